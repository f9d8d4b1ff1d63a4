import Synchronization

/// The changes since the views were settled last, sorted by the transactions they were made in.
///
/// An action may make one change with an animation, the next with another, and a third with none.
/// Views follow them one after the other: to the views of the second the third has not happened yet.
/// So a state keeps what it was in each of these groups until all have been shown. Group 0 is plain,
/// and mostly the only one; then nothing is kept.
package enum ChangeLog {
  /// The thread that made changes in transactions; 0 while there are none. What others change
  /// meanwhile belongs to group 0. All but `shown` is this thread's alone.
  private static let thread = Atomic<UInt>(0)
  // The transactions of the groups from 1 on.
  @exclusivity(unchecked) nonisolated(unsafe) private static var transactions: [Transaction] = []
  @exclusivity(unchecked) nonisolated(unsafe) private static var histories: [any ChangeHistory] = []
  /// The group of a change that was made before and is told to its readers now.
  nonisolated(unsafe) private static var toldGroup: Int?
  private static let shown = Atomic<Int>(nothing)
  private static var nothing: Int { -1 }

  /// While views follow a group: which one. They see what states were then.
  package static var shownGroup: Int? {
    let group = shown.load(ordering: .relaxed)
    return group == nothing ? nil : group
  }

  package static var hasGroups: Bool { thread.load(ordering: .relaxed) != 0 }

  /// The group of a change that is made now.
  package static var group: Int {
    let owner = thread.load(ordering: .relaxed)
    if owner == 0 {
      let transaction = Transaction.current
      return transaction.isPlain ? 0 : begin(transaction)
    }
    guard owner == Tracking.thread, shownGroup == nil else { return 0 }
    if let toldGroup { return toldGroup }
    let transaction = Transaction.current
    return transactions.last?.isSameChange(as: transaction) == true
      ? transactions.count : begin(transaction)
  }

  private static func begin(_ transaction: Transaction) -> Int {
    thread.store(Tracking.thread, ordering: .relaxed)
    transactions.append(transaction)
    return transactions.count
  }

  /// The graph settles on this thread: under a test runner the main actor has no thread of its own.
  static func moveToThisThread() {
    if hasGroups { thread.store(Tracking.thread, ordering: .relaxed) }
  }

  /// Tells readers of a change that belongs to a group.
  static func telling(_ group: Int, _ tell: () -> Void) {
    let outer = toldGroup
    toldGroup = group <= transactions.count ? group : 0
    defer { toldGroup = outer }
    tell()
  }

  static func keeps(_ history: any ChangeHistory) { histories.append(history) }

  /// Lets views follow group after group; then all is forgotten.
  package static func show(_ follow: (_ group: Int, Transaction) -> Void) {
    guard hasGroups else { return follow(0, Transaction()) }
    shown.store(0, ordering: .relaxed)
    follow(0, Transaction())
    for (index, transaction) in transactions.enumerated() {
      shown.store(index + 1, ordering: .relaxed)
      follow(index + 1, transaction)
    }
    forget()
  }

  package static func forget() {
    shown.store(nothing, ordering: .relaxed)
    guard hasGroups else { return }
    transactions.removeAll()
    for history in histories { history.forgetHistory() }
    histories.removeAll()
    thread.store(0, ordering: .relaxed)
  }
}

/// Something that keeps what it was in earlier groups.
protocol ChangeHistory: AnyObject {
  func forgetHistory()
}
