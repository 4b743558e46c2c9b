import Reactive
import Testing

@testable import TUI

@Suite struct `A form` {
    @Test func `is filled in by keys alone`() throws {
        let pilot = Pilot(columns: 26, rows: 6, form)
        pilot.press(.tab)
        pilot.type("one")
        pilot.press(.right, .down)
        pilot.type("five")
        pilot.press(.left, .left, .up, .up)
        pilot.type("!")
        #expect(
            pilot.text == """
                one!__  ______  ______

                ______  five__  ______

                [clear] [leave]
                """)
        pilot.press(.down, .down, .enter)
        #expect(pilot.text.hasPrefix("______  ______  ______"))
    }

    @Test func `takes the focus when it is pressed`() throws {
        let pilot = Pilot(columns: 26, rows: 6, form)
        try pilot.click(.value(FormSpot.field(4)))
        pilot.type("x")
        #expect(pilot.text.contains("______  x_____"))
        let pressed = pilot.runs.first { $0.text == "x_____" }
        #expect(pressed?.row == 2 && pressed?.style == Style(attributes: .reverse))
    }

    @Test func `types a space into a field, and presses a button with one`() {
        let pilot = Pilot(columns: 26, rows: 6, form)
        pilot.press(.tab)
        pilot.type("a b")
        #expect(pilot.text.hasPrefix("a b___"))
        pilot.press(.tab, .tab, .tab, .tab, .tab, .tab)
        pilot.type(" ")
        #expect(pilot.text.hasPrefix("______"))
    }

    @Test func `is out of reach behind a question`() throws {
        let pilot = Pilot(columns: 26, rows: 6, form)
        try pilot.click("[leave]")
        #expect(pilot.text.contains("Sure?"))
        // Nothing behind the dialog can be pressed, and the focus stays within it.
        #expect(throws: Pilot.Missing.self) { try pilot.click(.value(FormSpot.clear)) }
        try pilot.click("[clear]")
        #expect(pilot.text.contains("Sure?"))
        pilot.press(.tab, .tab, .tab, .enter)
        #expect(pilot.isOver)
    }

    @Test func `ends when it is left, and shows nothing any more`() throws {
        let pilot = Pilot(columns: 26, rows: 6, form)
        try pilot.click("[leave]")
        try pilot.click("[no]")
        #expect(!pilot.isOver)
        try pilot.click("[leave]")
        try pilot.click("[yes]")
        #expect(pilot.isOver)

        let frames = pilot.frames.count
        pilot.type("x")
        pilot.resize(columns: 5, rows: 5)
        pilot.advance(by: .seconds(10))
        #expect(pilot.frames.count == frames)
        #expect(pilot.nextWakeUp == nil)
    }

    /// Fast typing, a slow line and a test deliver the same bytes in different pieces.
    @Test(arguments: 0..<20)
    func `does not depend on how the bytes are split`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let keys = [
            "\t", "\u{1b}[Z", "\u{1b}[A", "\u{1b}[B", "\u{1b}[C", "\u{1b}[D", "x", " ", "\r",
        ]
        let bytes = Array((0..<60).map { _ in keys[dice.roll(keys.count)] }.joined().utf8)
        let (whole, pieces) = (
            Pilot(columns: 26, rows: 6, form), Pilot(columns: 26, rows: 6, form)
        )
        whole.send(bytes: bytes)
        for byte in bytes { pieces.send(bytes: [byte]) }
        #expect(whole.text == pieces.text)
        #expect(whole.frames.count < 4 && whole.frames.count < pieces.frames.count)
    }
}
