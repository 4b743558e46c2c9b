import Reactive
import Testing

@testable import TUI

@Suite struct `The focus` {
    /// Boxes drawn with letters: the rectangle of each letter is an area, and the named one has the
    /// focus.
    private func areas(_ picture: String, focus: Character? = nil) -> Areas {
        var rects: [Character: Rect] = [:]
        for (row, line) in picture.split(separator: "\n").enumerated() {
            for (column, letter) in line.enumerated() where letter != "." {
                let cell = Rect(column: column, row: row, columns: 1, rows: 1)
                rects[letter] = rects[letter].map { $0.union(cell) } ?? cell
            }
        }
        var areas = Areas()
        for (letter, rect) in rects.sorted(by: { $0.key < $1.key }) {
            areas.add(.box(letter, rect, isFocused: letter == focus))
        }
        return areas
    }

    /// The letters to which the four arrows lead from a letter.
    private func arrows(_ picture: String, from focus: Character) -> String {
        let areas = areas(picture, focus: focus)
        return String(
            [Direction.up, .down, .left, .right].map { direction in
                areas.next(direction)?.spot(as: Character.self) ?? "-"
            })
    }

    @Test func `moves by Tab in reading order, and wraps around`() {
        let picture = """
            dd..b
            dd..b
            ..a..
            c...c
            """
        var order = ""
        var focus: Character?
        for _ in 0..<5 {
            focus = areas(picture, focus: focus).next(isBackwards: false)?.spot()
            order.append(focus ?? "-")
        }
        #expect(order == "dbacd")

        order = ""
        focus = nil
        for _ in 0..<5 {
            focus = areas(picture, focus: focus).next(isBackwards: true)?.spot()
            order.append(focus ?? "-")
        }
        #expect(order == "cabdc")
    }

    @Test func `stays in a row and wraps around within it, if the keys require this`() {
        let picture = """
            .a.b.c.
            d.e.f.g
            ...h...
            """
        func order(_ direction: Direction, from focus: Character) -> String {
            var (order, focus) = ("", focus)
            for _ in 0..<4 {
                let next = areas(picture, focus: focus).next(direction, staysInRow: true)
                focus = next?.spot() ?? focus
                order.append(focus)
            }
            return order
        }
        #expect(order(.right, from: "a") == "bcab" && order(.left, from: "a") == "cbac")
        #expect(order(.right, from: "e") == "fgde" && order(.left, from: "e") == "dgfe")
        #expect(order(.right, from: "h") == "hhhh")
        #expect(order(.down, from: "c").first == "f" || order(.down, from: "c").first == "g")
        #expect(areas(picture, focus: "c").next(.right)?.spot(as: Character.self) == "g")
    }

    @Test func `moves by arrows to the neighbors, and stays at the edge`() {
        let picture = """
            a.b.c
            .....
            d.e.f
            .....
            g.h.i
            """
        #expect(arrows(picture, from: "e") == "bhdf")
        #expect(arrows(picture, from: "a") == "-d-b")
        #expect(arrows(picture, from: "i") == "f-h-")
    }

    @Test func `prefers a view straight ahead to a nearer one aside`() {
        let picture = """
            a......
            ..b....
            .......
            .......
            c......
            """
        #expect(arrows(picture, from: "a") == "-c-b")
    }

    @Test func `moves aside to the nearest view when nothing lies straight ahead`() {
        let picture = """
            a......
            .....b.
            .......
            ...c...
            """
        #expect(arrows(picture, from: "a") == "-b-b")
        #expect(arrows(picture, from: "c") == "b-ab")
    }

    @Test func `moves from a wide view to the middle one below`() {
        let picture = """
            aaaaaaa
            .......
            b..c..d
            """
        #expect(arrows(picture, from: "a") == "-c--")
        #expect(arrows(picture, from: "b") == "a--c")
    }

    @Test func `moves through overlapping views like the cards of a pile`() {
        var areas = Areas()
        for card in 0..<5 {
            let rect = Rect(column: 0, row: card, columns: 6, rows: 5)
            areas.add(.box(card, rect, isFocused: card == 2))
        }
        #expect(areas.next(.up)?.spot() == 1)
        #expect(areas.next(.down)?.spot() == 3)
        #expect(areas.next(.left) == nil)
    }

    @Test func `begins with the first view, and is nowhere if there are no views`() {
        for direction in Direction.allCases {
            #expect(areas("..b\na..").next(direction)?.spot() == "b" as Character)
            #expect(Areas().next(direction) == nil)
        }
        #expect(Areas().next(isBackwards: false) == nil)
        #expect(Areas().next(isBackwards: true) == nil)
    }

    @Test func `tolerates views at the largest possible distances`() {
        var areas = Areas()
        areas.add(.box(0, Rect(column: 0, row: 0, columns: 5, rows: 5), isFocused: true))
        areas.add(.box(1, Rect(column: .max, row: .max, columns: .max, rows: .max)))
        areas.add(.box(2, Rect(column: .min, row: .min, columns: 1, rows: 1)))
        #expect(areas.next(.right)?.spot() == 1)
        #expect(areas.next(.up)?.spot() == 2)
    }

