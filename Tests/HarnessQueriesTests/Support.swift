import HarnessGraph
import HarnessQueries
import HarnessUI

func find(_ text: String) -> Locator { Locator(ElementQuery(text)) }

func find(_ change: (inout ElementQuery) -> Void) -> Locator { Locator(query(change)) }

func query(_ change: (inout ElementQuery) -> Void) -> ElementQuery {
  var query = ElementQuery()
  change(&query)
  return query
}

extension Graph {
  /// What a locator finds, each element in one line.
  func summaries(_ locator: Locator) -> [String] { locator.resolve(in: self).map(\.summary) }

  /// The only match.
  func element(_ text: String) throws -> UIElement { try one(find(text), in: self) }

  /// What a script would read where one element is needed; nil where there is one.
  func failure(_ locator: Locator) -> String? {
    do throws(MatchFailure) {
      _ = try one(locator, in: self)
      return nil
    } catch {
      return error.text
    }
  }
}
