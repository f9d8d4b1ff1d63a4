/// A value that may be of another kind than it should: then there is none, and what stands around it
/// can be read all the same.
struct Lenient<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) { value = try? Value(from: decoder) }
}
