import Testing

@testable import TUI

private enum Spot: Hashable { case list, log, split, left, title, days, send, calendar, text }

@Suite struct `A list with rows of several lines` {
    @Test func `shows whole rows, and scrolls by them`() throws {
        let sheet = ControlSheet(
            Controls<Spot>(focus: .list, [.list: .list(count: 1_000_000, lines: 2)]))
        let pilot = sheet.pilot(columns: 16, rows: 4) { controls in
            EntryList(.list, rows: 0..<1_000_000, in: controls) { number in
                Text("entry \(number)")
                Text("  its text")
            }
        }
        #expect(pilot.text.hasPrefix("▌entry 0"))
        pilot.press(.down, .down)
        #expect(pilot.text.contains("entry 1 ") && pilot.text.contains("▌entry 2"))
        #expect(!pilot.text.contains("entry 0"))
        pilot.press(.end)
        #expect(pilot.text.contains("▌entry 999999"))
        try pilot.click("entry 999998")
        #expect(sheet.controls.cursor(.list).selected == 999_998)
        try pilot.doubleClick("its text")
        #expect(sheet.news.last == .pressed(.list))
    }
}

@Suite struct `A log` {
    @Test func `follows its end until the user scrolls back, whatever its length`() throws {
        let sheet = ControlSheet(Controls<Spot>(focus: .log, [.log: .scroll(followsEnd: true)]))
        var asked = 0
        let lines = (0..<1_000_000).lazy.map { number in
            asked += 1
            return Text("line \(number)")
        }
        let pilot = sheet.pilot(columns: 20, rows: 4) { LogView(.log, lines: lines, in: $0) }
        #expect(pilot.text.contains("line 999999") && asked < 20)
        pilot.press(.up)
        #expect(pilot.text.contains("line 999995") && !pilot.text.contains("line 999999"))
        try pilot.wheel(.up, at: .at(2, 1))
        #expect(pilot.text.contains("line 999992"))
        pilot.press(.home)
        #expect(pilot.text.hasPrefix("line 0"))
        pilot.press(.end)
        #expect(pilot.text.contains("line 999999"))
    }
}

@Suite struct `A split` {
    private func sheet(_ direction: SplitDirection) -> (ControlSheet<Spot>, Pilot) {
        let sheet = ControlSheet(Controls<Spot>(focus: .left, [.split: .split(direction, 0.5)]))
        let pilot = sheet.pilot(columns: 21, rows: 11) { controls in
            Split(.split, in: controls) {
                Row {
                    Button("left", .left, in: controls)
                    Spacer()
                }
            } and: {
                Text("right")
            }
        }
        return (sheet, pilot)
    }

    @Test func `has a divider that is dragged`() throws {
        let (sheet, pilot) = sheet(.sideBySide)
        #expect(pilot.text.hasPrefix("[ left ]  │right"))
        try pilot.drag(from: .at(10, 5), to: .at(14, 6))
        #expect(pilot.text.hasPrefix("[ left ]      ┃right"))
        #expect(sheet.controls.part(.split) == 0.7)
        #expect(sheet.news.last == .changed(.split))
    }

    @Test func `is moved by arrows along its direction, which lead on at its ends`() {
        let (sheet, pilot) = sheet(.stacked)
        pilot.press(.tab, .up, .up)
        #expect(abs(sheet.controls.part(.split) - 0.4) < 1e-9)
        #expect(pilot.text.split(separator: "\n", omittingEmptySubsequences: false)[5] == "right")
        for _ in 0..<20 { pilot.press(.up) }
        #expect(sheet.controls.part(.split) == 0)
    }
}

@Suite struct `A form with rules` {
    private let rules: [Spot: Control] = [
        .title: .text(rules: [.notEmpty("A task has a title.")]),
        .days: .text("1", rules: [.number(in: 1...365, "Days are a number from 1 to 365.")]),
    ]

    @Test func `says what is wrong where it is, once one has typed there`() {
        let sheet = ControlSheet(Controls<Spot>(focus: .title, rules))
        let pilot = sheet.pilot(columns: 40, rows: 5) { controls in
            Column {
                FormRow("Title", .title, in: controls, columns: 8)
                FormRow("Days", .days, in: controls, columns: 8)
            }
        }
        #expect(!pilot.text.contains("A task"))
        pilot.press(.tab)
        #expect(pilot.text.contains("        A task has a title."))
        pilot.type("0")
        #expect(!pilot.text.contains("Days are"))
        pilot.type("00")
        #expect(pilot.text.contains("        Days are a number from 1 to 365."))
    }

