import Testing

@testable import TUI

@Suite struct `A scrolled view` {
    @Test func `has a full bar if its content becomes shorter beside the bar`() {
        let content = FirstThatFits {
            Block("a", 10, 5)
            Block("b", 8, 2)
        }
        let rows = picture(ScrollView(offset: Point(column: 0, row: 0)) { content }, 10, 3)
            .split(separator: "\n")
        #expect(rows.count == 3 && rows.allSatisfy { $0.hasSuffix("┃") }, "\(rows)")
    }

    private var content: some View {
        Column { for row in 0..<20 { Text("row \(row) of a long text") } }
    }

    @Test func `shows a part, and its position`() {
        let view = ScrollView(offset: Point(column: 4, row: 5)) { content }
        #expect(
            picture(view, 12, 4) == """
                5 of a lon │
                6 of a lon ┃
                7 of a lon │
                ──━━━━────
                """)
    }

    @Test func `stays inside its content, and keeps its place when the room grows`() {
        var offset = ScrollOffset(
            content: Size(columns: 20, rows: 20), room: Size(columns: 10, rows: 5))
        offset.apply(.end)
        #expect(offset.point.row == 15)
        offset.apply(.move(columns: -9, rows: -2))
        #expect(offset.point == Point(column: 0, row: 13))
        offset.room = Size(columns: 10, rows: 6)
        #expect(offset.point.row == 13)
        offset.room = Size(columns: 30, rows: 30)
        #expect(offset.point == Point(column: 0, row: 0))
        offset.room = Size(columns: 10, rows: 5)
        for step in [Int.max, .max, .min, .min, .max] {
            for command in [ScrollOffset.Command.move(columns: step, rows: step), .page(step)] {
                offset.apply(command)
                #expect(offset.point.row == (step > 0 ? 15 : 0))
            }
            #expect(offset.point.column == (step > 0 ? 10 : 0))
        }
    }
}
