import HarnessRunner
import Testing

struct RestartBudgetTests {
  @Test func `the budget is two for each worker and five, until a test finishes`() {
    var budget = RestartBudget(workers: 2)
    let answers = (1...10).map { _ in budget.spend() }
    #expect(answers == Array(repeating: true, count: 9) + [false])
    budget.renew()
    let renewed = budget.spend()
    #expect(renewed)
  }
}
