import Reactive
import Testing

@testable import Laboratory
@testable import Parlor
@testable import TUI

@MainActor @Suite struct `The demonstration` {
    private func pilot(columns: Int = 80, rows: Int = 24) -> Pilot {
        Pilot(columns: columns, rows: rows, keepsFrames: false) { demo($0) }
    }

    @Test func `shows each event as it comes`() throws {
        let pilot = pilot()
        pilot.press(.up, modifiers: .control)
        try pilot.doubleClick(.at(40, 12))
        pilot.paste("a\nb")
        pilot.focus(false)
        for line in ["key ctrl+up", "mouse left down at 40,12", "click left ×2", "paste of 3: ab"] {
            #expect(pilot.text.contains(line), "\(line)")
        }
        #expect(pilot.text.contains("focus: elsewhere"))
    }

    @Test(
        arguments: [
            (1, "Terminal"), (2, "▁"), (3, "Drag the card"), (4, "cardFace"), (5, "A secret"),
            (6, "Square"), (7, "Drag the line"), (8, "what to do"), (9, "emphasis"),
        ])
    func `opens a page with each digit`(_ page: Int, _ text: String) {
        let pilot = pilot()
        pilot.type("\(page)")
        #expect(pilot.text.contains(text))
    }

    @Test func `has fields that take every key but Tab and Esc`() throws {
        let pilot = pilot()
        pilot.type("5")
        try pilot.click("A name")
        pilot.type("da q1")
        pilot.press(.home)
        pilot.type("A")
        pilot.press(.tab)
        pilot.type("x")
        #expect(pilot.text.contains("Ada q1 "))
        try pilot.click("A secret")
        pilot.type("dwarf")
        #expect(pilot.text.contains("•••••") && !pilot.text.contains("dwarf"))
        try pilot.click("여기에")
        pilot.press(.up, .end, .enter)
        pilot.paste("one\ntwo")
        #expect(pilot.text.contains("two") && pilot.text.contains("Type here."))
        pilot.press(.escape)
        pilot.type("q")
        #expect(pilot.isOver)
    }

    @Test func `selects only the letters that the pointer was dragged over`() throws {
        let pilot = pilot(columns: 40)
        pilot.type("5")
        try pilot.click("A name")
        for letter in "abcdef" { pilot.type(String(repeating: letter, count: 10)) }
        try pilot.drag(from: .at(11, 1), to: .at(14, 1))
        pilot.type("X")
        pilot.press(.home)
        var seen = ""
        for _ in 0..<70 {
            let row = Array(pilot.text.split(separator: "\n")[1])
            if let cursor = pilot.cursor, cursor.row == 1, cursor.column < row.count {
                seen.append(row[cursor.column])
            }
            pilot.press(.right)
        }
        #expect(seen.filter { $0 != " " }.count == 60 - 3 + 1, "\(seen)")
    }

    @Test func `scrolls its notes by the wheel, and keeps their place at a click`() throws {
        let pilot = pilot()
        pilot.type("5")
        try pilot.click("여기에")
        pilot.press(.end, modifiers: .control)
        for line in 1...30 { pilot.type("\nL\(line).") }
        let shown = pilot.text
        try pilot.click("L13.")
        let place = pilot.cursor ?? Point(column: 0, row: 0)
        try pilot.drag(from: .at(place.column, place.row), to: .at(place.column + 1, place.row))
        #expect(pilot.text == shown)
        try pilot.wheel(.up, at: "L15.", notches: 9)
        #expect(pilot.text.contains("Type here."))
        pilot.type("X")
        #expect(pilot.text.contains("L12.") && pilot.text.contains("L14."))
    }

    @Test func `moves between tabs by arrows, and shows their contents`() throws {
        let pilot = pilot()
        pilot.press(.right, .right)
        #expect(pilot.text.contains("Drag the card"))
        pilot.press(.left, .left, .left)
        #expect(pilot.text.contains("strong emphasis"), "The tabs wrap around.")
        pilot.type("6")
        try pilot.click("Text")
        #expect(pilot.text.contains("1 of 100"))
        pilot.press(.right)
        #expect(!pilot.text.contains("1 of 100") && pilot.text.contains("and back"))
        pilot.press(.right)
        #expect(pilot.text.contains("Square"))
    }

