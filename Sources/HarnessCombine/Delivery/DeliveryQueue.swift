/// A value that waits to be delivered.
struct Queued<Value> {
  let value: Value
  let onDelivery: (() -> Void)?
}

/// First in, first out, without moving the rest on each removal.
struct DeliveryQueue<Value> {
  private var items: [Queued<Value>?] = []
  private var next = 0

  var isEmpty: Bool { next == items.count }

  var count: Int { items.count - next }

  var first: Value? { next < items.count ? items[next]?.value : nil }

  mutating func append(_ item: Queued<Value>) {
    items.append(item)
  }

  mutating func popFirst() -> Queued<Value>? {
    guard next < items.count else { return nil }
    let first = items[next]
    items[next] = nil
    next += 1
    if next == items.count {
      items.removeAll(keepingCapacity: true)
      next = 0
    }
    return first
  }
}
