import Foundation
import Games
import Testing

@testable import Parlor
@testable import TUI

@Suite struct `Mines at the terminal` {
    private static let sizes = ["9x9/10", "16x16/40", "30x16/99"]

    @Test(arguments: sizes, [true, false])
    func `each size is won and lost by the mouse, and counted`(size: String, isWon: Bool) throws {
        let play = try Play("mines --seed 3 --size \(size)")
        try play.playMines(isWon: isWon)
        #expect(play.text.contains(isWon ? "you won" : "That was a mine"))
        #expect(play.text.contains("3BV"))
        // The keys of a game that goes on do nothing now.
        let bar = try #require(play.text.split(separator: "\n").last)
        #expect(bar.contains("n new game") && !bar.contains("flag") && !bar.contains("hint"))
        let ended = results(in: play.directory)
        #expect(ended.map(\.isWon) == [isWon] && ended.map(\.variant) == [size])
        #expect(play.minesGame == nil)
        play.pilot.type("n")
        #expect(!play.text.contains("3BV"))
    }

    @Test func `the names of columns keep apart, and a covered cell is a tile`() throws {
        let play = try Play("mines --seed 3 --size 30x16/99")
        let heads = play.text.split(separator: "\n").map { $0.split(separator: " ") }
        let letters = "abcdefghijklmnopqrstuvwxyz".map { Substring(String($0)) }
        #expect(heads.contains(letters + ["aa", "ac"]), "\(play.text)")
        let wide = try Play("mines --seed 3 --size 30x16/99", columns: 120, rows: 40)
        wide.pilot.type("hhh")
        let faces = try #require(wide.minesGame).position.faces
        let cell = try #require(faces.indices.first { faces[$0].number == nil })
        try wide.pilot.move(to: .value(MinesSpot.cell(cell)))
        let middle = wide.pilot.pointer
        // It ends in the middle of the lower of its two rows.
        let rows = wide.text.split(separator: "\n", omittingEmptySubsequences: false)
        let lower = rows[middle.row...middle.row + 1].map { $0.dropFirst(middle.column).first }
        #expect(lower.contains("▄"), "\(wide.text)")
    }

    @Test(arguments: [false, true])
    func `a game that is given up counts if a cell was opened in it`(isOpened: Bool) throws {
        let play = try Play("mines --seed 3")
        if isOpened { play.pilot.press(.enter) } else { play.pilot.type("h") }
        let game = try #require(play.minesGame)
        let safe = game.position.faces.indices.first {
            game.position.faces[$0].number == nil && game.table.board?.isMine[$0] == false
        }
        if isOpened, let safe { try play.click(safe) }
        play.pilot.type("b")
        try play.pilot.click(.value(ListSpot.row("new")))
        try play.pilot.click("[ New game ]")
        #expect(results(in: play.directory).count == (isOpened ? 1 : 0), "\(play.text)")
    }

    @Test func `a board is won by keys alone, with arrows and with letters`() throws {
        for letters in [false, true] {
            let play = try Play("mines --seed 3") { services in
                services.settings.set(
                    MinesSettings.rows[3], to: .bool(letters))
            }
            let ways: [(Key, Character)] = [(.left, "h"), (.right, "l"), (.up, "k"), (.down, "j")]
            var cursor = 40
            func go(to cell: Int) {
                while cursor != cell {
                    let way =
                        cell % 9 < cursor % 9
                        ? 0 : cell % 9 > cursor % 9 ? 1 : cell < cursor ? 2 : 3
                    if letters {
                        play.pilot.type(String(ways[way].1))
                    } else {
                        play.pilot.press(ways[way].0)
                    }
                    cursor += [-1, 1, -9, 9][way]
                }
            }
            play.pilot.press(.enter)
            let board = try #require(play.minesGame?.table.board)
            go(to: board.mines[0])
            play.pilot.type("f")
            #expect(play.minesGame?.table.covers[board.mines[0]] == .flagged)
            for cell in 0..<81
            where !board.isMine[cell] && play.minesGame?.table.covers[cell] != .open {
                go(to: cell)
                play.pilot.press(cell % 2 == 0 ? .enter : .character(" "))
            }
            #expect(play.text.contains("you won"))
        }
    }

    @Test func `a hint is asked for three times, by h or by H where letters move`() throws {
        for letters in [false, true] {
            let play = try Play("mines --seed 3") { services in
                services.settings.set(
                    MinesSettings.rows[3], to: .bool(letters))
            }
            let key = letters ? "H" : "h"
            play.pilot.press(.enter)
            play.pilot.type(key)
            #expect(play.text.contains("Look at"))
            play.pilot.type(key)
            #expect(play.text.contains("So "))
            let before = play.minesGame?.table
            play.pilot.type(key)
            #expect(play.minesGame?.table != before && !play.text.contains("So "))
        }
    }

