import HarnessAppleNames
import HarnessLua

extension Vocabulary {
  /// `network.route{…}` and `network.allow([url])`.
  static func addNetwork(to library: LuaLibrary) {
    library.module("network") { network in
      network.function(
        "route",
        plain("network.route") { call, context in
          let route = try RouteArguments(call: call, context: context).route()
          context.network.add(route)
          call.push(route.spy)
          return 1
        })
      network.function(
        "allow",
        plain("network.allow") { call, context in
          let arguments = RouteArguments(call: call, context: context)
          let urls =
            call.isNil(1) ? nil : try arguments.url(call.value(1))
          guard Network.real != nil else {
            throw Problem.usage(
              "network.allow: this harness has no real network; build it with the package trait "
                + "RealNetworking (swift build --traits RealNetworking)")
          }
          context.network.allow(urls)
          return 0
        })
      refuseUnknownMembers(of: network, "network", known: ["route", "allow"])
    }
  }
}
