import HarnessKit

// A harness of the behavioural cases: one small component for each thing that a user does and that
// must work, or must be refused. Scripts/cases has a test for each, under the number of the case.
var harness = Harness()
registerControlCases(in: &harness)
registerTreeCases(in: &harness)
registerPresentationCases(in: &harness)
registerTypeCases(in: &harness)
registerScreens(in: &harness)
harness.main()
