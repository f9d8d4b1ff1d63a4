// What a harness of one's own needs besides `Harness`: components, their arguments, and Lua values.
@_exported public import HarnessLua
@_exported public import HarnessScripting
