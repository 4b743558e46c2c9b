import Testing

@testable import TUI

private enum Spot: Hashable { case notes }

@Suite struct `A text whose lines wrap` {
    private func sheet(_ text: String) -> ControlSheet<Spot> {
        ControlSheet(
            Controls<Spot>(
                focus: .notes, [.notes: .text(text, isMultiline: true, wraps: true)]))
    }

    private func pilot(_ sheet: ControlSheet<Spot>, columns: Int = 11, rows: Int = 4) -> Pilot {
        sheet.pilot(columns: columns, rows: rows) { TextArea(.notes, in: $0) }
    }

    @Test func `breaks between words, and within those that are too long`() {
        let sheet = sheet("one two three\nfour abcdefghijklmnop")
        let pilot = pilot(sheet, rows: 6)
        #expect(
            pilot.text == """
                one two
                three
                four
                abcdefghij
                klmnop
                """)
        #expect(pilot.cursor == Point(column: 6, row: 4))
    }

    @Test func `is walked through by rows, which keep the column`() {
        let sheet = sheet("one two three four")
        let pilot = pilot(sheet)
        // one two | three four
        #expect(pilot.text == "one two\nthree four")
        pilot.press(.up)
        #expect(pilot.cursor == Point(column: 7, row: 0))
        pilot.press(.down)
        #expect(pilot.cursor == Point(column: 10, row: 1))
        pilot.press(.up, .home)
        pilot.type("X")
        #expect(sheet.controls.text(.notes) == "Xone two three four")
        pilot.press(.down)
        #expect(pilot.cursor == Point(column: 1, row: 1))
    }

    @Test func `maps a click to the visible character`() throws {
        let sheet = sheet("one two three four")
        let pilot = pilot(sheet)
        try pilot.click("four")
        pilot.type("!")
        #expect(sheet.controls.text(.notes) == "one two three f!our")
        try pilot.click(.at(10, 0))
        pilot.type("?")
        #expect(
            sheet.controls.text(.notes) == "one two? three f!our",
            "The cursor is before the blank at the end of the row.")
    }

    @Test func `scrolls to keep the cursor visible, and by the wheel`() throws {
        let sheet = sheet("")
        let pilot = pilot(sheet)
        for number in 1...9 { pilot.type("word\(number) ") }
        #expect(pilot.text.contains("word9") && !pilot.text.contains("word1"))
        try pilot.wheel(.up, at: .at(2, 1), notches: 5)
        #expect(pilot.text.contains("word1"))
        pilot.press(.home, modifiers: .control)
        #expect(pilot.cursor == Point(column: 0, row: 0))
        pilot.press(.pageDown, .pageDown, .pageDown, .pageDown)
        #expect(pilot.text.contains("word9"))
    }

    @Test(arguments: 1...6) func `loses no character and shows the cursor`(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let sheet = sheet("")
        let pilot = pilot(sheet, columns: Int.random(in: 4...12, using: &numbers))
        let keys: [Key] = [
            .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .backspace,
        ]
        for _ in 0..<250 {
            if Bool.random(using: &numbers) {
                pilot.type(["a", " ", "long ", "한", "e"].randomElement(using: &numbers) ?? "a")
            } else {
                pilot.press(keys.randomElement(using: &numbers) ?? .up)
            }
            let editor = sheet.controls.editor(.notes)
            let room = editor.viewport.room ?? Size(columns: 8, rows: 4)
            let columns = editor.textColumns(in: room)
            for line in 0..<editor.lines.count {
                let starts = editor.rowStarts(of: line, in: columns)
                #expect(starts == Array(Set(starts)).sorted() && starts[0] == 0)
            }
            #expect(pilot.cursor != nil)
        }
    }
}
