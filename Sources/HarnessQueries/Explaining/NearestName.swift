/// The nearest of several names, for "did you mean"; nil when none is near.
nonisolated func nearestName(to name: String, in names: [String]) -> String? {
  let wanted = name.lowercased()
  let farthest = max(1, name.count / 3)
  var best: (name: String, distance: Int)?
  for candidate in names where abs(candidate.count - name.count) <= farthest {
    let distance = EditDistance.between(wanted, candidate.lowercased())
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best.flatMap { $0.distance <= farthest ? $0.name : nil }
}
