import HarnessEvents
import Testing

struct JSONWriterTests {
  @Test func `commas stand where they belong`() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("a")
    writer.beginArray()
    writer.number(1)
    writer.number(-2)
    writer.beginObject()
    writer.endObject()
    writer.beginArray()
    writer.endArray()
    writer.endArray()
    writer.key("b")
    writer.bool(true)
    writer.key("c")
    writer.null()
    writer.endObject()
    writer.endLine()
    writer.string("next")
    let text = String(decoding: writer.bytes, as: UTF8.self)
    #expect(text == "{\"a\":[1,-2,{},[]],\"b\":true,\"c\":null}\n\"next\"")
  }

  @Test func `strings are escaped and stay UTF-8`() {
    var writer = JSONWriter()
    writer.string("\"\\\n\t\u{1}\u{1F}\u{7F}ä😀")
    let text = String(decoding: writer.bytes, as: UTF8.self)
    #expect(text == #""\"\\\n\t\u0001\u001f\u007fä😀""#)
  }
}
