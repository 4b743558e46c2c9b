import Reactive
import ReactiveTesting
import Testing

// The code of the page of ReactiveTesting, as in the document.

@Test func `a sum is emitted for each number, and a failure ends it`() {
    let scenario = Scenario(
        """
        numbers   -a-(bc)-{60}#
        heard     ^----{60}!
        sums      -1-(36)-{60}#
        """)
    let numbers = scenario.hot("numbers", ["a": 1, "b": 2, "c": 3])
    scenario.watch("heard", numbers)
    scenario.hear("sums", numbers.scan(0, accumulator: +))
    #expect(scenario.played == scenario.written)
}

@Test func `a failed search shows its error, and the next query searches again`() {
    let scenario = Scenario(
        """
        query    -a--~~~~~---b--~~~
        down     --#[down]
        answer   --[17]|
        shown    ---[down]-----[17]
        """)
    let answers = ["a": scenario.cold("down"), "b": scenario.cold("answer")]
    let shown = scenario.hot("query").flatMapLatest { query in
        (answers[query] ?? scenario.cold("down")).catch { error in .just("\(error)") }
    }
    scenario.hear("shown", shown)
    #expect(scenario.played == scenario.written)
}

@Test func `a column is a tenth of a second`() {
    let scenario = Scenario(
        """
        typed     -a-bc------
        searched  -------c---
        """, tick: .milliseconds(100))
    let typed = scenario.hot("typed")
    scenario.hear("searched", typed.debounce(.milliseconds(300), scheduler: scenario.scheduler))
    #expect(scenario.played == scenario.written)
}

@Test func `the end of a delayed stream comes a tick after its last element`() {
    let scenario = Scenario(
        """
        answer   -(a|)
        delayed  ---a|
        """)
    let answer = scenario.hot("answer")
    scenario.hear("delayed", answer.delay(.seconds(2), scheduler: scenario.scheduler))
    #expect(scenario.played == scenario.written)
}