    // MARK: Random views

    /// Columns and rows of random widths and heights with random gaps.
    @Test(arguments: 0..<20)
    func `goes to the next box of a grid in each direction, but not past the last`(seed: UInt64) {
        var dice = Dice(seed: seed)
        func places(_ count: Int) -> [(start: Int, length: Int)] {
            var end = 0
            return (0..<count).map { _ in
                let start = end + dice.roll(4)
                let length = 1 + dice.roll(9)
                end = start + length
                return (start, length)
            }
        }
        let (columns, rows) = (places(1 + dice.roll(9)), places(1 + dice.roll(9)))
        func grid(focus: Point) -> Areas {
            var areas = Areas()
            for (row, vertical) in rows.enumerated() {
                for (column, horizontal) in columns.enumerated() {
                    let point = Point(column: column, row: row)
                    let rect = Rect(
                        column: horizontal.start, row: vertical.start,
                        columns: horizontal.length, rows: vertical.length)
                    areas.add(.box(point, rect, isFocused: point == focus))
                }
            }
            return areas
        }
        for row in rows.indices {
            for column in columns.indices {
                let areas = grid(focus: Point(column: column, row: row))
                func expect(_ direction: Direction, _ column: Int, _ row: Int) {
                    let isThere = columns.indices ~= column && rows.indices ~= row
                    let expected = isThere ? Point(column: column, row: row) : nil
                    #expect(areas.next(direction)?.spot() == expected)
                }
                expect(.left, column - 1, row)
                expect(.right, column + 1, row)
                expect(.up, column, row - 1)
                expect(.down, column, row + 1)
            }
        }
    }

    /// Rectangles in random places that do not overlap.
    private func scattered(_ dice: inout Dice) -> [Rect] {
        var rects: [Rect] = []
        for _ in 0..<60 where rects.count < 14 {
            let rect = Rect(
                column: dice.roll(70), row: dice.roll(20), columns: 1 + dice.roll(14),
                rows: 1 + dice.roll(4))
            if rects.allSatisfy({ $0.intersection(rect).isEmpty }) { rects.append(rect) }
        }
        return rects
    }

    private func areas(_ rects: [Rect], focus: Int) -> Areas {
        var areas = Areas()
        for (index, rect) in rects.enumerated() {
            areas.add(.box(index, rect, isFocused: index == focus))
        }
        return areas
    }

    @Test(arguments: 0..<50)
    func `moves in the direction of the arrow wherever a view lies there`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let rects = scattered(&dice)
        for (index, here) in rects.enumerated() {
            let areas = areas(rects, focus: index)
            func expect(_ direction: Direction, _ lies: (Rect) -> Bool) {
                let next: Int? = areas.next(direction)?.spot()
                #expect(next.map { lies(rects[$0]) } ?? !rects.contains(where: lies))
            }
            expect(.right) { $0.column > here.column && $0.right > here.right }
            expect(.left) { $0.column < here.column && $0.right < here.right }
            expect(.down) { $0.row > here.row && $0.bottom > here.bottom }
            expect(.up) { $0.row < here.row && $0.bottom < here.bottom }
        }
    }

    @Test func `reaches nearly all random views by arrows alone, and all by Tab`() {
        var dice = Dice(seed: 1)
        var missed = 0
        for _ in 0..<200 {
            let rects = scattered(&dice)
            func reached(_ ways: (Areas) -> [Area?]) -> Int {
                var reached: Set<Int> = [0]
                var waiting = [0]
                while let focus = waiting.popLast() {
                    for case let next? in ways(areas(rects, focus: focus)) {
                        guard let index: Int = next.spot() else { continue }
                        if reached.insert(index).inserted { waiting.append(index) }
                    }
                }
                return reached.count
            }
            missed +=
                rects.count
                - reached { areas in Direction.allCases.map { areas.next($0) } }
            #expect(reached { [$0.next(isBackwards: false)] } == rects.count)
            #expect(reached { [$0.next(isBackwards: true)] } == rects.count)
        }
        // There are about 2,800 rectangles.
        #expect(missed < 10)
    }
}

extension Area {
    /// An area that can be pressed and focused, and is completely visible.
    static func box(_ value: some Hashable, _ rect: Rect, isFocused: Bool = false) -> Area {
        Area(
            rect: rect, visible: rect, tagged: AreaValue(value), uses: [.press, .focus],
            isFocused: isFocused)
    }
}

extension Rect {
    fileprivate func union(_ other: Rect) -> Rect {
        let (left, top) = (min(column, other.column), min(row, other.row))
        return Rect(
            column: left, row: top, columns: max(right, other.right) - left,
            rows: max(bottom, other.bottom) - top)
    }
}
