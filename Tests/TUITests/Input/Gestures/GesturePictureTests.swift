import Reactive
import ReactiveTesting
import Testing

@testable import TUI

/// Presses, releases and motions become clicks with a count, or the start, the motions and the drop
/// of a drag.
@Test func `reports become gestures as in the picture`() {
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

/// A button is held for long enough, released before, or moved: only the first is a hold.
@Test func `a held button is reported while it is down, as in the picture`() {
    let scenario = Scenario(
        """
        press, move, release  -p------r-p-r-p-m------r-
        holds(3)              ----h--------------------
        """)
    let reports = scenario.hot("press, move, release") { letter -> TerminalEvent in
        switch letter {
        case "p": return .mouse(Mouse(.press(.left), column: 0, row: 0))
        case "r": return .mouse(Mouse(.release(.left), column: 0, row: 0))
        default: return .mouse(Mouse(.drag(.left), column: 1, row: 0))
        }
    }
    let holds = reports.readings(scheduler: scenario.scheduler)
        .holds(after: .seconds(3), scheduler: scenario.scheduler)
    scenario.hear(
        "holds(3)",
        holds.map { gesture in if case .hold(.left, _) = gesture { "h" } else { "?" } })
    #expect(scenario.played == scenario.written)
}
