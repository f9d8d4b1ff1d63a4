// What a harness of one's own needs besides `Harness`: components, their arguments, Lua values,
// predicates, and the apps that tests in Swift host.
@_exported public import HarnessHosting
@_exported public import HarnessLua
@_exported public import HarnessQueries
@_exported public import HarnessScripting
