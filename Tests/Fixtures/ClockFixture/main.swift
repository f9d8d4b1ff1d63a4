// Runs scenarios on the virtual clock and prints what happened when, in virtual seconds:
//
//     ClockFixture sleep nested     these two, each as a test of its own
//     ClockFixture                  all of them
//     ClockFixture --self-test      what does not work with this toolchain

import Foundation
import HarnessGraph

setvbuf(stdout, nil, _IOLBF, 0)
VirtualClock.shared.start()
MainActor.assumeIsolated {
  let arguments = CommandLine.arguments.dropFirst()
  if arguments.first == "--self-test" {
    for sentence in ClockSelfTest.run() { print(sentence) }
  } else if arguments.first == "--measure" {
    measure(String(arguments.last ?? ""))
  } else {
    let all = taskScenarios + timerScenarios + dispatchScenarios + threadScenarios + otherScenarios
    for scenario in all where arguments.isEmpty || arguments.contains(scenario.name) {
      run(scenario)
    }
  }
}