    @Test func `left opens, right flags, and twice, the middle or both buttons are a chord`() throws
    {
        for way in 0..<3 {
            let play = try Play("mines --seed 3")
            play.pilot.press(.enter)
            let game = try #require(play.minesGame)
            let board = try #require(game.table.board)
            let number = try #require(
                game.position.faces.indices.first { cell in
                    let around = board.size.neighbors(of: cell)
                    return game.position.faces[cell].number ?? 0 > 0
                        && around.contains {
                            !board.isMine[$0] && game.table.covers[$0] == .covered
                        }
                })
            func chord() throws {
                switch way {
                case 0: try play.pilot.doubleClick(.value(MinesSpot.cell(number)))
                case 1: try play.click(number, .middle)
                default:
                    try play.pilot.move(to: .value(MinesSpot.cell(number)))
                    let point = play.pilot.pointer
                    for action in [
                        Mouse.Action.press(.left), .press(.right), .release(.right),
                        .release(.left),
                    ] {
                        play.pilot.send(.mouse(Mouse(action, column: point.column, row: point.row)))
                    }
                }
            }
            try chord()
            #expect(
                play.text.contains("The flags do not match")
                    && play.minesGame?.table == game.table)
            let around = board.size.neighbors(of: number)
            for mine in around where board.isMine[mine] { try play.click(mine, .right) }
            try chord()
            #expect(
                around.allSatisfy { board.isMine[$0] || play.minesGame?.table.covers[$0] == .open })
            let next = try #require(
                play.minesGame.flatMap { game in
                    game.table.covers.indices.first {
                        !board.isMine[$0] && game.table.covers[$0] == .covered
                    }
                })
            // A single click on a number is nothing.
            let before = play.minesGame?.table
            try play.click(number)
            #expect(play.minesGame?.table == before)
            try play.click(next)
            #expect(play.minesGame?.table.covers[next] == .open)
        }
    }

    @Test(
        arguments: [(40, 15), (40, 20), (80, 24), (120, 40), (200, 60)],
        ["9x9/10", "30x16/99", "50x40/300"])
    func `a long press flags at once, and its release does nothing`(
        _ window: (columns: Int, rows: Int), _ name: String
    ) throws {
        let play = try Play(
            "mines --seed 3 --size \(name)", columns: window.columns, rows: window.rows)
        let size = try #require(MinesSize(rawValue: name))
        play.pilot.press(.enter)
        let open = try #require(play.minesGame).table
        // Above the middle and to its left, where cells are seen in every window.
        let (row, column) = size.middle.quotientAndRemainder(dividingBy: size.width)
        let near = size.neighbors(of: size.middle, reach: 4).filter { cell in
            open.covers[cell] == .covered && cell / size.width <= row && cell % size.width <= column
        }
        #expect(near.count > 1)
        for cell in near.suffix(2) {
            try play.pilot.move(to: .value(MinesSpot.cell(cell)))
            let point = play.pilot.pointer
            play.pilot.send(.mouse(Mouse(.press(.left), column: point.column, row: point.row)))
            play.pilot.advance(by: .milliseconds(400))
            #expect(play.minesGame?.table.covers[cell] == .covered)
            play.pilot.advance(by: .milliseconds(200))
            #expect(play.minesGame?.table.covers[cell] == .flagged, "\(play.text)")
            play.pilot.send(.mouse(Mouse(.release(.left), column: point.column, row: point.row)))
            #expect(play.minesGame?.table.covers[cell] == .flagged)
            #expect(!play.text.contains("protected"))
        }
        // Beside the board nothing is held.
        play.pilot.send(.mouse(Mouse(.press(.left), column: 0, row: window.rows - 2)))
        play.pilot.advance(by: .seconds(1))
        #expect(play.minesGame?.table.flags == 2)
    }

    @Test func `a pause hides the board, and so does looking away`() throws {
        let play = try Play("mines --seed 3")
        play.pilot.press(.enter)
        play.pilot.type("p")
        #expect(play.text.contains("Paused") && play.minesGame?.phase == .paused)
        // All that is left to see is the same on any board.
        let other = try Play("mines --seed 4")
        other.pilot.press(.enter)
        other.pilot.type("p")
        #expect(play.text.contains("#3 ") && other.text.contains("#4 "))
        #expect(play.text.replacing("#3 ", with: "#4 ") == other.text)
        play.pilot.press(.enter)
        #expect(!play.text.contains("Paused"))
        play.pilot.send(.focus(false))
        #expect(play.text.contains("Paused"))
        play.pilot.type("p")
        #expect(!play.text.contains("Paused"))
    }

    @Test func `every move is saved, and the game goes on where it was`() throws {
        let play = try Play("mines --seed 3")
        play.pilot.press(.enter)
        let board = try #require(play.minesGame?.table.board)
        try play.click(board.mines[1], .right)
        // The program is gone, without a farewell.
        let again = try Play("mines", directory: play.copy())
        #expect(again.text.contains("Paused"))
        #expect(again.minesGame?.table == play.minesGame?.table)
        again.pilot.press(.enter)
        #expect(again.text.contains("9 mines"))
    }

    @Test func `the board of the day is open in the middle and the same for all, and counts once`()
        throws
    {
        let (one, other) = (try Play("mines --daily"), try Play("mines --daily"))
        one.pilot.press(.enter)
        other.pilot.press(.enter)
        #expect(one.minesGame?.table == other.minesGame?.table)
        try one.playMines(isWon: true)
        #expect(results(in: one.directory).map(\.isDaily) == [true])
    }

    @Test func `the result is copied as a line`() throws {
        let play = try Play("mines --seed 3")
        try play.playMines(isWon: true)
        #expect(play.text.contains("3BV"))
        play.pilot.type("c")
        let line = try #require(play.pilot.copied.last)
        #expect(line.hasPrefix("Parlor Mines 9×9, 10 mines #3 0"))
        #expect(play.text.contains(line))
    }

    @Test(arguments: [(40, 15), (40, 20), (80, 24)])
    func `a board that is larger than the window is walked over by the arrows`(
        _ columns: Int, _ rows: Int
    ) throws {
        let play = try Play("mines --seed 3 --size 50x40/300", columns: columns, rows: rows)
        #expect(play.text.contains("300 mines left"), "\(play.text)")
        // The cursor starts in the middle: to a corner, and to the one across.
        for (keys, cell, name) in [([Key.left, .up], 0, "a"), ([.right, .down], 1_999, "ax")] {
            for key in keys { for _ in 0..<50 { play.pilot.press(key) } }
            #expect(play.text.contains("]"))
            try play.pilot.move(to: .value(MinesSpot.cell(cell)))
            let heads = play.text.split(separator: "\n")[1].split(separator: " ")
            #expect(heads.contains(Substring(name)) || name == "ax", "\(heads)")
        }
        play.pilot.type("f")
        #expect(play.minesGame?.table.covers[1_999] == .flagged)
        // In a window that is large enough all of it is seen.
        play.pilot.resize(columns: 120, rows: 50)
        try play.pilot.move(to: .value(MinesSpot.cell(0)))
        try play.pilot.move(to: .value(MinesSpot.cell(1_999)))
    }

    @Test func `nothing moves below a button that is down`() throws {
        let play = try Play("mines --seed 3 --size 50x40/300", columns: 40, rows: 20)
        let size = MinesSize(width: 50, height: 40, mines: 300)
        // The cell at the corner of what is seen: a press there would let the board go on by two.
        let part = MinesPart().showing(
            size.middle, of: size, in: MinesPicture.room(in: Size(columns: 40, rows: 20)))
        let last = (row: part.rows.upperBound - 1, column: part.columns.upperBound - 1)
        #expect(last.row < 39 && last.column < 49)
        let edge = last.row * size.width + last.column
        try play.click(edge, .right)
        #expect(play.minesGame?.table.covers[edge] == .flagged, "\(edge) \(play.text)")
        #expect(play.minesGame?.table.flags == 1)
        // And it has gone on when the button is up.
        try play.pilot.move(to: .value(MinesSpot.cell(edge + 1)))
    }

    @Test func `a hint is brought into sight`() throws {
        let play = try Play("mines --seed 3 --size 50x40/300", columns: 40, rows: 20)
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
        let play = try Play(
            "mines --seed 3 --size 30x16/99", columns: 40, rows: 20, language: language)
        play.pilot.press(.enter)
        let size = MinesSize.large
        for _ in 0..<3 {
            play.pilot.type("hh")
            let hint = try #require(play.minesGame?.hint)
            let lines = play.text.split(separator: "\n", omittingEmptySubsequences: false)
            for cell in hint.safe + hint.mines {
                // The mark in the row of the cell, beside whose number it stands.
                let line = try #require(
                    lines.first {
                        $0.prefix(5).trimmingPrefix { $0 == " " }.hasPrefix(
                            "\(cell / size.width + 1) ")
                    })
                #expect(Array(line)[5 + cell % size.width] == "!", "\(play.text)")
            }
            play.pilot.type("h")
        }
        // The cell that has the focus is named.
        for _ in 0..<3 { play.pilot.press(.left) }
        #expect(play.text.split(separator: "\n")[0].contains(" m9 "), "\(play.text)")
    }

    @Test(
        arguments: zip(
            ["en", "ko_KR.UTF-8", "ko_KR.UTF-8", "en"], [(40, 20), (80, 24), (120, 40), (200, 60)]))
    func `the end names the figures to beat, and a new best`(
        _ language: String, _ size: (Int, Int)
    ) throws {
        let play = try Play(
            "mines --seed 3", columns: size.0, rows: size.1, language: language)
        let games = play.services.words.games
        func said(_ text: String) -> Bool {
            play.text.filter { !" \n".contains($0) }.contains(text.filter { $0 != " " })
        }
        var times: [GameTime] = []
        for wait in [50, 20, 90] {
            play.pilot.press(.enter)
            play.pilot.advance(by: .seconds(wait))
            try play.playMines(isWon: true)
            times.append(try #require(results(in: play.directory).last?.time))
            switch times.count {
            case 1: #expect(said(games.firstBest(times[0].text)), "\(play.text)")
            case 2: #expect(said(games.newBest(times[1].text, times[0].text)), "\(play.text)")
            default: #expect(said(games.bestSoFar(times[1].text)), "\(play.text)")
            }
            play.pilot.type("n")
        }
        try play.playMines(isWon: false)
        #expect(said(games.bestSoFar(times[1].text)), "\(play.text)")
        let kept = results(in: play.directory)
        #expect(kept.allSatisfy { $0.needed ?? 0 > 0 })
    }

    @Test func `the number of a board stands above it, and it can be asked for`() throws {
        let play = try Play("mines")
        play.pilot.press(.enter)
        let game = try #require(play.minesGame)
        #expect(play.text.contains("#\(game.seed)"))
        let other = try Play("")
        try other.pilot.click(.value(ListSpot.row(GameName.mines)))
        try other.pilot.click("Board by number")
        other.pilot.type("4x2")
        #expect(other.text.contains("▸ #42"))
        other.pilot.press(.enter)
        #expect(other.text.contains("#42") && other.text.contains("10 mines left"))
        other.pilot.press(.enter)
        let same = try Play("mines --seed 42")
        same.pilot.press(.enter)
        #expect(other.minesGame?.table == same.minesGame?.table)
        // The way back leads to the lobby, and the next board has a number that can be typed.
        other.pilot.type("n")
        #expect((other.minesGame?.seed ?? 0) < 1 << 32)
        other.pilot.type("b")
        #expect(other.text.contains("Board by number"))
    }

    @Test func `a flag too many is told, and a win leaves no mines`() throws {
        let play = try Play("mines --seed 3")
        play.pilot.press(.enter)
        let covered = try #require(play.minesGame).table.covers.indices.filter {
            play.minesGame?.table.covers[$0] == .covered
        }
        for cell in covered.prefix(9) { try play.click(cell, .right) }
        #expect(play.text.contains(" 1 mine left"))
        for cell in covered[9..<12] { try play.click(cell, .right) }
        #expect(play.text.contains("2 flags too many"))
        let won = try Play("mines --seed 3")
        try won.playMines(isWon: true)
        #expect(won.text.contains("0 mines left") && won.text.count { $0 == "⚑" } == 10)
    }

    @Test func `each fact of a win has its own line where there is room, in its color`() throws {
        let won = try Play("mines --seed 3", columns: 120, rows: 40)
        try won.playMines(isWon: true)
        let lines = won.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.contains(won.services.words.mines.won), "\(won.text)")
        #expect(lines.contains { $0.hasPrefix("Time ") && $0.hasSuffix("%.") }, "\(won.text)")
        let end = try #require(won.pilot.runs.first { $0.text.contains("you won") })
        #expect(end.style.foreground == Theme.dark[.success].foreground)
    }

    @Test func `a flag is a flag in cells of every size, and F in ASCII`() throws {
        for (columns, rows) in [(40, 20), (80, 24), (120, 40)] {
            for theme in ["dark", "ascii"] {
                let play = try Play(
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

    @Test func `mines are drawn, and the fatal one stands out from the focus`() throws {
        for theme in ["dark", "light"] {
            let play = try Play("mines --seed 3 --theme \(theme)")
            try play.playMines(isWon: false)
            #expect(play.text.count { $0 == "●" } == 9 && !play.text.contains("*"))
            let look = theme == "dark" ? Theme.dark : .light
            let fatal = try #require(play.pilot.runs.first { $0.text.contains("X") })
            #expect(fatal.style.background == look[.danger].foreground)
            #expect(fatal.style.background != look[.focus].background)
        }
    }

    @Test(arguments: [ColorScheme.dark, .light])
    func `one, two and three have three colors where there are sixteen`(
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
    func `cells grow with the window, in whose middle the board stands`(
        columns: Int, rows: Int, size: String, width: Int, height: Int
    ) throws {
        let play = try Play("mines --seed 3 --size \(size)", columns: columns, rows: rows)
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
        // The line above and the names are as high as the keys and what is said.
        #expect(abs(first.row - (rows - 1 - last.row)) <= 2)
    }

    @Test func `open cells beside each other have different grounds`() throws {
        let play = try Play("mines --seed 3")
        play.pilot.press(.enter)
        let game = try #require(play.minesGame)
        let open = game.table.covers.indices.filter { game.table.covers[$0] == .open }
        let pair = try #require(
            open.first { cell in
                cell % 9 < 7 && open.contains(cell + 1) && open.contains(cell + 2)
            })
        func ground(_ cell: Int) throws -> Color {
            try play.pilot.move(to: .value(MinesSpot.cell(cell)))
            let place = play.pilot.pointer
            // In the lower of its two rows it ends.
            return play.pilot.session.page.canvas[place.column, place.row - 1].background
        }
        // The cell with the focus has a ground of its own.
        play.pilot.press(.down)
        let cells = try (pair...pair + 2).map(ground)
        #expect(cells[0] != cells[1] || cells[1] != cells[2])
    }

    @Test func `a deed that is refused says why in a few words`() throws {
        let play = try Play("mines --seed 3")
        play.pilot.press(.enter)
        let game = try #require(play.minesGame)
        let mine = try #require(game.table.board?.mines.first)
        try play.click(mine, .right)
        try play.click(mine)
        #expect(play.text.contains("protected by a flag"))
        let open = try #require(game.table.covers.firstIndex(of: .open))
        try play.click(open, .right)
        #expect(play.text.contains("already open") && !play.text.contains("protected"))
        let empty = try #require(game.position.faces.firstIndex(of: .open(0)))
        try play.click(empty, .middle)
        #expect(play.text.contains("nothing to open"))
    }

    @Test(arguments: ["en", "ko"])
    func `a conclusion is not cut in a small window`(language: String) throws {
        let play = try Play(
            "mines --seed 3 --size 16x16/40", columns: 40, rows: 20, language: language)
        play.pilot.press(.enter)
        var hints = 0
        while hints < 40 {
            play.pilot.type("hh")
            guard let game = play.minesGame, let hint = game.hint else { break }
            let cells = (hint.safe + hint.mines).map(game.options.size.name)
            let said = play.text.split(separator: "\n").suffix(3).joined(separator: " ")
            #expect(cells.allSatisfy { said.contains($0) }, "\(said)")
            play.pilot.type("h")
            hints += 1
        }
        #expect(hints == 40)
    }

    @Test func `plain characters only, and every number and sign without colors`() throws {
        let play = try Play("mines --seed 3 --size 30x16/99 --ascii")
        try play.playMines(isWon: false)
        play.pilot.advance(by: .seconds(2))
        #expect(play.text.unicodeScalars.allSatisfy { $0.isASCII })
        for sign in "123*X" { #expect(play.text.contains(sign)) }
        for theme in ["mono", "contrast"] {
            let play = try Play("mines --seed 3 --theme \(theme)")
            let text = play.text
            play.pilot.press(.right)
            #expect(play.text != text)
        }
    }

    /// A frame that was looked at, beside the tests.
    @Test(
        arguments: [
            (80, 24, "9x9/10"), (80, 24, "30x16/99"), (40, 20, "16x16/40"), (40, 20, "30x16/99"),
            (120, 40, "30x16/99"), (120, 40, "9x9/10"),
        ], ["en", "ko"])
    func `a game in every window`(
        window: (columns: Int, rows: Int, size: String), language: String
    ) throws {
        let play = try Play(
            "mines --seed 3 --size \(window.size)", columns: window.columns, rows: window.rows,
            language: language)
        play.pilot.press(.enter)
        play.pilot.type("hh")
        let size = window.size.prefix { $0 != "/" }
        let name = "mines-\(window.columns)x\(window.rows)-\(size)-\(language)"
        #expect(play.text + "\n" == (try frame(name, play.text)))
    }
}
