import Foundation
import Testing

@testable import TUI

private enum Spot: Hashable {
    case delete(Int)
    case name(Int)
    case table
}

/// Controls with the same labels, which differ only in their spots.
@Suite struct `Buttons with like labels` {
    private let sheet = ControlSheet(
        Controls(
            focus: Spot.delete(0),
            [.name(0): .text(), .name(1): .text(rules: [.notEmpty("Empty.")])]))

    private func pilot() -> Pilot {
        sheet.pilot(columns: 30, rows: 6) { controls in
            Column {
                for row in 0..<2 {
                    Button("Delete", .delete(row), in: controls)
                    FormRow("Name", .name(row), in: controls)
                }
            }
        }
    }

    /// The rows with the style of the focus.
    private func focusedRows(_ pilot: Pilot) -> [Int] {
        let style = Theme.dark[.focus].background
        return Set(pilot.runs.filter { $0.style.background == style }.map(\.row)).sorted()
    }

    @Test func `are walked through one after the other, and one of them has the focus`() {
        let pilot = pilot()
        var spots: [Spot?] = [sheet.controls.focus]
        #expect(focusedRows(pilot) == [0])
        for _ in 0..<4 {
            pilot.press(.tab)
            spots.append(sheet.controls.focus)
            #expect(focusedRows(pilot).count <= 1)
        }
        #expect(spots == [.delete(0), .name(0), .delete(1), .name(1), .delete(0)])
    }

    @Test func `take only input that is meant for them`() throws {
        let pilot = pilot()
        try pilot.click(.value(ControlPart.whole(Spot.delete(1))))
        #expect(
            sheet.news.filter { if case .pressed = $0 { true } else { false } } == [
                .pressed(.delete(1))
            ])
        try pilot.click(.value(ControlPart.whole(Spot.name(1))))
        pilot.type("x")
        #expect(sheet.controls.text(.name(1)) == "x" && sheet.controls.text(.name(0)) == "")
        pilot.press(.backspace)
        #expect(sheet.controls.shownProblem(.name(1)) == "Empty.")
        #expect(pilot.text.components(separatedBy: "Empty.").count == 2)
    }
}
