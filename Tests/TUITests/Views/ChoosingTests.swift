import Reactive
import Sweep
import Testing

@testable import TUI

@Suite struct `A view with choices` {
    private let games = [
        MenuItem("m", "Memory", detail: "m"), MenuItem("s", "Sudoku", detail: "s"),
        MenuItem("x", "Chess", isDisabled: true), MenuItem("k", "Klondike", detail: "k"),
    ]

    @Test func `a menu marks its selected entry`() {
        #expect(
            picture(Menu(games, selected: "s")) == """
                  Memory    m
                ▸ Sudoku    s
                  Chess
                  Klondike  k
                """)
        #expect(
            picture(Menu(games, selected: "s"), 12, 2, theme: .ascii) == """
                  Memory m #
                > Sudoku s :
                """)
    }

    @Test func `a menu shortens only what does not fit in a row`() {
        let items = [
            MenuItem(
                "a", "Go on", detail: "Easy, 33 of 81, 0:01",
                shortDetails: ["Easy, 33 of 81", "Easy"]),
            MenuItem("b", "Mark mistakes", detail: "‹ by rule ›", keepsDetail: true),
            MenuItem("c", "Sound", detail: "‹ off ›", keepsDetail: true),
            MenuItem("d", "A very long title", detail: "1:23"),
        ]
        #expect(
            picture(Menu(items, selected: "b"), 22, 4) == """
                  Go on Easy, 33 of 81
                ▸ Mark mi… ‹ by rule ›
                  Sound        ‹ off ›
                  A very long title
                """)
        #expect(picture(Menu(items, selected: "b"), 20, 1).contains("▸ Mar… ‹ by rule ›"))
        #expect(picture(Menu(items, selected: "a"), 21, 4).contains("▸ Go on          Easy"))
        // If there is space for everything, two blanks separate a title from its detail.
        let wide = Menu(items, selected: "b").size(in: Size(columns: 99, rows: 9)).columns
        #expect(wide == 30)
        #expect(picture(Menu(items, selected: "b"), wide, 4).contains("Go on  Easy"))
    }

    @Test func `a menu has empty rows between its rows if all of them fit`() {
        let menu = Menu(games, selected: "s").spaced(by: 1)
        #expect(
            picture(menu, 14, 7) == """
                  Memory    m

                ▸ Sudoku    s

                  Chess

                  Klondike  k
                """)
        #expect(picture(menu, 14, 6) == picture(Menu(games, selected: "s"), 14, 6))
        #expect(menu.size(in: Size(columns: 20, rows: 9)).rows == 7)
        #expect(menu.size(in: Size(columns: 20, rows: 6)).rows == 4)
        var page = Page(columns: 14, rows: 7)
        page.show(menu)
        #expect(page.areas.topmost(at: Point(column: 5, row: 6), for: .press)?.value == "k")
        #expect(page.areas.topmost(at: Point(column: 5, row: 5), for: .press)?.value == nil)
    }

    @Test func `the selected entry looks focused, or selected without the focus`() {
        for isFocused in [true, false] {
            var page = Page(columns: 14, rows: 4)
            page.show(Menu(games, selected: "s", isFocused: isFocused))
            let row = page.canvas.runs().filter { $0.row == 1 }
            #expect(row.map(\.style) == [page.theme[isFocused ? .focus : .selection]])
            #expect(page.canvas.cursor == (isFocused ? Point(column: 0, row: 1) : nil))
        }
    }

    @Test func `disabled rows cannot be pressed or focused`() {
        var page = Page(columns: 14, rows: 4)
        page.show(Menu(games, selected: "m"))
        func press(_ row: Int) -> String? {
            page.areas.topmost(at: Point(column: 5, row: row), for: .press)?.value
        }
        #expect((0..<4).map { press($0) } == ["m", "s", nil, "k"])
        let below = page.areas.topmost(at: Point(column: 5, row: 2), for: .wheel, of: String.self)
        #expect(below?.value == "x")
    }

    @Test func `a step goes past disabled rows and around the ends`() {
        let menu = Menu(games, selected: "s")
        #expect(menu.value(after: 1) == "k")
        #expect(menu.value(after: 2) == "m")
        #expect(menu.value(after: -2) == "k")
        #expect(Menu(games, selected: nil).value(after: 1) == "m")
        #expect(Menu(games, selected: "x").value(after: -1) == "k")
        #expect(Menu<String>([], selected: nil).value(after: 1) == nil)
    }

    @Test func `a long menu scrolls, and a mark shows where`() {
        let items = (1...9).map { MenuItem($0, "item \($0)") }
        func menu(_ selected: Int, first: Int? = nil) -> String {
            picture(Menu(items, selected: selected, first: first), 10, 3)
        }
        #expect(menu(1) == "▸ item 1 ┃\n  item 2 │\n  item 3 │")
        #expect(menu(5) == "  item 4 │\n▸ item 5 ┃\n  item 6 │")
        #expect(menu(9) == "  item 7 │\n  item 8 │\n▸ item 9 ┃")
        #expect(menu(5, first: 4) == "▸ item 5 │\n  item 6 ┃\n  item 7 │")
    }

    @Test func `the selected entry is visible, wherever the program scrolls`() {
        for count in 0...12 {
            for rows in 0...13 {
                for selected in -1..<count {
                    for first in [nil, -5, 0, 3, 7, 99] {
                        let scroll = MenuScroll(
                            count: count, rows: rows, first: first,
                            selected: selected < 0 ? nil : selected)
                        let visible = scroll.visible
                        #expect(visible.count == min(count, rows))
                        if selected >= 0 && rows > 0 { #expect(visible.contains(selected)) }
                    }
                }
            }
        }
    }

    @Test func `a dialog asks in the middle`() {
        let dialog = Dialog(
            "Quit?", "The game is not saved.",
            buttons: [Button("Quit", true), Button("Stay", false)], focused: false)
        #expect(
            picture(dialog, 30, 7) == """

                  ╭─ Quit? ────────────────╮
                  │ The game is not saved. │
                  │                        │
                  │   [ Quit ]  [ Stay ]   │
                  ╰────────────────────────╯

                """)
    }

    @Test func `a dialog is in the middle of its base, as far as the window allows`() {
        func place(over base: Rect) -> Point? {
            let dialog = Dialog("Quit?", "Really?", buttons: [Button("Quit", 1)], over: base)
            let lines = picture(dialog, 60, 20).components(separatedBy: "\n")
            return lines.firstIndex { $0.contains("╭") }.map { row in
                Point(column: lines[row].prefix { $0 != "╭" }.count, row: row)
            }
        }
        let size = Dialog("Quit?", "Really?", buttons: [Button("Quit", 1)]).panel
            .size(in: Size(columns: 60, rows: 20))
        let middle = Point(column: 20 - size.columns / 2, row: 12 - size.rows / 2)
        let found = place(over: Rect(column: 10, row: 4, columns: 20, rows: 16))
        #expect(abs((found?.column ?? 99) - middle.column) <= 1)
        #expect(abs((found?.row ?? 99) - middle.row) <= 1)
        #expect(
            place(over: Rect(column: 0, row: 0, columns: 4, rows: 2)) == Point(column: 0, row: 0))
        let last = Point(column: 60 - size.columns, row: 20 - size.rows)
        #expect(place(over: Rect(column: 58, row: 19, columns: 2, rows: 1)) == last)
    }

    @Test func `a dialog covers no spared part if there is space beside it`() {
        func rows(_ columns: Int, _ spared: Rect, at alignment: VerticalAlignment) -> [String] {
            let dialog = Dialog(
                "Won", "All cards are visible.", buttons: [Button("New game", 1), Button("OK", 2)],
                at: alignment, sparing: [spared])
            return picture(dialog, columns, 14).components(separatedBy: "\n")
                .enumerated().filter { !$1.isEmpty }.map { "\($0) \($1)" }
        }
        let table = Rect(column: 0, row: 1, columns: 60, rows: 8)
        let below = rows(60, table, at: .center)
        #expect(below.count == 5 && below[0].hasPrefix("9 "), "\(below)")
        // One row less is enough without the blank row above the buttons.
        let low = rows(60, Rect(column: 0, row: 0, columns: 60, rows: 10), at: .bottom)
        #expect(low.count == 4 && low[0].hasPrefix("10 "), "\(low)")
        let beside = rows(60, Rect(column: 0, row: 0, columns: 20, rows: 14), at: .center)
        #expect(beside[0].hasPrefix("4") && beside[0].hasSuffix("╮"), "\(beside)")
        #expect(beside.allSatisfy { $0.drop { $0.isNumber }.prefix(20).allSatisfy { $0 == " " } })
    }

    @Test func `a dialog has the form and place that cover the least of the spared parts`()
        throws
    {
        var dice = Dice(seed: 16)
        func roll(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &dice) }
        let buttons = ["Look back", "n New game", "R Same board", "c Copy the result", "b Back"]
        let texts = ["Won.", "All pairs are found.\nYou needed 23 moves, the best so far."]
        var (free, covering) = (0, 0)
        for _ in 0..<(Sweep.isWhole ? 2_000 : 20) {
            let room = Size(columns: roll(24...90), rows: roll(12...30))
            let spared = (0..<roll(1...5)).map { _ in
                Rect(
                    column: roll(0...room.columns), row: roll(0...room.rows),
                    columns: roll(1...40), rows: roll(1...12))
            }
            let dialog = Dialog(
                "Finished", texts[roll(0...1)],
                buttons: buttons.prefix(roll(1...5)).map { Button($0, $0) },
                at: [.top, .center, .bottom][roll(0...2)], sparing: spared)
            func covered(_ place: Rect) -> Int {
                (place.row..<place.row + place.rows).reduce(0) { count, row in
                    count
                        + (place.column..<place.column + place.columns).count { column in
                            spared.contains { $0.contains(Point(column: column, row: row)) }
                        }
                }
            }
            let lines = picture(dialog, room.columns, room.rows).components(separatedBy: "\n")
            let top = try #require(lines.firstIndex { $0.contains("╭") })
            let bottom = try #require(lines.firstIndex { $0.contains("╯") })
            let place = Rect(
                column: lines[top].prefix { $0 != "╭" }.count, row: top,
                columns: lines[top].drop { $0 != "╭" }.count, rows: bottom - top + 1)
            let forms = (dialog.leastColumns...room.columns).flatMap { columns in
                let form = dialog.panel.made.wantedSize(
                    in: Size(columns: columns, rows: room.rows + 1))
                return [form, Size(columns: form.columns, rows: form.rows - 1)]
            }.filter { $0.rows <= room.rows }
            if forms.isEmpty { continue }
            let least = Set(forms).flatMap { form in
                (0...room.columns - form.columns).flatMap { column in
                    (0...room.rows - form.rows).map { row in
                        covered(
                            Rect(
                                column: column, row: row, columns: form.columns,
                                rows: form.rows))
                    }
                }
            }.min()
            #expect(try covered(place) <= #require(least), "\(lines) \(spared)")
            if least == 0 { free += 1 } else { covering += 1 }
        }
        #expect(free > 0 && covering > 0)
    }

    @Test func `the brackets of a button are at its edges, and its title in the middle`() {
        #expect(picture(Button("OK", 1).frame(columns: 11), 11, 1) == "[   OK    ]")
        #expect(
            picture(ButtonColumn([Button("Copy", 1), Button("New game", 2)]), 12, 2)
                == "[ Copy     ]\n[ New game ]")
    }

    @Test func `the terminal's cursor can be hidden, but not in a text field`() {
        var theme = Theme.dark
        theme.hasFocusCursor = false
        for (isHidden, theme) in [(false, Theme.dark), (true, theme)] {
            var page = Page(columns: 12, rows: 1, theme: theme)
            page.show(Button("Play", 7, isFocused: true))
            #expect((page.canvas.cursor == nil) == isHidden)
            page.show(TextField(TextEditor("word"), 1, isFocused: true))
            #expect(page.canvas.cursor == Point(column: 4, row: 0))
        }
    }

    @Test func `buttons of a dialog have one width, unless that takes another row`() {
        func widths(_ columns: Int) -> Set<Int> {
            var page = Page(columns: columns, rows: 12, theme: .monochrome)
            let names = ["OK", "New game", "Look back"]
            page.show(Dialog("", "Won.", buttons: names.enumerated().map { Button($1, $0) }))
            return Set(page.areas.all.map(\.rect.columns))
        }
        #expect(widths(60) == [13])
        // In one row there is no room for three buttons of that width.
        #expect(widths(40) == [6, 12, 13])
        #expect(widths(18) == [13])
    }

    @Test func `a dialog has its buttons in as few even rows as fit`() {
        let names = ["OK", "New game", "Same board", "Look back", "Copy"]
        func rows(_ columns: Int) -> [String] {
            picture(
                Dialog("", "Won.", buttons: names.enumerated().map { Button($1, $0) }), columns, 12
            ).split(separator: "\n").filter { $0.contains("[") }.map { line in
                line.filter { !"│ ".contains($0) }
            }
        }
        #expect(rows(70) == ["[OK][Newgame][Sameboard]", "[Lookback][Copy]"])
        #expect(rows(36) == ["[OK][Newgame]", "[Sameboard][Lookback]", "[Copy]"])
        // Two fit in most rows, but the buttons of a column have one width.
        #expect(rows(26) == ["[OK]", "[Newgame]", "[Sameboard]", "[Lookback]", "[Copy]"])
        #expect(rows(18) == ["[OK]", "[Newgame]", "[Sameboard]", "[Lookback]", "[Copy]"])
    }

    @Test func `a dialog in little room keeps its buttons`() {
        let dialog = Dialog(
            "Quit?", "The game is not saved, and there is no way back.",
            buttons: [Button("Quit", true), Button("Stay", false)])
        #expect(
            picture(dialog, 17, 7) == """
                ╭─ Quit? ──────╮
                │ The game is  │
                │ not saved,   │
                │ and there i… │
                │   [ Quit ]   │
                │   [ Stay ]   │
                ╰──────────────╯
                """)
    }

    @Test func `a dialog hides the views below from pointer, keys and cursor`() {
        var page = Page(columns: 30, rows: 9)
        let board = Block("x").onPress("board").focusable("board", isFocused: true)
        page.show(
            Layers {
                board
                Dialog("Sure?", "Really?", buttons: [Button("Yes", "yes"), Button("No", "no")])
            })

        let pressed = (0..<9).flatMap { row in
            (0..<30).compactMap { column in
                page.areas.topmost(
                    at: Point(column: column, row: row), for: .press, of: String.self)?.value
            }
        }
        #expect(Set(pressed) == ["yes", "no"])
        #expect(page.canvas.cursor == nil)
    }

    @Test func `keys that do not fit are left out as a whole`() {
        let help = KeyHelp(["←→": "move", "space": "turn", "q": "quit"])
        #expect(picture(help) == "←→ move  space turn  q quit")
        #expect(picture(help, 26, 1) == "←→ move  space turn  …")
        #expect(picture(help, 21, 1) == "←→ move  …")
        #expect(picture(help, 9, 1) == "…")
        #expect(picture(help, 0, 1) == "")
        #expect(picture(help, 27, 1, theme: .ascii) == "<> move  space turn  q quit")
    }

    @Test func `a button is pressed with its value and shows its focus`() {
        var page = Page(columns: 8, rows: 1)
        page.show(Button("Play", 7, isFocused: true))
        #expect(page.canvas.text() == "[ Play ]")
        #expect(page.areas.topmost(at: Point(column: 3, row: 0), for: .press)?.value == 7)
        #expect(page.canvas.runs().map(\.style) == [page.theme[.focus]])
    }
}
