import Reactive
import ReactiveTesting
import TUI
import Testing

/// Press, release and motion; clicks by their count; a drag's start, its motions and its drop.
@Test func `reports become gestures as the picture says`() {
    let scenario = Scenario(
        """
        press, move, release      -p-r-p-r----p-r--p-mm-r-
        gestures(doubleClick: 4)  -p-(r1)-p-(r2)----p-(r1)--p-(sm)m-d-
        """)
    var column = 0
    let reports = scenario.hot("press, move, release") { letter in
        switch letter {
        case "p":
            column = 0
            return TerminalEvent.mouse(Mouse(.press(.left), column: column, row: 0))
        case "r": return .mouse(Mouse(.release(.left), column: column, row: 0))
        default:
            column += 1
            return .mouse(Mouse(.drag(.left), column: column, row: 0))
        }
    }
    let gestures = reports.gestures(scheduler: scenario.scheduler, doubleClick: .seconds(4))
    scenario.hear(
        "gestures(doubleClick: 4)",
        gestures.map { gesture in
            switch gesture {
            case .press: "p"
            case .release: "r"
            case .click(_, _, let count, _): "\(count)"
            case .dragStart: "s"
            case .drag: "m"
            case .drop: "d"
            default: "?"
            }
        })
    #expect(scenario.played == scenario.written)
}
