// What a test needs besides: predicates, and the identifiers that it shares with the app.
@_exported public import HarnessIdentifiers
@_exported public import HarnessQueries
