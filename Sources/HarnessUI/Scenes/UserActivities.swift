public import HarnessAppleNames

extension View {
  /// Says what the user is doing here, so that it can go on elsewhere.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    keeping("user_activity", isActive ? .string(activityType) : nil)
      .onAppear { if isActive { update(NSUserActivity(activityType: activityType)) } }
  }

  /// Says what the user is doing here with an element, while there is one.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    userActivity(activityType, isActive: element != nil) { activity in
      if let element { update(element, activity) }
    }
  }

  /// Goes on with what the user was doing elsewhere, which never happens here.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    keeping("on_continue_user_activity", .string(activityType))
  }
}
