import HarnessKit

/// A class of ours that scripts can make and use.
final class Kettle: LuaObject {
  var litres: Double
  private(set) var isHot = false

  init(litres: Double) { self.litres = litres }

  func boil() { isHot = true }
}

func addKettles(to library: LuaLibrary) {
  library.type("Kettle", Kettle.self) { type in
    type.property("litres", { $0.litres }, set: { $0.litres = $1 })
    type.property("is_hot") { (kettle: Kettle) in kettle.isHot }
    type.method("boil") { (kettle: Kettle) in kettle.boil() }
    type.string { "a kettle of \($0.litres) litres" }
  }
  library.module("Kettle") { module in
    module.function("new") { (litres: Double) in Kettle(litres: litres) }
  }
}
