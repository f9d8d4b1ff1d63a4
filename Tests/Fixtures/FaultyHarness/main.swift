import HarnessKit

// A harness whose components and functions are broken on purpose: what the end-to-end tests run.
var harness = Harness()
registerCheckBoxes(in: &harness, fault: Fault.chosen)
registerFixtures(in: &harness)
registerWorkbench(in: &harness)
registerNetwork(in: &harness)
registerMisbehaviour(in: &harness)
registerLeaks(in: &harness)
registerUnrest(in: &harness)
registerChance(in: &harness)
harness.main()
