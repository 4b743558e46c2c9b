import Reactive
import ReactiveTesting
import Testing

@testable import Hints

@Test func `the hint waits for three quiet seconds`() {
    let scenario = Scenario(
        """
        moves   --x----x----
        hint    n----y-n--y-
        """)
    let hint = HintViewModel(scheduler: scenario.scheduler)
    let output = hint.transform(scenario.hot("moves").map { _ in })
    scenario.hear("hint", output.map { $0 ? "y" : "n" })
    #expect(scenario.played == scenario.written)
}
