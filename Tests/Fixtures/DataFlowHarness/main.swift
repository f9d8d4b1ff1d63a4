import HarnessKit

// A harness of plain components that get their data from outside: what the end-to-end tests run.
var harness = Harness()
registerObjects(in: &harness)
registerPublishers(in: &harness)
registerTasks(in: &harness)
registerQueues(in: &harness)
harness.main()
