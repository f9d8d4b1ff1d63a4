import Combine

let transformingCases: [OperatorCase] = [
  OperatorCase("map", "10 20 30 40 finished", failing: "10 20 failure(mishap)") {
    $0.source.map { $0 * 10 }
  },
  OperatorCase("tryMap", "1 2 failure(three)", failing: "1 2 failure(mishap)") {
    $0.source.tryMap(refusingThree)
  },
  OperatorCase("map(keyPath)", "-1 -2 -3 -4 finished", failing: "-1 -2 failure(mishap)") {
    $0.source.map { -$0 }.map(\.description)
  },
  OperatorCase(
    "map(two key paths)", "(1, false) (2, false) (3, false) (4, false) finished",
    failing: "(1, false) (2, false) failure(mishap)"
  ) { $0.source.map(\.self, \.words.isEmpty) },
  OperatorCase(
    "map(three key paths)", "(1, 1, 1) (2, 1, 1) (3, 2, 1) (4, 1, 1) finished",
    failing: "(1, 1, 1) (2, 1, 1) failure(mishap)"
  ) { $0.source.map(\.self, \.nonzeroBitCount, \.words.count) },
  OperatorCase("compactMap", "2 4 finished", failing: "2 failure(mishap)") {
    $0.source.compactMap { $0 % 2 == 0 ? $0 : nil }
  },
  OperatorCase("tryCompactMap", "2 failure(three)", failing: "2 failure(mishap)") {
    $0.source.tryCompactMap { try refusingThree($0) % 2 == 0 ? $0 : nil }
  },
  OperatorCase("replaceNil", "0 2 0 4 finished", failing: "0 2 failure(mishap)") {
    $0.source.map { $0 % 2 == 0 ? $0 : nil }.replaceNil(with: 0)
  },
  OperatorCase("scan", "1 3 6 10 finished", failing: "1 3 failure(mishap)") {
    $0.source.scan(0, +)
  },
  OperatorCase("tryScan", "1 3 failure(three)", failing: "1 3 failure(mishap)") {
    $0.source.tryScan(0) { try $0 + refusingThree($1) }
  },
  OperatorCase("encode and decode", "1 2 3 4 finished", failing: "1 2 failure(mishap)") {
    $0.source.encode(encoder: JSONEncoder()).decode(type: Int.self, decoder: JSONDecoder())
  },
  OperatorCase(
    "flatMap", "1 10 2 20 3 30 4 40 finished", failing: "1 10 2 20 failure(mishap)"
  ) { $0.source.flatMap { [$0, $0 * 10].publisher } },
  OperatorCase(
    "flatMap(maxPublishers: 1)", "1 10 2 20 3 30 4 40 finished",
    failing: "1 10 2 20 failure(mishap)"
  ) { $0.source.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher } },
  OperatorCase(
    "switchToLatest", "1 2 3 4 finished", failing: "1 2 failure(mishap)"
  ) { $0.source.map { Just($0) }.switchToLatest() },
]

