import Testing

@testable import TUI

@Suite struct `A line of views` {
    @Test func `views stand side by side at their own size`() {
        let row = Row(spacing: 1) {
            Block("a", 2, 1)
            Block("b", 3, 2)
        }
        #expect(row.size(in: Size(columns: 20, rows: 5)) == Size(columns: 6, rows: 2))
        #expect(
            picture(row, 8, 2) == """
                aa bbb
                   bbb
                """)
    }

    @Test func `views stand below each other, at the requested alignment`() {
        func column(_ alignment: HorizontalAlignment) -> String {
            picture(
                Column(alignment: alignment) {
                    Block("a", 2)
                    Block("b", 5)
                }, 5, 2)
        }
        #expect(column(.left) == "aa\nbbbbb")
        #expect(column(.center) == " aa\nbbbbb")
        #expect(column(.right) == "   aa\nbbbbb")
    }

    @Test func `a lower view stands at the top, in the middle or at the bottom of its row`() {
        func row(_ alignment: VerticalAlignment) -> String {
            picture(
                Row(alignment: alignment) {
                    Block("a")
                    Block("b", 1, 3)
                }, 2, 3)
        }
        #expect(row(.top) == "ab\n b\n b")
        #expect(row(.center) == " b\nab\n b")
        #expect(row(.bottom) == " b\n b\nab")
    }

    @Test func `with too little room, the first views get their size`() {
        let row = Row {
            Block("a", 4)
            Block("b", 4)
            Block("c", 4)
        }
        #expect(picture(row, 6, 1) == "aaaabb")
        #expect(picture(row, 3, 1) == "aaa")
        #expect(row.size(in: Size(columns: 6, rows: 1)) == Size(columns: 6, rows: 1))
    }

    @Test func `free room is shared by weight`() {
        let row = Row {
            Block("a").stretching(columns: 1)
            Block("b", 2)
            Block("c").stretching(columns: 3)
        }
        #expect(picture(row, 10, 1) == "aabbcccccc")
    }

    @Test(arguments: [1, 2, 3, 7, 10, 79, 80, 4096])
    func `sharing loses nothing to rounding`(_ room: Int) {
        for weights in [[1, 1, 1], [1, 2, 3], [5, 1, 1, 1, 1, 1, 1], [7], [4096, 1, 4096]] {
            let views = weights.map { Block("x").stretching(columns: $0) }
            let line = Line(.columns, spacing: 0, views)
            let lengths = line.lengths(in: Size(columns: room, rows: 1))
            let total = weights.reduce(0, +)

            #expect(lengths.reduce(0, +) == room)
            for (length, weight) in zip(lengths, weights) {
                let exact = Double(room * weight) / Double(total)
                #expect(abs(Double(length) - exact) < 1)
            }
        }
    }

    @Test func `a spacer pushes apart along its line, and not across it`() {
        let header = Row {
            Block("a")
            Spacer()
            Block("b")
        }
        #expect(
            picture(
                Column {
                    header
                    Block("c", 1, 1).stretching(columns: 1)
                    Spacer()
                    Block("d")
                }, 5, 5) == """
                    a   b
                    ccccc


                    d
                    """)
    }

    @Test(arguments: [5, 6, 8, 14])
    func `spacers share the room that stretching views leave`(rows: Int) {
        let data = DataTable(
            [TableColumn<String>("T") { $0 }], rows: ["one", "two", "six"],
            cursor: ListCursor(count: 3, rows: 3), tag: { $0 })
        let shown = picture(
            Column {
                Text("top")
                data
                Spacer()
                Text("end")
            }, 5, rows)
        #expect(shown.contains(rows >= 6 ? "T\none\ntwo\nsix\n" : "T\none"))
        #expect(shown.hasPrefix("top\n") && shown.hasSuffix("end"))
    }

    @Test func `a view gets the room that its neighbors leave before spacers do`() {
        func lines(_ wanted: [Int], in rows: Int) -> [Int] {
            Line(
                .rows, spacing: 0,
                wanted.map { Block("x", 1, $0).stretching(rows: 1) } + [Spacer()]
            ).lengths(in: Size(columns: 3, rows: rows))
        }
        #expect(lines([2, 10], in: 10) == [3, 7, 0])
        #expect(lines([4, 5], in: 10) == [4, 5, 1])
        #expect(lines([9, 1, 9], in: 20) == [7, 5, 8, 0])
        #expect(lines([9, 1, 6], in: 20) == [9, 5, 6, 0])
    }

    @Test func `a view that stretches across fills the breadth of its line`() {
        #expect(
            picture(
                Row {
                    Block("a").stretching(rows: 1)
                    Block("b")
                }, 3, 3) == """
                    ab
                    a
                    a
                    """)
    }

    @Test func `a line is as large as its weighted views want`() {
        let row = Row {
            Block("a", 2).stretching(columns: 1)
            Block("b", 9).stretching(columns: 2)
            Block("c", 1)
        }
        let wanted = row.size(in: Size(columns: 80, rows: 9))
        #expect(wanted.columns == 15)
        #expect(picture(row, 15, 1) == "aaaabbbbbbbbbbc")
    }

    @Test(arguments: [Size(columns: 3, rows: 3), Size(columns: 300, rows: 100)])
    func `a view in a deep tree is measured at most once for each level above it`(_ size: Size) {
        final class Count { var asked = 0 }
        struct Counting: View {
            let count: Count
            func size(in offer: Size) -> Size {
                count.asked += 1
                return Size(columns: 5, rows: 2)
            }
            func draw(on page: inout Page) {}
        }
        let count = Count()
        var view: any View = Counting(count: count)
        let depth = 60
        for level in 0..<depth {
            let inner = AnyView(view)
            view =
                switch level % 4 {
                case 0: Row(spacing: 1) { inner }
                case 1: Panel { inner }
                case 2: Column { inner.stretching(columns: 1) }
                default: inner.aligned(.center, .center)
                }
        }
        _ = picture(AnyView(view), size.columns, size.rows)
        #expect(count.asked > 0 && count.asked <= depth)
    }

    @Test func `conditions and loops make views or none`() {
        func row(_ isLong: Bool, _ extra: Character?) -> some View {
            Row {
                if isLong { "long" } else { Block("s") }
                if let extra { Text(String(extra)) }
                for letter in ["x", "y"] { Text(letter) }
            }
        }
        #expect(picture(row(true, nil)) == "longxy")
        #expect(picture(row(false, "!")) == "s!xy")
    }

    @Test func `a group in place of one view is a column`() {
        let panel = Panel {
            "one"
            "two"
        }
        #expect(
            picture(panel) == """
                ┌─────┐
                │ one │
                │ two │
                └─────┘
                """)
    }
}