    @Test func `is sent when all is well, and leads to what is not`() {
        var controls = Controls<Spot>(focus: .send, rules)
        let isSent = controls.check(.title, .days)
        #expect(!isSent)
        #expect(controls.focus == .title && controls.shownProblem(.title) != nil)
        _ = controls.news(of: .insert("Sleep", at: .title))
        let isSentNow = controls.check(.title, .days)
        #expect(isSentNow)
    }

    @Test func `judges texts by values`() {
        #expect(TextRule.notEmpty("e").problem(in: " ") == "e")
        #expect(TextRule.length(2...3, "l").problem(in: "한국") == nil)
        #expect(TextRule.length(2...3, "l").problem(in: "a") == "l")
        #expect(TextRule.containing("@", "c").problem(in: "a@b") == nil)
        #expect(TextRule.only("0123", "o").problem(in: "4") == "o")
        #expect(TextRule.equal(to: "x", "q").problem(in: "x") == nil)
        #expect(TextRule.number(in: 1...2, "n").problem(in: "x") == "n")
    }
}

@Suite struct `A calendar` {
    @Test func `knows every day of four hundred years`() {
        var (year, month, day) = (1600, 1, 1)
        let start = CalendarDay(year: 1600, month: 1, day: 1)
        for number in 0..<146_097 {
            if number % 7 == 0 || day == 1 || day > 27 {
                let date = start.adding(days: number)
                #expect(date.year == year && date.month == month && date.day == day)
                #expect(CalendarDay(year: year, month: month, day: day) == date)
            }
            let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
            let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
            day += 1
            if day > lengths[month - 1] { (day, month) = (1, month + 1) }
            if month > 12 { (month, year) = (1, year + 1) }
        }
        #expect(CalendarDay(daysSince1970: 0).weekday == 3)
        #expect(CalendarDay(year: 2024, month: 2, day: 31).day == 29)
        #expect(CalendarDay(year: 2026, month: 1, day: 31).adding(months: 1).day == 28)
        #expect(CalendarDay(year: 2026, month: 1, day: 5).adding(months: -1).month == 12)
    }

    @Test func `is gone through by days, weeks and months`() throws {
        let day = CalendarDay(year: 2026, month: 11, day: 24)
        let sheet = ControlSheet(Controls<Spot>(focus: .calendar, [.calendar: .calendar(day)]))
        let pilot = sheet.pilot(columns: 20, rows: 8) { controls in
            MonthCalendar(.calendar, in: controls)
        }
        #expect(
            pilot.text == """
                ‹  November 2026   ›
                Mo Tu We Th Fr Sa Su
                                   1
                 2  3  4  5  6  7  8
                 9 10 11 12 13 14 15
                16 17 18 19 20 21 22
                23 24 25 26 27 28 29
                30
                """)
        pilot.press(.right, .down, .up)
        #expect(sheet.controls.day(.calendar) == day.adding(days: 1))
        pilot.press(.pageDown)
        #expect(pilot.text.contains("December"))
        try pilot.click("14")
        #expect(sheet.controls.day(.calendar) == CalendarDay(year: 2026, month: 12, day: 14))
        try pilot.click("‹")
        #expect(pilot.text.contains("November"))
        pilot.press(.enter)
        #expect(sheet.news.last == .pressed(.calendar))
        pilot.resize(columns: 20, rows: 4)
        #expect(pilot.text.contains("14"), "The chosen week is always seen.")
    }
}

@Suite struct `The axes of a chart` {
    @Test func `have round numbers`() {
        #expect(ChartAxes.marks(in: 0...100, most: 3) == [0, 50, 100])
        #expect(ChartAxes.marks(in: 0...96, most: 6) == [0, 20, 40, 60, 80])
        #expect(ChartAxes.marks(in: -0.3...0.4, most: 8).count == 8)
        #expect(ChartAxes.marks(in: 5...5, most: 4) == [5])
        let marks = ChartAxes.marks(in: 0...1, most: 5)
        #expect(marks.map { ChartAxes.text($0, marks) } == ["0.0", "0.5", "1.0"])
        #expect(ChartAxes.text(-20, [-20, 0]) == "-20")
    }

    @Test func `stand around the lines, where there is room for them`() {
        let chart = LineChart(
            [.init([0, 10, 40], name: "cost")], axes: ChartAxes(across: 0...60, unit: "s"))
        let shown = picture(chart, 24, 7)
        for part in ["40 ┤", " 0 ┤", "└", "┬", "50 s", "━ cost"] {
            #expect(shown.contains(part), "\(part) in\n\(shown)")
        }
        #expect(!picture(chart, 8, 3).contains("┤"))
    }
}

