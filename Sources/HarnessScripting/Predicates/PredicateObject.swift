import HarnessLua
import HarnessQueries

/// A predicate as a script holds it. It is a value: nothing is judged before it is given to a word.
final class PredicateObject: LuaObject, DescribedToScripts {
  let predicate: ElementPredicate
  init(_ predicate: ElementPredicate) { self.predicate = predicate }

  var scriptDescription: String { predicate.scriptText }
}