    @Test func `sorts by a pressed header, and marks rows by clicks with modifier keys`() throws {
        let pilot = pilot()
        pilot.type("6")
        #expect(pilot.text.contains("Number ▲"))
        try pilot.click("Shuffled")
        #expect(pilot.text.contains("Shuffled ▲") && !pilot.text.contains("Number ▲"))
        // The last number of each row, without the row of page numbers.
        let numbers = pilot.text.split(separator: "\n").dropFirst().compactMap {
            let numbers = $0.split(separator: " ").compactMap { Int($0) }
            return numbers.count > 2 ? numbers.last : nil
        }
        #expect(numbers.prefix(5) == [0, 1, 2, 3, 4])
        try pilot.click("Shuffled")
        #expect(pilot.text.contains("999999"))
        func grounds() -> Set<Color> {
            Set(pilot.runs.filter { (6...8).contains($0.row) }.map(\.style.background))
        }
        let plain = grounds()
        try pilot.click(.at(20, 6), modifiers: .control)
        try pilot.click(.at(20, 8), modifiers: .shift)
        #expect(grounds().count > plain.count)
    }

    @Test func `shows all its controls in a small window`() {
        let pilot = pilot(columns: 44, rows: 12)
        for (page, texts) in [
            (2, ["[ Ask ]", "[ Spring", "swift.org"]), (5, ["[ Save ]", "Large"]),
        ] {
            pilot.type("\(page)")
            for text in texts { #expect(pilot.text.contains(text), "\(page): \(text)") }
            #expect(pilot.text.contains("\(page) "), "The tab of the page is visible.")
            pilot.press(.escape)
        }
    }

    @Test func `begins in the requested theme, and names the inline mode`() {
        let pilot = Pilot(columns: 80, rows: 24) { demo($0, theme: { _ in .ascii }) }
        #expect(pilot.text.unicodeScalars.allSatisfy { $0.isASCII || $0 == "×" })
        #expect(pilot.text.contains("inlineRows"))
    }

    @Test func `has switches, a slider, and a toast that disappears by itself`() throws {
        let pilot = pilot()
        pilot.type("5")
        try pilot.click("Sound")
        try pilot.click("Large")
        #expect(pilot.text.contains("[ ] Sound") && pilot.text.contains("(•) Large"))
        let before = pilot.text
        pilot.press(.tab, .right)
        #expect(pilot.text != before)
        try pilot.click("[ Save ]")
        #expect(pilot.text.contains("Saved, "))
        pilot.advance(by: .seconds(4))
        #expect(!pilot.text.contains("Saved, ") && pilot.nextWakeUp == nil)
    }

    @Test func `has a table of a million rows, a long text and a chart behind tabs`() throws {
        let pilot = pilot()
        pilot.type("6")
        #expect(pilot.text.contains("1111") && !pilot.text.contains("999999"))
        try pilot.click("Number")
        #expect(pilot.text.contains("999999"))
        try pilot.click("999995")
        pilot.press(.end)
        #expect(pilot.text.contains("1111") && !pilot.text.contains("999999"))
        try pilot.click("Text")
        #expect(pilot.text.contains("1 of 100"))
        try pilot.click(.at(10, 10))
        pilot.press(.end)
        #expect(pilot.text.contains("100 of 100"))
        try pilot.click("Chart")
        #expect(pilot.text.unicodeScalars.contains { (0x2801...0x28ff).contains($0.value) })
    }

    @Test func `has a command palette, which runs the selected command`() throws {
        let pilot = pilot()
        pilot.press("p", modifiers: .control)
        pilot.type("mark")
        pilot.press(.enter)
        #expect(pilot.text.contains("strong emphasis") && !pilot.text.contains("Commands ─"))
        pilot.press("p", modifiers: .control)
        try pilot.click("Use the next theme")
        #expect(!pilot.text.contains("Commands ─"))
        pilot.press("p", modifiers: .control)
        pilot.press(.escape)
        #expect(!pilot.text.contains("Commands ─") && !pilot.isOver)
    }

    @Test func `finds characters by their names`() throws {
        let pilot = pilot()
        pilot.type("6")
        try pilot.click("Find")
        pilot.press(.tab)
        pilot.type("black heart")
        #expect(pilot.text.contains("♥ BLACK HEART SUIT"))
    }

    @Test func `has a million entries of two lines`() throws {
        let pilot = pilot()
        pilot.type("6")
        try pilot.click("Entries")
        #expect(pilot.text.contains("Entry 1") && pilot.text.contains("binary: 1"))
        try pilot.click("Entry 2")
        pilot.press(.end)
        #expect(pilot.text.contains("Entry 999999"))
    }

    @Test func `has files beside their details, with a divider that moves`() throws {
        let pilot = pilot()
        pilot.type("7")
        let before = pilot.text
        pilot.press(.tab, .right)
        #expect(pilot.text != before)
        try pilot.drag(from: .value(ControlPart<DemoSpot>.whole(.divider)), to: .at(60, 9))
        let row = Array(pilot.text.split(separator: "\n", omittingEmptySubsequences: false)[9])
        #expect(row.count > 60 && row[60] == "┃")
    }

    @Test func `has a form that explains its faults, and a month`() throws {
        let pilot = pilot()
        pilot.type("8")
        try pilot.click("[ Send ]")
        #expect(pilot.text.contains("A task has a title."))
        pilot.type("Sleep")
        pilot.press(.enter)
        #expect(pilot.text.contains("All is well."))
        try pilot.click("Calendar")
        #expect(pilot.text.contains("November 2026"))
        pilot.press(.tab, .pageDown)
        #expect(pilot.text.contains("December 2026"))
    }

    @Test func `has chords, and shows their next keys`() {
        let pilot = pilot()
        pilot.type("g")
        #expect(pilot.text.contains("e Go to Markdown"))
        pilot.type("e")
        #expect(pilot.text.contains("strong emphasis") && pilot.text.contains("focus"))
        pilot.press("x", modifiers: .control)
        pilot.press("c", modifiers: .control)
        #expect(pilot.isOver)
    }

    @Test func `lets a card be dragged to another table, and a drag be canceled`() throws {
        let pilot = pilot()
        pilot.type("3")
        #expect(pilot.text.contains(" │   │A♠  │   │"))
        try pilot.grab("A♠")
        try pilot.carry(to: .at(40, 9))
        #expect(!pilot.text.contains(" │   │A♠  │   │"))
        pilot.press(.escape)
        #expect(pilot.text.contains(" │   │A♠  │   │"))
        try pilot.drag(from: "A♠", to: .at(40, 9))
        #expect(pilot.text.contains(" │            │  │            │  │   │A♠  │   │"))
    }

    @Test func `a card travels over time, and a key ends its motion`() {
        let pilot = pilot()
        pilot.type("3m")
        let start = pilot.text
        pilot.advance(by: .milliseconds(100))
        let middle = pilot.text
        pilot.press(.function(9))
        let end = pilot.text
        #expect(start != middle && middle != end)
        #expect(end.contains(" │            │  │   │A♠  │   │"))
        pilot.advance(by: .seconds(1))
        #expect(pilot.text == end && pilot.nextWakeUp == nil)
    }

    @Test func `a question is above everything`() throws {
        let pilot = pilot()
        try pilot.click("2 Views")
        try pilot.click("[ Ask ]")
        #expect(pilot.text.contains("[ Leave ]"))
        // A click on the controls below the question has no effect.
        try pilot.click(.at(4, 0))
        #expect(pilot.text.contains("[ Leave ]"))
        pilot.press(.left, .enter)
        #expect(pilot.isOver)
    }

    @Test func `a season is chosen from a list that opens, by pointer and by key`() throws {
        let pilot = pilot()
        try pilot.click("2 Views")
        try pilot.click("[ Spring")
        try pilot.click("Autumn")
        #expect(pilot.text.contains("[ Autumn"))
        pilot.press(.enter, .down, .enter)
        #expect(pilot.text.contains("[ Winter"))
        pilot.press(.enter, .escape)
        #expect(!pilot.text.contains("Summer"))
        pilot.keepsFrames = true
        try pilot.click("swift.org")
        let bytes = String(decoding: pilot.frames.joined(), as: UTF8.self)
        #expect(bytes.contains("https://www.swift.org"))
    }

    @Test(arguments: [(40, 12), (80, 24), (100, 40), (200, 60)])
    func `names its page and draws it in every window with room`(_ columns: Int, _ rows: Int) {
        let pilot = pilot(columns: columns, rows: rows)
        var pages: Set<String> = []
        for page in DemoPage.allCases {
            pilot.type("\(page.rawValue)")
            let lines = pilot.text.split(separator: "\n")
            pages.insert(lines.dropFirst().joined())
            for theme in 0...1 {
                if theme == 1 { pilot.type("t") }
                let title = "\(page.rawValue) \(page.title)"
                #expect(pilot.text.prefix { $0 != "\n" }.contains(title), "\(pilot.text)")
                #expect(pilot.session.page.faults == [], "\(pilot.text)")
                // The bar may leave out keys, and the picker of files waits for its folder.
                let isCut = pilot.text.split(separator: "\n").dropLast().joined().contains("…")
                #expect(!isCut || columns < 80 || page == .files, "\(pilot.text)")
            }
        }
        #expect(pages.count == DemoPage.allCases.count)
    }

    @Test(
        arguments: zip(
            [(39, 40), (100, 11), (12, 3), (1, 1)], ["larger", "larger", "need 40", ""]))
    func `asks for a larger window where there is no room`(
        _ window: (columns: Int, rows: Int), _ text: String
    ) {
        let pilot = pilot(columns: window.columns, rows: window.rows)
        for page in DemoPage.allCases {
            pilot.type("\(page.rawValue)t")
            #expect(text.isEmpty || pilot.text.contains(text), "\(pilot.text)")
            #expect(pilot.session.page.faults == [])
            #expect(!pilot.text.contains(page.title), "\(pilot.text)")
        }
    }
}