@Suite struct `A text in Markdown` {
    @Test func `has headings, lists, quotes, code and rules`() {
        let text = """
            # Title
            Some text that
            goes on.

            - one
              - two
            2. three

            > said

            ```
            let x = 1
            ```
            ---
            """
        #expect(
            picture(Markdown(text), 24, 12) == """
                Title
                ────────────────────────
                Some text that goes on.

                 • one
                   • two
                 2. three

                ▌ said

                 let x = 1
                ────────────────────────
                """)
    }

    @Test func `has emphasis, which words of code and single signs are not`() {
        func runs(_ text: String) -> [(String, Attributes)] {
            let pilot = Pilot(columns: 40, rows: 1) { _ in .never().startWith(Markdown(text)) }
            return pilot.runs.map { ($0.text, $0.style.attributes) }
        }
        #expect(runs("a *b* c").contains { $0.0 == "b" && $0.1 == .italic })
        #expect(runs("**b c**").contains { $0.0 == "b c" && $0.1 == .bold })
        #expect(runs("***b***").contains { $0.0 == "b" && $0.1 == [.bold, .italic] })
        #expect(runs("~~b~~").contains { $0.0 == "b" && $0.1 == .strike })
        for text in ["2 * 3 * 4", "snake_case_name", "a \\*b\\*", "**never closed", "`*a*`"] {
            let all = runs(text)
            #expect(all.allSatisfy { $0.1.isDisjoint(with: [.italic, .bold]) }, "\(text)")
        }
        #expect(runs("see [here](https://x.org)").contains { $0.0 == "here" })
    }

    @Test(arguments: 1...3) func `takes any text`(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let pieces = [
            "*", "**", "_", "`", "```", "\n", "# ", "- ", "> ", "[", "](", ")", "a ", "1. ",
        ]
        for _ in 0..<150 {
            let text = (0..<20).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
            _ = picture(Markdown(text), 9, 5)
        }
    }
}

@Suite struct `Key chords` {
    private enum Act: Equatable { case top, end, save, quit }

    private func make() -> KeyChords<Act> {
        ["g g": .top, "g e": .end, "ctrl+x ctrl+s": .save, "q": .quit]
    }

    @Test func `are keys one after the other`() {
        var chords = make()
        var answer = KeyChords<Act>.Answer.none
        answer = chords.take(KeyPress(typed: "g"))
        #expect(answer == .waiting)
        #expect(chords.continuations.map { $0.keys } == ["g", "e"])
        answer = chords.take(KeyPress(typed: "e"))
        #expect(answer == .act(.end))
        answer = chords.take(KeyPress("x", modifiers: .control))
        #expect(answer == .waiting)
        answer = chords.take(KeyPress("s", modifiers: .control))
        #expect(answer == .act(.save))
        answer = chords.take(KeyPress(typed: "q"))
        #expect(answer == .act(.quit))
        answer = chords.take(KeyPress(typed: "z"))
        #expect(answer == .none)
        #expect(chords == make())
    }

    @Test func `begin anew at a key that does not go on, and end at Esc`() {
        var chords = make()
        var answer = KeyChords<Act>.Answer.none
        _ = chords.take(KeyPress(typed: "g"))
        answer = chords.take(KeyPress(typed: "q"))
        #expect(answer == .act(.quit))
        _ = chords.take(KeyPress(typed: "g"))
        answer = chords.take(KeyPress("x", modifiers: .control))
        #expect(answer == .waiting)
        answer = chords.take(KeyPress(.escape))
        #expect(answer == .abandoned && !chords.isWaiting)
        _ = chords.take(KeyPress(typed: "g"))
        answer = chords.take(KeyPress(typed: "z"))
        #expect(answer == .abandoned && !chords.isWaiting)
    }

    @Test func `know a capital letter however it is told`() {
        var chords: KeyChords = ["G": Act.end]
        var answer = KeyChords<Act>.Answer.none
        answer = chords.take(KeyPress(typed: "G"))
        #expect(answer == .act(.end))
        answer = chords.take(KeyPress("g", modifiers: .shift))
        #expect(answer == .act(.end))
        answer = chords.take(KeyPress(typed: "g"))
        #expect(answer == .none)
    }

    @Test func `are shown while more keys are awaited`() {
        var chords = make()
        _ = chords.take(KeyPress(typed: "g"))
        let name: (Act) -> String = { $0 == .top ? "top" : "end" }
        #expect(picture(ChordHelp(chords, name), 20, 1) == " g top  e end")
    }

    @Test func `refuse a key that there is not, and a chord that cannot be reached`() async {
        await #expect(processExitsWith: .failure) { _ = KeyChords([("hyperspace", 1)]) }
        await #expect(processExitsWith: .failure) { _ = KeyChords([("g", 1), ("g g", 2)]) }
    }
}
