/// A task of a Slurm job array. Its numbers may start anywhere and go in steps.
///
/// Source: Slurm's documentation of job arrays ("Job Array Support").
enum SlurmArray {
  static let name = "a Slurm array"
  private static let prefix = "SLURM_ARRAY_TASK_"

  static func shard(in environment: [String: String]) throws(UsageError) -> Shard? {
    guard environment[prefix + "ID"]?.isEmpty == false else { return nil }
    let id = try number("ID", in: environment)
    let (least, greatest) = (try number("MIN", in: environment), try number("MAX", in: environment))
    let count = try number("COUNT", in: environment)
    let step = environment[prefix + "STEP"] == nil ? 1 : try number("STEP", in: environment)
    guard step > 0, least <= id, id <= greatest, (id - least) % step == 0,
      (greatest - least) / step + 1 == count
    else {
      throw UsageError(
        "--shard auto: the Slurm array has \(count) tasks from \(least) to \(greatest), so some are "
          + "left out, and their files would run nowhere; start it as --array=1-N, or give --shard."
      )
    }
    return try Shard((id - least) / step + 1, of: count, from: name)
  }

  private static func number(
    _ name: String, in environment: [String: String]
  ) throws(UsageError) -> Int {
    let text = environment[prefix + name] ?? ""
    guard let number = Int(text), number >= 0, number < 1 << 32 else {
      throw UsageError("--shard auto: \(prefix)\(name)='\(text)' is no number of a Slurm array.")
    }
    return number
  }
}
