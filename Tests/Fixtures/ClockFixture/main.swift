// Runs scenarios on the virtual clock and prints what happened when, in virtual seconds:
//
//     ClockFixture sleep nested     these two, each as a test of its own
//     ClockFixture                  all of them, but those that cost real time or spoil the process
//     ClockFixture --self-test      what does not work with this toolchain
//     ClockFixture --measure idle   nanoseconds; also "loop", "dispatch"

import CHarnessRuntime
import Foundation
import HarnessGraph

setvbuf(stdout, nil, _IOLBF, 0)
let beforeStart = harness_real_nanoseconds()
VirtualClock.shared.start()
let costOfStart = harness_real_nanoseconds() - beforeStart
MainActor.assumeIsolated {
  let arguments = CommandLine.arguments.dropFirst()
  if arguments.first == "--self-test" {
    for sentence in ClockSelfTest.run() { print(sentence) }
  } else if arguments.first == "--measure" {
    print("start: \(costOfStart) ns")
    measure(String(arguments.last ?? ""))
  } else {
    let all = taskScenarios + timerScenarios + dispatchScenarios + threadScenarios + otherScenarios
    for scenario in all + unseenScenarios + spoilingScenarios
    where arguments.contains(scenario.name) {
      run(scenario)
    }
    if arguments.isEmpty { all.forEach(run) }
  }
}
