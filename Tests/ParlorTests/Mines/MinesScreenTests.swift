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

    @Test func `the names of columns keep apart, and a cell that is open lies flat`() throws {
        let play = try Play("mines --seed 3 --size 30x16/99")
        let heads = play.text.split(separator: "\n").map { $0.split(separator: " ") }
        let letters = "abcdefghijklmnopqrstuvwxyz".map { Substring(String($0)) }
        #expect(heads.contains(letters + ["aa", "ac"]), "\(play.text)")
        let wide = try Play("mines --seed 3 --size 30x16/99", columns: 120, rows: 40)
        wide.pilot.type("hhh")
        let faces = try #require(wide.minesGame).position.faces
        for isOpen in [true, false] {
            let cell = try #require(faces.indices.first { (faces[$0].number == 0) == isOpen })
            try wide.click(cell, isOpen ? .left : .right)
            wide.pilot.advance(by: .seconds(1))
            try wide.pilot.move(to: .value(MinesSpot.cell(cell)))
            let middle = wide.pilot.pointer
            // A covered cell has its edge in the lower of its two rows.
            let rows = wide.text.split(separator: "\n", omittingEmptySubsequences: false)
            let hasEdge = rows[middle.row...middle.row + 1].contains {
                $0.dropFirst(middle.column).first == "▀"
            }
            #expect(hasEdge == !isOpen, "\(wide.text)")
        }
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
                play.text.contains("The flags are not as many")
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

    @Test func `a long press flags`() throws {
        let play = try Play("mines --seed 3")
        play.pilot.press(.enter)
        let mine = try #require(play.minesGame?.table.board?.mines[0])
        try play.pilot.move(to: .value(MinesSpot.cell(mine)))
        let point = play.pilot.pointer
        play.pilot.send(.mouse(Mouse(.press(.left), column: point.column, row: point.row)))
        play.pilot.advance(by: .milliseconds(600))
        play.pilot.send(.mouse(Mouse(.release(.left), column: point.column, row: point.row)))
        #expect(play.minesGame?.table.covers[mine] == .flagged)
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
        #expect(play.text == other.text)
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

    @Test func `a board that is too large for the window says so, and fits when it grows`() throws {
        let play = try Play("mines --seed 3 --size 50x20/150", columns: 40, rows: 20)
        #expect(play.text.contains("smaller board"))
        play.pilot.resize(columns: 60, rows: 30)
        #expect(!play.text.contains("smaller board"))
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

    @Test func `plain characters only, and every number and sign without colours`() throws {
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
        let name =
            "mines-\(window.columns)x\(window.rows)-\(window.size.prefix { $0 != "/" })-\(language).txt"
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = folder.appending(path: "Fixtures/\(name)")
        if ProcessInfo.processInfo.environment["RECORD"] != nil {
            try (play.text + "\n").write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(play.text + "\n" == (try String(contentsOf: file, encoding: .utf8)))
    }
}
