import Testing

@testable import TUI

@Suite struct `A box` {
    @Test func `borders have five looks`() {
        func border(_ border: Border) -> String { picture(Text("x").border(border)) }
        #expect(border(.single) == "┌─┐\n│x│\n└─┘")
        #expect(border(.double) == "╔═╗\n║x║\n╚═╝")
        #expect(border(.heavy) == "┏━┓\n┃x┃\n┗━┛")
        #expect(border(.rounded) == "╭─╮\n│x│\n╰─╯")
        #expect(border(.ascii) == "+-+\n|x|\n+-+")
    }

    @Test(arguments: Border.allCases)
    func `an ASCII theme has only ASCII borders`(_ border: Border) {
        #expect(picture(Text("x").border(border), theme: .ascii) == "+-+\n|x|\n+-+")
    }

    @Test func `a panel has a title in its upper line`() {
        let panel = Panel("Countdown") {
            "1:05"
            "space pauses"
        }
        #expect(
            picture(panel, 16, 4) == """
                ┌─ Countdown ──┐
                │ 1:05         │
                │ space pauses │
                └──────────────┘
                """)
    }

    @Test func `a panel is broad enough for its title, and cuts it where it must`() {
        let panel = Panel("Countdown") { "1" }
        #expect(
            picture(panel) == """
                ┌─ Countdown ─┐
                │ 1           │
                └─────────────┘
                """)
        #expect(picture(panel, 9, 3) == "┌─ Co… ─┐\n│ 1     │\n└───────┘")
        #expect(picture(panel, 6, 3) == "┌────┐\n│ 1  │\n└────┘")
    }

    @Test func `every size of a border works`() {
        let view = Text("x").border()
        #expect(picture(view, 2, 2) == "┌┐\n└┘")
        #expect(picture(view, 1, 1) == "┘")
        #expect(picture(view, 3, 1) == "└─┘")
    }

    @Test func `a sudoku has heavy rules around its blocks`() {
        let grid = Grid(
            columns: 4, rows: 4, cell: Size(columns: 3, rows: 1), block: Size(columns: 2, rows: 2)
        ) { column, row in
            let digit: Int = (column + 2 * row + row / 2) % 4 + 1
            Text("\(digit)").alignment(.center)
        }
        #expect(
            picture(grid) == """
                ┏━━━┯━━━┳━━━┯━━━┓
                ┃ 1 │ 2 ┃ 3 │ 4 ┃
                ┠───┼───╂───┼───┨
                ┃ 3 │ 4 ┃ 1 │ 2 ┃
                ┣━━━┿━━━╋━━━┿━━━┫
                ┃ 2 │ 3 ┃ 4 │ 1 ┃
                ┠───┼───╂───┼───┨
                ┃ 4 │ 1 ┃ 2 │ 3 ┃
                ┗━━━┷━━━┻━━━┷━━━┛
                """)
        #expect(
            picture(grid, theme: .ascii) == """
                +===+===+===+===+
                | 1 : 2 | 3 : 4 |
                +---+---+---+---+
                | 3 : 4 | 1 : 2 |
                +===+===+===+===+
                | 2 : 3 | 4 : 1 |
                +---+---+---+---+
                | 4 : 1 | 2 : 3 |
                +===+===+===+===+
                """)
    }

    @Test func `a grid without blocks has light rules, and cells of any size`() {
        let grid = Grid(columns: 2, rows: 1, cell: Size(columns: 2, rows: 2)) { column, _ in
            Block(column == 0 ? "a" : "b").stretching(columns: 1, rows: 1)
        }
        #expect(
            picture(grid) == """
                ┌──┬──┐
                │aa│bb│
                │aa│bb│
                └──┴──┘
                """)
        #expect(picture(grid, 4, 2) == "┌──┬\n│aa│")
        let dots = Grid(columns: 3, rows: 2, cell: .zero) { _, _ in EmptyView() }
        #expect(picture(dots) == "┌┬┬┐\n├┼┼┤\n└┴┴┘")
    }

    @Test func `every box character is drawn from its arms`() {
        let weights = [BoxGlyph.Weight.none, .light, .heavy]
        var seen: Set<Unicode.Scalar> = []
        for up in weights {
            for right in weights {
                for down in weights {
                    for left in weights {
                        let glyph = BoxGlyph(up: up, right: right, down: down, left: left)
                        seen.insert(glyph.scalar)
                        guard let read = BoxGlyph(glyph.scalar) else { continue }
                        let arms = [read.up, read.right, read.down, read.left]
                        #expect(arms == [up, right, down, left])
                        #expect(name(of: glyph).contains(glyph.scalar.properties.name ?? ""))
                    }
                }
            }
        }
        #expect(seen.count == 81)
    }

    /// The words for the arms, in each order that Unicode uses.
    private func name(of glyph: BoxGlyph) -> Set<String> {
        let arms: [(String, BoxGlyph.Weight)] = [
            ("UP", glyph.up), ("DOWN", glyph.down), ("LEFT", glyph.left), ("RIGHT", glyph.right),
        ]
        var parts: [(String, BoxGlyph.Weight)] = arms.filter { $0.1 != .none }
        if glyph.up == glyph.down, glyph.up != .none {
            parts.removeAll { ["UP", "DOWN"].contains($0.0) }
            parts.append(("VERTICAL", glyph.up))
        }
        if glyph.left == glyph.right, glyph.left != .none {
            parts.removeAll { ["LEFT", "RIGHT"].contains($0.0) }
            parts.append(("HORIZONTAL", glyph.left))
        }
        func word(_ weight: BoxGlyph.Weight) -> String { weight == .light ? "LIGHT" : "HEAVY" }
        var names: Set<String> = []
        for parts in permutations(parts) {
            if Set(parts.map(\.1)).count == 1 {
                let directions = parts.map(\.0).joined(separator: " AND ")
                names.insert("BOX DRAWINGS \(word(parts[0].1)) \(directions)")
            } else {
                let spelled = parts.map { "\($0.0) \(word($0.1))" }.joined(separator: " AND ")
                let reversed = parts.map { "\(word($0.1)) \($0.0)" }.joined(separator: " AND ")
                names.formUnion(["BOX DRAWINGS \(spelled)", "BOX DRAWINGS \(reversed)"])
                names.formUnion(grouped(parts).map { "BOX DRAWINGS \($0)" })
            }
        }
        return names
    }

    /// Groups two of three arms of the same weight: `DOWN LIGHT AND LEFT UP HEAVY`.
    private func grouped(_ parts: [(String, BoxGlyph.Weight)]) -> [String] {
        func words(_ weight: BoxGlyph.Weight) -> String {
            parts.filter { $0.1 == weight }.map(\.0).joined(separator: " ")
                + (weight == .light ? " LIGHT" : " HEAVY")
        }
        return [
            "\(words(.light)) AND \(words(.heavy))", "\(words(.heavy)) AND \(words(.light))",
        ]
    }

    private func permutations<Part>(_ parts: [Part]) -> [[Part]] {
        guard parts.count > 1 else { return [parts] }
        return parts.indices.flatMap { index in
            var rest = parts
            let first = rest.remove(at: index)
            return permutations(rest).map { [first] + $0 }
        }
    }
}