let selectingCases: [OperatorCase] = [
  OperatorCase("filter", "3 4 finished", failing: "failure(mishap)") {
    $0.source.filter { $0 > 2 }
  },
  OperatorCase("tryFilter", "2 failure(three)", failing: "2 failure(mishap)") {
    $0.source.tryFilter { try refusingThree($0) > 1 }
  },
  OperatorCase("removeDuplicates", "1 2 4 finished", failing: "1 2 failure(mishap)") {
    $0.source.removeDuplicates { $0 / 2 == $1 / 2 }
  },
  OperatorCase("tryRemoveDuplicates", "1 2 failure(three)", failing: "1 2 failure(mishap)") {
    $0.source.tryRemoveDuplicates { try $0 == refusingThree($1) }
  },
  OperatorCase("first", "1 finished", failing: "1 finished") { $0.source.first() },
  OperatorCase("first(where:)", "3 finished", failing: "failure(mishap)") {
    $0.source.first { $0 > 2 }
  },
  OperatorCase("tryFirst", "failure(three)", failing: "failure(mishap)") {
    $0.source.tryFirst { try refusingThree($0) > 2 }
  },
  OperatorCase("last", "4 finished", failing: "failure(mishap)") { $0.source.last() },
  OperatorCase("last(where:)", "2 finished", failing: "failure(mishap)") {
    $0.source.last { $0 < 3 }
  },
  OperatorCase("tryLast", "failure(three)", failing: "failure(mishap)") {
    $0.source.tryLast { try refusingThree($0) > 0 }
  },
  OperatorCase("dropFirst", "3 4 finished", failing: "failure(mishap)") {
    $0.source.dropFirst(2)
  },
  OperatorCase("drop(while:)", "2 3 4 finished", failing: "2 failure(mishap)") {
    $0.source.drop { $0 < 2 }
  },
  OperatorCase("tryDrop", "failure(three)", failing: "failure(mishap)") {
    $0.source.tryDrop { try refusingThree($0) < 9 }
  },
  OperatorCase("drop(untilOutputFrom:)", "1 2 3 4 finished", failing: "1 2 failure(mishap)") {
    $0.source.drop(untilOutputFrom: $0.other)
  },
  // One value at a time: the first is left out and asked for again only after the silence.
  OperatorCase(
    "drop(untilOutputFrom: silence)", "finished", failing: "failure(mishap)", oneByOne: ""
  ) { $0.source.drop(untilOutputFrom: $0.silent) },
  OperatorCase("prefix", "1 2 finished", failing: "1 2 finished") { $0.source.prefix(2) },
  OperatorCase("prefix(while:)", "1 2 finished", failing: "1 2 failure(mishap)") {
    $0.source.prefix { $0 < 3 }
  },
  OperatorCase("tryPrefix", "1 2 failure(three)", failing: "1 2 failure(mishap)") {
    $0.source.tryPrefix { try refusingThree($0) < 9 }
  },
  OperatorCase("prefix(untilOutputFrom:)", "finished", failing: "finished") {
    $0.source.prefix(untilOutputFrom: $0.other)
  },
  OperatorCase(
    "prefix(untilOutputFrom: silence)", "1 2 3 4 finished", failing: "1 2 failure(mishap)"
  ) { $0.source.prefix(untilOutputFrom: $0.silent) },
  OperatorCase("output(at:)", "2 finished", failing: "2 finished") { $0.source.output(at: 1) },
  OperatorCase("output(in:)", "2 3 finished", failing: "2 failure(mishap)") {
    $0.source.output(in: 1...2)
  },
]

let foldingCases: [OperatorCase] = [
  OperatorCase("reduce", "10 finished", failing: "failure(mishap)") { $0.source.reduce(0, +) },
  OperatorCase("tryReduce", "failure(three)", failing: "failure(mishap)") {
    $0.source.tryReduce(0) { try $0 + refusingThree($1) }
  },
  OperatorCase("count", "4 finished", failing: "failure(mishap)") { $0.source.count() },
  OperatorCase("min", "1 finished", failing: "failure(mishap)") { $0.source.min() },
  OperatorCase("max", "4 finished", failing: "failure(mishap)") { $0.source.max() },
  OperatorCase("min(by:)", "4 finished", failing: "failure(mishap)") { $0.source.min(by: >) },
  OperatorCase("max(by:)", "1 finished", failing: "failure(mishap)") { $0.source.max(by: >) },
  OperatorCase("tryMin", "failure(three)", failing: "failure(mishap)") {
    $0.source.tryMin { try refusingThree($0) < $1 }
  },
  OperatorCase("tryMax", "failure(three)", failing: "failure(mishap)") {
    $0.source.tryMax { try refusingThree($0) < $1 }
  },
  OperatorCase("collect", "[1, 2, 3, 4] finished", failing: "failure(mishap)") {
    $0.source.collect()
  },
  OperatorCase("collect(count)", "[1, 2, 3] [4] finished", failing: "failure(mishap)") {
    $0.source.collect(3)
  },
  OperatorCase("contains", "true finished", failing: "failure(mishap)") {
    $0.source.contains(3)
  },
  OperatorCase("contains(where:)", "false finished", failing: "failure(mishap)") {
    $0.source.contains { $0 > 4 }
  },
  OperatorCase("tryContains", "failure(three)", failing: "failure(mishap)") {
    $0.source.tryContains { try refusingThree($0) > 4 }
  },
  OperatorCase("allSatisfy", "false finished", failing: "failure(mishap)") {
    $0.source.allSatisfy { $0 < 4 }
  },
  OperatorCase("tryAllSatisfy", "failure(three)", failing: "failure(mishap)") {
    $0.source.tryAllSatisfy { try refusingThree($0) < 9 }
  },
  OperatorCase("ignoreOutput", "finished", failing: "failure(mishap)") {
    $0.source.ignoreOutput()
  },
  OperatorCase("replaceEmpty", "7 finished", failing: "failure(mishap)") {
    $0.source.filter { $0 > 9 }.replaceEmpty(with: 7)
  },
]
