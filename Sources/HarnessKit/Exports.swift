// What a harness of one's own needs besides `Harness`: components, their arguments, Lua values, and
// predicates.
@_exported public import HarnessLua
@_exported public import HarnessQueries
@_exported public import HarnessScripting
