import Testing

@testable import TUI

@Suite struct `A tag` {
    private func page(_ view: some View, _ columns: Int = 10, _ rows: Int = 4) -> Page {
        var page = Page(columns: columns, rows: rows)
        page.show(view)
        return page
    }

    @Test func `a view can have a tag for each use`() {
        let view = Block("x").onPress(1).draggable(2).dropTarget(3).focusable(4).hoverable(5)
            .wheelable(6)
        let page = page(view)
        let uses: [Area.Uses] = [.press, .drag, .drop, .focus, .hover, .wheel]
        let values: [Int?] = uses.map {
            page.areas.topmost(at: Point(column: 0, row: 0), for: $0)?.value
        }
        #expect(values == [1, 2, 3, 4, 5, 6])
    }

    @Test func `a tag covers the visible part of its view`() {
        let view = Row {
            Block("a", 3).onPress("a")
            Block("b", 9).onPress("b")
        }
        let page = page(view, 5, 1)
        let pressed: [String?] = (0..<6).map {
            page.areas.topmost(at: Point(column: $0, row: 0), for: .press)?.value
        }
        #expect(pressed == ["a", "a", "a", "b", "b", nil])
    }

    @Test func `an upper area covers a lower one, whatever their tags`() {
        let page = page(
            Layers {
                Block("x").onPress("below")
                Block("y").onPress(7)
            })
        let place = Point(column: 1, row: 1)
        #expect(page.areas.topmost(at: place, for: .press, of: Int.self)?.value == 7)
        #expect(page.areas.topmost(at: place, for: .press, of: String.self) == nil)
    }

    @Test func `the cursor stands on the focus, unless the view puts it elsewhere`() {
        struct Field: View {
            func size(in offer: Size) -> Size { Size(columns: 3, rows: 1) }
            func draw(on page: inout Page) { page.canvas.placeCursor(column: 2, row: 0) }
        }
        func cursor(_ view: some View) -> Point? {
            page(view.padding(left: 4, top: 1)).canvas.cursor
        }
        #expect(cursor(Block("x").focusable(1, isFocused: true)) == Point(column: 4, row: 1))
        #expect(cursor(Block("x").focusable(1)) == nil)
        #expect(cursor(Field().focusable(1, isFocused: true)) == Point(column: 6, row: 1))
        let middle = Block("x").focusable(1, isFocused: true, cursor: Point(column: 1, row: 0))
        #expect(cursor(middle) == Point(column: 5, row: 1))
    }

    @Test func `a floating view is above all others, at a place of the page`() {
        let view = Column {
            Floating(at: Point(column: 1, row: 0)) { Block("f", 2, 2) }
            Block("a", 5, 1)
            Block("b", 5, 1)
        }
        #expect(picture(view, 5, 2) == "affaa\nbffbb")
    }

    @Test func `a dragged picture stays at its grip, and is clipped at the page`() {
        func dragged(_ column: Int, _ row: Int) -> String {
            let grip = Grip(
                pointer: Point(column: column, row: row), hold: Point(column: 1, row: 0))
            return picture(Layers { Floating(grip) { "abc" } }, 5, 2)
        }
        #expect(dragged(2, 1) == "\n abc")
        #expect(dragged(0, 0) == "bc\n")
        #expect(dragged(4, 0) == "   ab\n")
        #expect(dragged(.max, .min) == "\n")
        let note = Floating(at: Point(column: 4, row: 9), staysInside: true) { "abc" }
        #expect(picture(note, 5, 2) == "\n  abc")
    }

    @Test func `a floating view takes no pointer and no focus`() {
        let page = page(
            Layers {
                Block("x").onPress("x")
                Floating(at: Point(column: 0, row: 0)) {
                    Button("ghost", "ghost", isFocused: true)
                }
            })
        let found = page.areas.topmost(at: Point(column: 0, row: 0), for: .press, of: String.self)
        #expect(found?.value == "x")
        #expect(page.canvas.cursor == nil)
    }

    @Test func `each frame starts with no tags`() {
        var page = Page(columns: 4, rows: 1)
        page.show(Text("abcd").focusable(1, isFocused: true))
        page.show(Text("x"))
        #expect(page.canvas.text() == "x")
        #expect(page.canvas.cursor == nil)
        #expect(page.areas.topmost(at: Point(column: 0, row: 0), for: .focus, of: Int.self) == nil)
    }
}
