import Foundation
import Games
import Testing

@testable import Parlor
@testable import TUI

@Suite struct `The picture of mines` {
    @Test func `the names of columns do not touch, and covered cells are tiles`() throws {
        let play = try ProgramRun("mines --seed 3 --size 30x16/99")
        let heads = play.text.split(separator: "\n").map { $0.split(separator: " ") }
        let letters = "abcdefghijklmnopqrstuvwxyz".map { Substring(String($0)) }
        // Names of two letters are written from top to bottom: aa, ab, ac, ad.
        #expect(heads.contains(letters + ["a", "b", "c", "d"]), "\(play.text)")
        #expect(heads.contains(["a", "a", "a", "a"]), "\(play.text)")
        let low = try ProgramRun("mines --seed 3 --size 30x16/99", rows: 21)
        let lowHeads = low.text.split(separator: "\n").map { $0.split(separator: " ") }
        let others = stride(from: 0, to: 26, by: 2).map { letters[$0] }
        #expect(lowHeads.contains(others + ["aa", "ac"]), "\(low.text)")
        let wide = try ProgramRun("mines --seed 3 --size 30x16/99", columns: 120, rows: 40)
        wide.pilot.type("hhh")
        let faces = try #require(wide.minesGame).position.faces
        let cell = try #require(
            faces.indices.first { faces[$0] == .covered && faces[$0 + 1] == .covered })
        try wide.pilot.move(to: .value(MinesSpot.cell(cell)))
        let middle = wide.pilot.pointer
        // A cell differs from its neighbor only in its shade.
        let grounds = [0, 3].map {
            wide.pilot.session.page.canvas[middle.column + $0, middle.row].background
        }
        #expect(Set(grounds) == Set([Role.tile, .tileStripe].map { Theme.dark[$0].background }))
    }

    @Test(arguments: [(40, 15), (80, 24)])
    func `a board that is larger than the window scrolls with the arrows`(
        _ columns: Int, _ rows: Int
    ) throws {
        let play = try ProgramRun("mines --seed 3 --size 50x40/300", columns: columns, rows: rows)
        #expect(play.text.contains("300 mines left"), "\(play.text)")
        // The cursor starts in the middle, and goes to a corner, and then to the opposite one.
        for (keys, cell, name) in [([Key.left, .up], 0, "a"), ([.right, .down], 1_999, "ax")] {
            let steps = cell == 0 ? 26 : 50
            for key in keys { for _ in 0..<steps { play.pilot.press(key) } }
            #expect(play.text.contains("]"))
            try play.pilot.move(to: .value(MinesSpot.cell(cell)))
            let names = play.columns(of: try #require(MinesSize(rawValue: "50x40/300")))
            #expect(names.contains { $0.name == name }, "\(play.text)")
        }
        play.pilot.type("f")
        #expect(play.minesGame?.table.covers[1_999] == .flagged)
        // A window that is large enough shows the whole board.
        play.pilot.resize(columns: 120, rows: 50)
        try play.pilot.move(to: .value(MinesSpot.cell(0)))
        try play.pilot.move(to: .value(MinesSpot.cell(1_999)))
    }

    @Test(arguments: [(40, 15), (40, 20), (80, 24), (80, 50), (120, 40), (200, 60)])
    func `every column of a larger board is named, or every second one`(
        _ columns: Int, _ rows: Int
    ) throws {
        for size in ["9x9/10", "26x16/60", "27x16/60", "30x16/99", "45x20/150", "60x40/500"] {
            let play = try ProgramRun(
                "mines --seed 3 --size \(size)", columns: columns, rows: rows)
            let board = try #require(MinesSize(rawValue: size))
            let named = play.columns(of: board)
            let wanted = named.map { MinesSize.name(ofColumn: $0.column) }
            let every = named.map(\.name) == wanted
            let second = named.allSatisfy { column, name in
                name == (column.isMultiple(of: 2) ? MinesSize.name(ofColumn: column) : "")
            }
            // A board that fills the window has no names.
            let none =
                named.allSatisfy(\.name.isEmpty)
                && (rows < board.height + 5 || columns < 3 * board.width + 6)
            #expect(every || second || none, "\(size) \(named)\n\(play.text)")
        }
    }

    @Test(arguments: [(80, 24), (120, 40)])
    func `arrows show where a larger board continues`(_ columns: Int, _ rows: Int) throws {
        let play = try ProgramRun("mines --seed 3 --size 60x40/500", columns: columns, rows: rows)
        func arrows() -> String {
            play.text.split(separator: "\n").dropLast().joined().filter { "←→↑↓".contains($0) }
        }
        #expect(arrows().contains("↓"), "\(play.text)")
        // The cursor starts in the middle.
        for _ in 0..<31 { play.pilot.press(.left) }
        for _ in 0..<21 { play.pilot.press(.up) }
        #expect(arrows() == "→↓", "\(play.text)")
        // A board that is visible as a whole has no arrows.
        play.pilot.resize(columns: 200, rows: 60)
        #expect(arrows() == "", "\(play.text)")
    }

    @Test func `the cursor has both brackets where a cell has two columns`() throws {
        let play = try ProgramRun("mines --seed 3 --size 30x16/99")
        for column in 0...15 {
            #expect(play.text.contains("[▪]"), "\(column) \(play.text)")
            play.pilot.press(.left)
        }
    }

    /// A seed, and the number of its first hint with two numbers side by side.
    private static let sideBySide: (seed: UInt64, hints: Int)? = {
        let size = MinesSize.large
        for seed in 1...200 as ClosedRange<UInt64> {
            var game = MinesGame(
                options: MinesOptions(size: size), seed: seed, start: size.middle)
            func play(_ action: MinesGame.Action) {
                game.act(action, at: .seconds(1))
            }
            play(.open(size.middle))
            for hints in 0..<60 where game.seed == seed {
                guard let hint = game.position.hint, !hint.isGuess else { break }
                let numbers = Set(hint.numbers.map(\.cell))
                let isFound = numbers.contains { $0 % size.width > 0 && numbers.contains($0 - 1) }
                if isFound { return (seed, hints) }
                for _ in 0..<3 { play(.hint) }
            }
        }
        return nil
    }()

    @Test func `two numbers side by side that prove a cell share a mark`() throws {
        let (seed, hints) = try #require(Self.sideBySide)
        let play = try ProgramRun(
            "mines --seed \(seed) --size 30x16/99 --no-motion", columns: 200, rows: 60)
        play.pilot.press(.enter)
        for _ in 0..<hints {
            play.pilot.type("h")
            for _ in 0..<9 where play.minesGame?.hint != nil { play.pilot.type("h") }
        }
        play.pilot.resize(columns: 80, rows: 24)
        play.pilot.type("hh")
        // Each number is between two marks.
        #expect(play.text.contains(/\(\d\|\d/) && !play.text.contains(/\(\d\)\d\)/), "\(play.text)")
    }

    @Test(arguments: [(80, 24), (120, 40), (200, 60)])
    func `numbers, flags and mines are in the middle of their cells`(
        _ columns: Int, _ rows: Int
    ) throws {
        let play = try ProgramRun("mines --seed 3", columns: columns, rows: rows)
        play.pilot.press(.enter)
        // The cells are uncovered one after another.
        play.pilot.advance(by: .seconds(2))
        let game = try #require(play.minesGame)
        let numbers = game.position.faces.indices.filter {
            game.position.faces[$0].number.map { $0 > 0 } ?? false
        }
        var compared = 0
        for cell in numbers {
            let rect = try #require(
                play.pilot.session.page.areas.all.first {
                    $0.value == AnyHashable(MinesSpot.cell(cell))
                }
            ).visible
            // The lit halves of each row.
            let lit = (0..<rect.rows).flatMap { row -> [Int] in
                let text = play.pilot.session.page.canvas.text(
                    rect.column..<rect.column + rect.columns, row: rect.row + row)
                let upper = text.contains { "▀█".contains($0) || $0.isNumber }
                let lower = text.contains { "▄█".contains($0) || $0.isNumber }
                return (upper ? [2 * row] : []) + (lower ? [2 * row + 1] : [])
            }
            // A cell of one or two rows has no middle row that a number could miss.
            if rect.rows <= 2 { continue }
            compared += 1
            let (first, last) = (try #require(lit.first), try #require(lit.last))
            #expect(abs(first - (2 * rect.rows - 1 - last)) <= 1, "\(cell)\n\(play.text)")
        }
        #expect(!numbers.isEmpty && (compared == numbers.count || columns == 80 && compared == 0))
    }

    @Test func `a pause does not reveal the first cell`() throws {
        let play = try ProgramRun("mines --seed 3")
        play.pilot.press(.enter)
        play.pilot.type("p")
        #expect(play.text.contains("Paused") && !play.text.contains("Open any cell"))
        #expect(play.text.contains("p resume"))
        let daily = try ProgramRun("mines --daily")
        #expect(daily.text.contains("your first click opens it"))
    }

    @Test func `a hint is scrolled into view`() throws {
        let play = try ProgramRun("mines --seed 3 --size 50x40/300", columns: 40, rows: 20)
        play.pilot.press(.enter)
        for _ in 0..<50 { play.pilot.press(.left) }
        for _ in 0..<40 { play.pilot.press(.up) }
        play.pilot.type("hh")
        let hint = try #require(play.minesGame?.hint)
        let cell = try #require((hint.safe + hint.mines).first)
        try play.pilot.move(to: .value(MinesSpot.cell(cell)))
    }

    @Test(arguments: ["en", "ko"])
    func `a cell of a hint can be found where the columns have no names`(
        language: String
    ) throws {
        let play = try ProgramRun(
            "mines --seed 3 --size 30x16/99", columns: 40, rows: 20, language: language)
        play.pilot.press(.enter)
        let size = MinesSize.large
        for _ in 0..<3 {
            play.pilot.type("hh")
            let hint = try #require(play.minesGame?.hint)
            let lines = play.text.split(separator: "\n", omittingEmptySubsequences: false)
            for cell in hint.safe + hint.mines {
                // The mark is in the row that begins with the number of the cell's row.
                let line = try #require(
                    lines.first {
                        $0.prefix(5).trimmingPrefix { $0 == " " }.hasPrefix(
                            "\(cell / size.width + 1) ")
                    })
                let mark: Character = hint.mines.contains(cell) ? "●" : "✓"
                #expect(Array(line)[5 + cell % size.width] == mark, "\(play.text)")
            }
            // A long reason has pages, and the last one makes the move.
            for _ in 0..<9 where play.minesGame?.hint == hint { play.pilot.type("h") }
        }
        // The screen names the cell that has the focus.
        for _ in 0..<3 { play.pilot.press(.left) }
        let focused = play.pilot.session.page.areas.all.last { $0.isFocused }?.tagged
        let cell = try #require(
            (0..<size.count).first { focused == AreaValue(MinesSpot.cell($0)) })
        let name = size.name(of: cell)
        #expect(play.text.split(separator: "\n")[0].contains(" \(name) "), "\(play.text)")
    }

    @Test(arguments: Language.allCases, [(40, 19), (40, 20)])
    func `the names of columns replace the top line while a text names cells`(
        _ language: Language, _ size: (columns: Int, rows: Int)
    ) throws {
        let play = try ProgramRun(
            "mines --seed 3 --size 30x16/99", columns: size.columns, rows: size.rows,
            language: language.rawValue)
        func line() -> Substring? { play.text.split(separator: "\n").first }
        play.pilot.press(.enter)
        let before = line()
        let names = String(repeating: " ", count: 5) + "abcdefghijklmnopqrstuvwxyzabcd"
        #expect(before?.contains("abc") == false)
        for _ in 0..<2 {
            play.pilot.type("h")
            #expect(line().map(String.init) == names, "\(play.text)")
        }
        play.pilot.press(.escape)
        #expect(line() == before, "\(play.text)")
    }

    /// The digits of the largest cells are those of a large sudoku board: a one has a flag at the
    /// upper left and a foot.
    @Test(arguments: [(7, 5), (9, 5), (11, 6), (13, 7)])
    func `has clear digits in large cells`(_ columns: Int, _ rows: Int) {
        let room = Size(columns: columns, rows: rows)
        for number in 1...8 {
            let picture = MinesFace.open(number).picture(in: room)
            #expect(picture == .figure("\(number)"))
        }
    }

    /// In a large cell, the marks of a hint are pictures, as digits are.
    @Test(arguments: ["dark", "light", "contrast", "mono"], [(120, 40), (200, 60)])
    func `a hint draws its cells as large as digits`(
        _ theme: String, _ window: (columns: Int, rows: Int)
    ) throws {
        let play = try ProgramRun(
            "mines --seed 5 --theme \(theme)", columns: window.columns, rows: window.rows)
        play.pilot.press(.enter)
        /// The characters of a cell.
        func drawn(_ cell: Int) throws -> String {
            let spot = AreaValue(MinesSpot.cell(cell))
            let areas = play.pilot.session.page.areas.all
            let rect = try #require(areas.last { $0.tagged == spot }).rect
            return (0..<rect.rows).flatMap { row in
                (0..<rect.columns).map { column -> String in
                    let cell = play.pilot.session.page.canvas[rect.column + column, rect.row + row]
                    return play.pilot.session.page.canvas.text(of: cell)
                }
            }.joined()
        }
        var mines = 0
        for _ in 0..<30 where mines == 0 || play.minesGame?.hint != nil {
            play.pilot.type("hh")
            guard let hint = play.minesGame?.hint else { break }
            for cell in hint.safe + hint.mines {
                let text = try drawn(cell)
                #expect(text.contains { "▀▄█".contains($0) } && !text.contains("●"), "\(text)")
            }
            mines += hint.mines.count
            for _ in 0..<9 where play.minesGame?.hint == hint { play.pilot.type("h") }
        }
        #expect(mines > 0)
    }

    /// This hint knows a mine and three safe cells.
    @Test(arguments: ["dark", "light", "contrast", "mono", "ascii"])
    func `a hint shows a mine and a safe cell in different shapes and colors`(
        _ theme: String
    ) throws {
        for (columns, rows) in [(40, 20), (80, 24), (120, 40), (200, 60)] {
            let play = try ProgramRun(
                "mines --size 30x16/99 --seed 2879875576 --theme \(theme)", columns: columns,
                rows: rows)
            play.pilot.press(.enter)
            var marks = (safe: Set<String>(), mines: Set<String>())
            var grounds = (safe: [Style](), mines: [Style]())
            while marks.safe.isEmpty || marks.mines.isEmpty {
                play.pilot.type("h")
                // The first step does not tell which cells are mines.
                #expect(!play.text.contains("✓"))
                play.pilot.type("h")
                let hint = try #require(play.minesGame?.hint)
                for cell in hint.safe + hint.mines {
                    let spot = AreaValue(MinesSpot.cell(cell))
                    let areas = play.pilot.session.page.areas.all
                    guard let area = areas.last(where: { $0.tagged == spot }) else { continue }
                    let middle = Point(
                        column: area.rect.column + (area.rect.columns - 1) / 2,
                        row: area.rect.row + (area.rect.rows - 1) / 2)
                    let drawn = play.pilot.session.page.canvas[middle.column, middle.row]
                    let text = play.pilot.session.page.canvas.text(of: drawn)
                    if hint.mines.contains(cell) {
                        marks.mines.insert(text)
                        grounds.mines.append(drawn.style)
                    } else {
                        marks.safe.insert(text)
                        grounds.safe.append(drawn.style)
                    }
                }
                play.pilot.type("h")
            }
            #expect(marks.safe == [theme == "ascii" ? "v" : "✓"], "\(play.text)")
            #expect(marks.mines == [theme == "ascii" ? "*" : "●"], "\(play.text)")
            if theme != "mono", theme != "ascii" {
                #expect(grounds.safe.allSatisfy { !grounds.mines.contains($0) })
            }
        }
    }

    /// Blocks that fill a part of a cell leave gaps in some fonts.
    @Test(arguments: ["mines --seed 3", "sudoku --seed 3"], ["dark", "light", "contrast", "mono"])
    func `a board is drawn without block characters`(
        _ game: String, _ theme: String
    ) throws {
        for (columns, rows) in [(40, 20), (80, 24)] {
            let play = try ProgramRun("\(game) --theme \(theme)", columns: columns, rows: rows)
            play.pilot.press(.enter)
            play.pilot.type("hh")
            #expect(!play.text.contains { "▀▄▌▐▖▗▘▝▙▛▜▟█".contains($0) }, "\(play.text)")
        }
    }

    @Test func `a flag is a flag in cells of every size, and F in ASCII`() throws {
        for (columns, rows) in [(40, 20), (80, 24), (120, 40)] {
            for theme in ["dark", "ascii"] {
                let play = try ProgramRun(
                    "mines --seed 3 --theme \(theme)", columns: columns, rows: rows)
                play.pilot.press(.enter)
                let before = play.text
                let covered = try #require(play.minesGame).table.covers.firstIndex(of: .covered)
                try play.click(try #require(covered), .right)
                let sign: Character = theme == "ascii" ? "F" : columns > 80 ? "▄" : "⚑"
                func count(_ text: String) -> Int { text.count { $0 == sign } }
                #expect(count(play.text) > count(before), "\(columns) \(theme) \(play.text)")
            }
        }
    }

    /// The text of a cell, and the style in its upper left corner.
    private func look(of cell: Int, in play: ProgramRun) throws -> (text: String, style: Style) {
        let (spot, session) = (AreaValue(MinesSpot.cell(cell)), play.pilot.session)
        let rect = try #require(session.page.areas.all.last { $0.tagged == spot }).rect
        let rows = (rect.row..<rect.row + rect.rows).map { row in
            (rect.column..<rect.right).map { column in
                session.page.canvas.text(of: session.page.canvas[column, row])
            }.joined()
        }
        let style = session.page.canvas[rect.column, rect.row].style
        return (rows.joined(separator: "\n"), style)
    }

    @Test(
        arguments: ["dark", "light", "contrast", "mono", "ascii"],
        [(40, 20), (80, 24), (120, 40), (200, 60)])
    func `a loss shows the opened mine on red, and crosses wrong flags out`(
        _ theme: String, _ window: (columns: Int, rows: Int)
    ) throws {
        for (size, colors) in [("9x9/10", ColorDepth.full), ("30x16/99", .sixteen)] {
            let play = try ProgramRun(
                "mines --seed 3 --size \(size) --theme \(theme)", columns: window.columns,
                rows: window.rows, colors: colors)
            play.pilot.press(.enter)
            let table = try #require(play.minesGame).table
            let mines = try #require(table.board).mines
            let safe = try #require(
                table.covers.indices.first { table.covers[$0] == .covered && !mines.contains($0) })
            try play.click(safe, .right)
            try play.click(mines[0], .right)
            try play.click(mines[1])
            play.pilot.advance(by: .seconds(3))
            let (fatal, wrong) = (try look(of: mines[1], in: play), try look(of: safe, in: play))
            let (flag, mine) = (
                try look(of: mines[0], in: play), try look(of: mines[2], in: play)
            )
            let isColored = theme != "mono" && theme != "ascii"
            let danger = play.pilot.session.page.theme[.danger].foreground
            #expect(!isColored || fatal.style.background == danger)
            #expect([wrong, flag, mine].allSatisfy { $0.style.background != danger || !isColored })
            // With colors, the opened mine looks like the others. Without, its form differs.
            func outline(_ text: String) -> [Bool] { text.map { $0 != " " } }
            let isRight =
                isColored
                ? outline(fatal.text) == outline(mine.text) : fatal.text != mine.text
            #expect(isRight, "\(fatal.text)\n\(mine.text)")
            #expect(Set([wrong.text, flag.text, mine.text]).count == 3, "\(play.text)")
            #expect(Set([wrong.text, flag.text, fatal.text]).count == 3, "\(play.text)")
            let signs = wrong.text + fatal.text
            #expect(!signs.contains { "%X".contains($0) }, "\(signs)")
        }
    }

    @Test(arguments: [ColorDepth.full, .sixteen, .none])
    func `covered cells have signs where few colors cannot show their shades`(
        _ colors: ColorDepth
    ) throws {
        let play = try ProgramRun("mines --seed 3", colors: colors)
        let signs = play.text.filter { $0 == "▪" }.count
        // The focused cell always has a sign.
        #expect(signs == (colors == .full ? 1 : MinesSize.small.count), "\(play.text)")
    }

    @Test(arguments: [ColorScheme.dark, .light])
    func `one, two and three have different colors in sixteen colors`(
        _ scheme: ColorScheme
    ) {
        let reduction = ColorReduction(depth: .sixteen, scheme: scheme)
        let theme = scheme == .dark ? Theme.dark : .light
        let colors = (1...3).map { number in
            reduction.reduced(theme[MinesFace.roles[number]]).foreground
        }
        #expect(Set(colors).count == 3, "\(colors)")
    }

    @Test(
        arguments: [
            (40, 20, "9x9/10", 3, 1), (80, 24, "9x9/10", 5, 2), (120, 40, "9x9/10", 7, 3),
            (200, 60, "9x9/10", 13, 6), (40, 20, "16x16/40", 2, 1), (120, 40, "16x16/40", 5, 2),
            (200, 60, "16x16/40", 7, 3), (40, 20, "30x16/99", 1, 1), (80, 24, "30x16/99", 2, 1),
            (120, 40, "30x16/99", 3, 2), (200, 60, "30x16/99", 5, 3),
        ])
    func `cells grow with the window, and the board stays centered`(
        columns: Int, rows: Int, size: String, width: Int, height: Int
    ) throws {
        let play = try ProgramRun("mines --seed 3 --size \(size)", columns: columns, rows: rows)
        let board = try #require(MinesSize(rawValue: size))
        func middle(of cell: Int) throws -> Point {
            try play.pilot.move(to: .value(MinesSpot.cell(cell)))
            return play.pilot.pointer
        }
        let first = try middle(of: 0)
        let (right, below) = (try middle(of: 1), try middle(of: board.width))
        #expect(right == Point(column: first.column + width, row: first.row))
        #expect(below == Point(column: first.column, row: first.row + height))
        let last = try middle(of: board.count - 1)
        #expect(abs(first.column - (columns - 1 - last.column)) <= 1)
        // There are about as many rows above the board as below it.
        #expect(abs(first.row - (rows - 1 - last.row)) <= 2)
    }

    @Test func `open cells have two shades, and mines have those of covered cells`() throws {
        let play = try ProgramRun("mines --seed 3")
        play.pilot.press(.enter)
        let game = try #require(play.minesGame)
        let allOpen = game.table.covers.indices.filter { game.table.covers[$0] == .open }
        let covered = game.table.covers.indices.filter { !allOpen.contains($0) }
        func ground(_ cell: Int) throws -> Color {
            try play.pilot.move(to: .value(MinesSpot.cell(cell)))
            let place = play.pilot.pointer
            return play.pilot.session.page.canvas[place.column, place.row].background
        }
        // The focused cell has another background.
        play.pilot.press(.down)
        let open = allOpen.filter { $0 != MinesSize.small.middle + 9 }
        let grounds = try (Set(open.map(ground)), Set(covered.map(ground)))
        #expect(open.count > 20 && covered.count > 20)
        #expect(grounds.0.count == 2 && grounds.1.count == 2)
        #expect(grounds.0.isDisjoint(with: grounds.1))
        // A mine far from the one that was opened, without the focus.
        let mines = try #require(game.table.board).mines
        try play.click(mines[0])
        play.pilot.advance(by: .seconds(3))
        #expect(try Set(mines.dropFirst().map(ground)).isSubset(of: grounds.1))
    }

    @Test func `ASCII mode has only ASCII, and every sign differs without colors`() throws {
        let play = try ProgramRun("mines --seed 3 --size 30x16/99 --ascii")
        try play.playMines(isWon: false)
        play.pilot.advance(by: .seconds(2))
        #expect(play.text.unicodeScalars.allSatisfy { $0.isASCII })
        for sign in "123*!" { #expect(play.text.contains(sign)) }
        for theme in ["mono", "contrast"] {
            let play = try ProgramRun("mines --seed 3 --theme \(theme)")
            let text = play.text
            play.pilot.press(.right)
            #expect(play.text != text)
        }
    }

    /// Compares the screen with a file beside the tests.
    @Test(
        arguments: [
            (80, 24, "9x9/10"), (80, 24, "30x16/99"), (40, 20, "16x16/40"), (40, 20, "30x16/99"),
            (120, 40, "30x16/99"), (120, 40, "9x9/10"),
        ], ["en", "ko"])
    func `a game is drawn in every window`(
        window: (columns: Int, rows: Int, size: String), language: String
    ) throws {
        let play = try ProgramRun(
            "mines --seed 3 --size \(window.size)", columns: window.columns, rows: window.rows,
            language: language)
        play.pilot.press(.enter)
        play.pilot.type("hh")
        let size = window.size.prefix { $0 != "/" }
        let name = "mines-\(window.columns)x\(window.rows)-\(size)-\(language)"
        #expect(play.text + "\n" == (try frame(name, play.text)))
    }
}

extension ProgramRun {
    /// The visible columns of a board, with the names above them. A name may have its letters on
    /// two lines, below the line at the top of the window.
    fileprivate func columns(of board: MinesSize) -> [(column: Int, name: String)] {
        let cells = pilot.session.page.areas.all.compactMap { area -> (cell: Int, rect: Rect)? in
            guard case .cell(let cell)? = area.value.base as? MinesSpot else { return nil }
            return (cell, area.rect)
        }
        let top = cells.map(\.rect.row).min() ?? 0
        return cells.filter { $0.rect.row == top }.map { cell, rect in
            let letters = (max(1, top - 2)..<max(1, top)).flatMap { row in
                (rect.column..<rect.right).map { column in
                    pilot.session.page.canvas.text(of: pilot.session.page.canvas[column, row])
                }
            }
            return (cell % board.width, letters.joined().filter { $0 != " " })
        }
    }
}
