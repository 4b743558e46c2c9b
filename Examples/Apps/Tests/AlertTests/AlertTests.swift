import Games
import TUI
import Testing

@testable import Alert

@Test func `a key presses the focused button, and the dialog closes`() {
    let pilot = Pilot(columns: 40, rows: 12) { alertScreen($0, .pause) }
    for name in ["pause", "resume", "newGame", "no answer yet"] {
        #expect(pilot.text.contains(name), "\(pilot.text)")
    }
    pilot.press(.tab)
    pilot.press(.enter)
    #expect(pilot.text.contains("answer: newGame") && !pilot.text.contains("resume"))
    pilot.type("q")
    #expect(pilot.isOver)
}

@Test(arguments: SudokuAlert.allCases.filter { !$0.buttons.isEmpty })
func `every button of every alert can be clicked`(_ alert: SudokuAlert) throws {
    for button in alert.buttons {
        let pilot = Pilot(columns: 40, rows: 12) { alertScreen($0, alert) }
        try pilot.click(.value(button))
        #expect(pilot.text.contains("answer: \(button)"))
    }
}
