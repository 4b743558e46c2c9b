import Reactive
import ReactiveTesting
import TUI
import Testing

@testable import Information

@Test func `mistakes stop at three, and the clock runs between two triggers`() {
    let scenario = Scenario(
        """
        load       -x------------
        trigger    ---x--x-------
        timer      --x---x-------
        mistakes   02-3----------
        seconds    09-abc--------
        """)
    let loads = scenario.hot("load")
    let output = InformationViewModel(scheduler: scenario.scheduler).transform(
        .init(
            difficulty: loads.map { _ in .hard }, mistake: loads.map { _ in 2 },
            mistakeTrigger: scenario.hot("trigger").map { _ in }, time: loads.map { _ in 59 },
            timerTrigger: scenario.hot("timer").map { _ in }))
    scenario.hear("mistakes", output.mistake.map { String($0.prefix(1)) }.distinctUntilChanged())
    scenario.hear(
        "seconds", output.time,
        as: ["0": "0:00", "9": "0:59", "a": "1:00", "b": "1:01", "c": "1:02"])
    #expect(scenario.played == scenario.written)
}

@Test func `the line shows the values of the view model`() {
    let pilot = Pilot(columns: 40, rows: 2, information)
    pilot.type("m ")
    pilot.advance(by: .seconds(61))
    #expect(pilot.text.hasPrefix("easy   1 / 3   1:01\n"))
    pilot.type("l mmm")
    #expect(pilot.text.hasPrefix("hard   3 / 3   1:40\n"))
}
