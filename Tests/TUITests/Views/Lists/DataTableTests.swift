import Reactive
import Testing

@testable import TUI

@Suite struct `A list` {
    @Test func `requests the visible rows, and no others`() {
        var asked: [Int] = []
        var cursor = ListCursor(count: 1_000_000, rows: 4)
        cursor.apply(.select(500_000))
        let table = DataTable(
            [TableColumn<Int>("No.", columns: 8, alignment: .right) { "\($0)" }],
            rows: (0..<1_000_000).lazy.map { row in
                asked.append(row)
                return row
            }, cursor: cursor, tag: { $0 })
        let shown = picture(table, 12, 5)
        #expect(asked == Array(499_997...500_000))
        #expect(
            shown == """
                     No.
                  499997   │
                  499998   ┃
                  499999   │
                  500000   │
                """)
    }

    @Test(arguments: [Theme.dark, .light, .monochrome, .ascii])
    func `shows the selected row and the marked ones in every theme`(theme: Theme) {
        var cursor = ListCursor(count: 3, rows: 3)
        cursor.apply(.mark)
        cursor.apply(.move(1))
        var page = Page(columns: 10, rows: 4, theme: theme)
        page.show(
            DataTable(
                [TableColumn<Int>("漢字") { "row \($0)" }], rows: 0..<3, cursor: cursor,
                isFocused: true, tag: { $0 }))
        let styles = (1...3).map { page.canvas[0, $0].style }
        #expect(Set(styles).count == 3)
    }

    @Test func `marks by presses with modifier keys`() {
        var cursor = ListCursor(count: 10, rows: 5)
        func press(_ row: Int, _ modifiers: Modifiers = []) {
            cursor.apply(.init(press: row, modifiers: modifiers))
        }
        press(2)
        #expect(cursor.selected == 2 && cursor.marked.isEmpty)
        press(4, .control)
        press(6, .control)
        #expect(cursor.selected == 6 && cursor.marked == [4, 6])
        press(4, .control)
        #expect(cursor.marked == [6])
        press(1, .shift)
        #expect(cursor.selected == 1 && cursor.marked == [1, 2, 3, 4, 6])
        press(8)
        press(9, [.shift, .control])
        press(7, .shift)
        #expect(
            cursor.marked == [1, 2, 3, 4, 6, 7, 8, 9],
            "The marks begin at the row that was pressed without a modifier key.")
        cursor.count = 3
        press(9, .shift)
        #expect(cursor.selected == 2 && cursor.marked == [1, 2])
    }

    @Test func `sorts by the pressed column, and in reverse at the second press`() {
        var sorting = TableSorting()
        sorting.press(0)
        #expect(sorting == TableSorting(column: 0, isAscending: false))
        sorting.press(0)
        #expect(sorting == TableSorting(column: 0))
        sorting.press(0)
        sorting.press(2)
        #expect(sorting == TableSorting(column: 2))
    }

    @Test func `has one area for the focus, in a visible row`() {
        for (selected, seen) in [(1, 1), (9, 0)] {
            var cursor = ListCursor(count: 10, rows: 3)
            cursor.apply(.select(selected))
            cursor.apply(.scroll(-9))
            var page = Page(columns: 10, rows: 4)
            page.show(
                DataTable(
                    [TableColumn<Int>("T") { "\($0)" }], rows: 0..<10, cursor: cursor,
                    tag: { $0 }))
            let focusable = page.areas.all.filter { $0.uses.contains(.focus) }.map(\.value)
            #expect(focusable == [AnyHashable(TablePart.row(seen))])
        }
    }

    @Test func `keeps its place when its size changes`() {
        var cursor = ListCursor(count: 100, rows: 10)
        cursor.apply(.select(50))
        let first = cursor.first
        cursor.rows = 5
        #expect(cursor.selected == 50 && cursor.first == first)
        cursor.count = 20
        #expect(cursor.selected == 19 && cursor.first == 15)
        cursor.count = 0
        cursor.apply(.last)
        cursor.apply(.mark)
        #expect(cursor.selected == 0 && cursor.first == 0 && cursor.marked.isEmpty)
    }

    @Test func `stays with its records when they are sorted, filtered or removed`() {
        let names = ["ada", "bob", "cyd", "dan", "eve"]
        var cursor = ListCursor(count: 5, rows: 3)
        cursor.apply(.toggle(1))
        cursor.apply(.toggle(3))
        let sorted = Array(names.reversed())
        cursor.follow(from: names, to: sorted)
        #expect(sorted[cursor.selected] == "dan")
        #expect(Set(cursor.marked.map { sorted[$0] }) == ["bob", "dan"])
        let filtered = sorted.filter { $0 != "bob" }
        cursor.follow(from: sorted, to: filtered)
        #expect(filtered[cursor.selected] == "dan" && cursor.marked == [1] && cursor.count == 4)
        let removed = filtered.filter { $0 != "dan" }
        cursor.follow(from: filtered, to: removed)
        #expect(removed[cursor.selected] == "cyd" && cursor.marked.isEmpty)
        cursor.follow(from: removed, to: [])
        #expect(cursor.selected == 0 && cursor.count == 0)
    }

    @Test(arguments: [0, 1, 2, 3, 9])
    func `draws the existing rows, whatever its cursor is`(count: Int) {
        var cursor = ListCursor(count: count, rows: 3)
        cursor.apply(.last)
        let table = DataTable(
            [TableColumn<String>("T") { $0 }], rows: ["one", "two"], cursor: cursor,
            isFocused: true, tag: { $0 })
        #expect(picture(table, 5, 4) == "T\none\ntwo\n")
    }

    @Test func `has the focus when it is empty, too`() throws {
        var page = Page(columns: 10, rows: 4)
        let columns = [TableColumn<Int>("T") { "\($0)" }]
        page.show(
            DataTable(
                columns, rows: 0..<0, cursor: ListCursor(count: 0), isFocused: true, tag: { $0 }))
        #expect(page.areas.focused?.value == AnyHashable(TablePart.body))
        #expect(page.areas.inReadingOrder.count == 1)
    }

    @Test func `has the size of its rows`() throws {
        var sizes: [Size] = []
        let bag = DisposeBag()
        let pilot = Pilot(columns: 10, rows: 6) { console in
            console.areaSizes(of: TablePart.self).subscribe(onNext: { sizes.append($0.size) })
                .disposed(by: bag)
            return console.intents(of: TablePart.self).compactMap(\.pressed)
                .scan(ListCursor(count: 20, rows: 5)) { cursor, part in
                    guard case .row(let row) = part else { return cursor }
                    var cursor = cursor
                    cursor.apply(.select(row))
                    return cursor
                }.startWith(ListCursor(count: 20, rows: 5))
                .map { cursor in
                    DataTable(
                        [TableColumn<Int>("T") { "\($0)" }], rows: 0..<20, cursor: cursor,
                        isFocused: true, tag: { $0 })
                }.asDriver(onErrorDriveWith: .empty())
        }
        try pilot.click(.at(1, 3))
        try pilot.click(.at(1, 4))
        pilot.press(.down)
        #expect(Set(sizes) == [Size(columns: 10, rows: 5)])
    }

    @Test func `marks columns without room`() {
        func shown(_ columns: [TableColumn<String>], in room: Int) -> String {
            let table = DataTable(
                columns, rows: ["words"], cursor: ListCursor(count: 1, rows: 1), tag: { $0 })
            return picture(table, room, 2)
        }
        let title = TableColumn<String>("Title") { $0 }
        let length = TableColumn<String>("Length", columns: 8) { "\($0.count)" }
        #expect(shown([title, length], in: 8) == "…  Leng…\n…  5")
        #expect(shown([length, length], in: 8) == "Length …\n5")
        #expect(shown([length], in: 8) == "Length\n5")
    }

    @Test func `cuts text that is too long for its column, wide glyphs as a whole`() {
        let table = DataTable(
            [TableColumn<String>("T", columns: 5) { $0 }], rows: ["漢字漢字"],
            cursor: ListCursor(count: 1, rows: 1), tag: { $0 })
        #expect(picture(table, 8, 2) == "T\n漢字…")
    }
}
