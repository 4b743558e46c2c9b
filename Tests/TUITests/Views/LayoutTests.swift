import Testing

@testable import TUI

@Suite struct `A layout` {
    @Test func `layers lie above each other`() {
        let layers = Layers {
            Block("a", 4, 2)
            Block("b", 2, 1).aligned(.right, .bottom)
        }
        #expect(layers.size(in: Size(columns: 9, rows: 9)) == Size(columns: 4, rows: 2))
        #expect(picture(layers) == "aaaa\naabb")
    }

    @Test func `a centered view has its own size in the middle`() {
        #expect(
            picture(Centered { Block("x", 2, 1) }, 6, 3) == """

                  xx

                """)
    }

    @Test func `a view that is aligned one way has all the room the other way`() {
        #expect(picture(Block("x").aligned(.right), 3, 2) == "  x\n  x")
        #expect(picture(Block("x").aligned(nil, .bottom), 3, 2) == "\nxxx")
    }

    @Test func `padding leaves room free, as far as there is any`() {
        let padded = Block("x", 2, 1).padding(left: 1, right: 2, top: 1)
        #expect(padded.size(in: .largest) == Size(columns: 5, rows: 2))
        #expect(picture(padded, 5, 2) == "\n xx")
        #expect(picture(padded, 3, 1) == "")
        #expect(picture(padded, 0, 0) == "")
    }

    @Test func `a frame has the size it specifies`() {
        let framed = Block("x", 9, 9).frame(columns: 3)
        #expect(framed.size(in: .largest) == Size(columns: 3, rows: 9))
        #expect(Spacer().frame(columns: 2, rows: 1).stretch == .none)
    }

    @Test func `a maximum limits the wanted size`() {
        let text = Text("one two three").wrapped().atMost(columns: 8)
        #expect(text.size(in: Size(columns: 80, rows: 24)) == Size(columns: 7, rows: 2))
    }

    @Test func `a reader makes its view for the room that it gets`() {
        let reader = Reader { size in Text("\(size.columns)×\(size.rows)") }
        #expect(
            picture(
                Row {
                    Block("x", 2)
                    reader
                }, 8, 2) == "xx6×2\n")
    }

    @Test func `the first view that fits is shown, or else the last`() {
        let view = FirstThatFits {
            "a long one"
            "shorter"
            "least"
        }
        #expect(picture(view, 12, 1) == "a long one")
        #expect(picture(view, 9, 1) == "shorter")
        #expect(picture(view, 4, 1) == "lea…")
    }

    @Test func `a page that is too small shows the size it needs`() {
        let view = Block("x", 30, 5).minimumSize(columns: 32, rows: 5)
        #expect(picture(view, 32, 5).hasPrefix("xxxxx"))
        #expect(
            picture(view, 31, 5) == """

                 Please make the window larger
                          need 32 × 5
                          have 31 × 5

                """)
        #expect(
            picture(view, 12, 3) == """
                 too small
                need 32 × 5
                have 12 × 3
                """)
        #expect(picture(view, 6, 1) == " 32×5")
        #expect(picture(view, 1, 1) == "…")
        #expect(picture(view, 0, 0) == "")
    }

    @Test func `a program has its own words for too little room`() {
        let view = Block("x").minimumSize(columns: 9, rows: 1) { needed, given in
            Text("\(given.columns) < \(needed.columns)")
        }
        #expect(picture(view, 6, 1) == "6 < 9")
    }

    @Test func `the request for a larger window exists in any language`() {
        let words = TooSmall.Words(
            title: "Bitte größer", shortTitle: "zu klein", needed: "soll", given: "ist")
        let view = Block("x").minimumSize(columns: 32, rows: 5, words: words)
        #expect(picture(view, 13, 3) == "Bitte größer\nsoll 32 × 5\n ist 13 × 3")
        #expect(picture(view, 11, 3) == " zu klein\nsoll 32 × 5\nist 11 × 3")
    }

    @Test func `an erased view equals the view`() {
        let view = AnyView(Block("x", 3, 1).stretching(rows: 2))
        #expect(view.size(in: .largest) == Size(columns: 3, rows: 1))
        #expect(view.stretch == Stretch(rows: 2))
        #expect(picture(view, 2, 2) == "xx\nxx")
        #expect(EmptyView().size(in: .largest) == .zero)
    }
}
