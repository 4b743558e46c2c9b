import Foundation
import Games
import Testing

@testable import Parlor
@testable import TUI

@Suite struct `Mines at the terminal` {
    private static let sizes = ["9x9/10", "16x16/40", "30x16/99"]

    @Test(arguments: sizes, [true, false])
    func `each size is won and lost by the mouse, and counted`(size: String, isWon: Bool) throws {
        let play = try ProgramRun("mines --seed 3 --size \(size)")
        try play.playMines(isWon: isWon)
        #expect(play.text.contains(isWon ? "you won" : "That was a mine"))
        #expect(play.text.contains("3BV"))
        // The keys of a running game have no effect now.
        let bar = try #require(play.text.split(separator: "\n").last)
        #expect(bar.contains("n new game") && !bar.contains("flag") && !bar.contains("hint"))
        let ended = results(in: play.directory)
        #expect(ended.map(\.isWon) == [isWon] && ended.map(\.variant) == [size])
        #expect(play.minesGame == nil)
        play.pilot.type("n")
        #expect(!play.text.contains("3BV"))
    }

    @Test func `a board is won by keys alone, with arrows and with letters`() throws {
        for letters in [false, true] {
            let play = try ProgramRun("mines --seed 3") { services in
                services.settings.set(MinesSettings.lettersMove, to: letters)
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
            // A wave crosses the board. The clock is stopped, so nothing else moves.
            var pictures: Set<UInt64> = []
            for _ in 0..<8 {
                pictures.insert(play.pilot.session.page.canvas.fingerprint)
                play.pilot.advance(by: .milliseconds(100))
            }
            #expect(pictures.count > 4)
            play.pilot.advance(by: .seconds(4))
            #expect(play.text.contains("you won"))
        }
    }

    @Test func `a hint takes three key presses, of h or of H where letters move`() throws {
        for letters in [false, true] {
            let play = try ProgramRun("mines --seed 3") { services in
                services.settings.set(MinesSettings.lettersMove, to: letters)
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

    @Test(arguments: [
        ("mines --seed 5", "This board starts at the marked cell"),
        ("mines", "Open any cell"),
    ])
    func `a hint before the first click has one step`(_ line: String, _ sentence: String) throws {
        let play = try ProgramRun(line)
        play.pilot.type("h")
        #expect(play.text.contains(sentence) && play.text.contains("h do it"))
        let start = play.minesGame?.start
        play.pilot.type("h")
        #expect(!play.text.contains(sentence))
        let opened = try #require(play.minesGame?.openings.first?.cells.first)
        #expect(start == nil || opened == start)
    }

    @Test func `left opens, right flags, and a double, middle or two-button click chords`() throws {
        for way in 0..<3 {
            let play = try ProgramRun("mines --seed 3")
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
            // A single click on a number has no effect.
            let before = play.minesGame?.table
            try play.click(number)
            #expect(play.minesGame?.table == before)
            try play.click(next)
            #expect(play.minesGame?.table.covers[next] == .open)
        }
    }

    @Test func `two buttons play a chord only if both are pressed on the number`() throws {
        let play = try ProgramRun("mines --seed 3")
        play.pilot.press(.enter)
        let game = try #require(play.minesGame)
        let (board, faces) = (try #require(game.table.board), game.position.faces)
        func free(around cell: Int) -> Int? {
            board.size.neighbors(of: cell).first { !board.isMine[$0] && faces[$0] == .covered }
        }
        let number = try #require(
            faces.indices.first { faces[$0].number ?? 0 > 0 && free(around: $0) != nil })
        // One of the flags is wrong, so a chord loses the game.
        let mines = board.size.neighbors(of: number).filter { board.isMine[$0] }
        let wrong = try #require(free(around: number))
        for cell in mines.dropLast() + [wrong] { try play.click(cell, .right) }

        func point(of cell: Int) throws -> Point {
            try play.pilot.move(to: .value(MinesSpot.cell(cell)))
            return play.pilot.pointer
        }
        let (there, other) = (try point(of: number), try point(of: mines[0]))
        let (title, beside) = (Point(column: 0, row: 0), Point(column: 0, row: 12))
        func press(_ button: Mouse.Button, _ first: Point, _ second: Point) {
            let next: Mouse.Button = button == .left ? .right : .left
            for (action, point) in [
                (Mouse.Action.press(button), first), (.press(next), second),
                (.release(next), second), (.release(button), first),
            ] {
                play.pilot.send(.mouse(Mouse(action, column: point.column, row: point.row)))
            }
        }
        for button in [Mouse.Button.left, .right] {
            for (first, second) in [
                (title, title), (title, there), (title, beside), (there, title), (beside, there),
                (there, other), (other, there),
            ] {
                // The cursor is on the number, which the right button does not change.
                try play.click(number, .right)
                let table = try #require(play.minesGame?.table)
                press(button, first, second)
                #expect(play.minesGame?.table == table, "\(button), \(first) and \(second)")
            }
        }
        play.pilot.type("p")
        press(.left, there, there)
        #expect(play.minesGame != nil && play.text.contains("Paused"))
        play.pilot.type("p")
        #expect(!play.text.contains("Paused"))
        press(.left, there, there)
        #expect(play.minesGame == nil, "\(play.text)")
    }

    @Test(
        arguments: [(40, 15), (40, 20), (80, 24), (120, 40), (200, 60)],
        ["9x9/10", "30x16/99", "50x40/300"])
    func `a long press flags at once, and its release does nothing`(
        _ window: (columns: Int, rows: Int), _ name: String
    ) throws {
        let play = try ProgramRun(
            "mines --seed 3 --size \(name)", columns: window.columns, rows: window.rows)
        let size = try #require(MinesSize(rawValue: name))
        play.pilot.press(.enter)
        let open = try #require(play.minesGame).table
        // Above and to the left of the middle, where cells are visible in every window.
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
            #expect(!play.text.contains("has a flag"))
        }
        // A long press beside the board has no effect.
        play.pilot.send(.mouse(Mouse(.press(.left), column: 0, row: window.rows - 2)))
        play.pilot.advance(by: .seconds(1))
        #expect(play.minesGame?.table.flags == 2)
    }

    @Test func `a pause hides the board, and so does losing the focus`() throws {
        let play = try ProgramRun("mines --seed 3")
        play.pilot.press(.enter)
        play.pilot.type("p")
        #expect(play.text.contains("Paused") && play.minesGame?.phase == .paused)
        // The rest of the screen is the same for any board.
        let other = try ProgramRun("mines --seed 4")
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

    @Test func `every move is saved, and the game continues where it was`() throws {
        let play = try ProgramRun("mines --seed 3")
        play.pilot.press(.enter)
        let board = try #require(play.minesGame?.table.board)
        try play.click(board.mines[1], .right)
        // The program has ended without quitting.
        let again = try ProgramRun("mines", directory: play.copy())
        #expect(again.minesGame?.table == play.minesGame?.table)
        #expect(again.text.contains("9 mines"))
    }

    @Test func `a button that is held down moves nothing`() throws {
        let play = try ProgramRun("mines --seed 3 --size 50x40/300", columns: 40, rows: 20)
        let size = MinesSize(width: 50, height: 40, mines: 300)
        // The cell at the corner of the visible part: focusing it would scroll the board by two
        // cells.
        let part = MinesViewport().showing(
            size.middle, of: size, in: MinesPicture.room(in: Size(columns: 40, rows: 20)))
        let last = (row: part.rows.upperBound - 1, column: part.columns.upperBound - 1)
        #expect(last.row < 39 && last.column < 49)
        let edge = last.row * size.width + last.column
        try play.click(edge, .right)
        #expect(play.minesGame?.table.covers[edge] == .flagged, "\(edge) \(play.text)")
        #expect(play.minesGame?.table.flags == 1)
        // The board has scrolled when the button is released.
        try play.pilot.move(to: .value(MinesSpot.cell(edge + 1)))
    }

    @Test func `the number of a board stands above it, and can be requested`() throws {
        let play = try ProgramRun("mines")
        play.pilot.press(.enter)
        let game = try #require(play.minesGame)
        #expect(play.text.contains("#\(game.seed)"))
        let other = try ProgramRun("")
        try other.pilot.click(.value(ListSpot.row(GameName.mines)))
        try other.pilot.click("Board by number or size")
        other.pilot.type("#4,2")
        other.pilot.press(.enter)
        #expect(other.text.contains("#42") && other.text.contains("10 mines left"))
        other.pilot.press(.enter)
        let same = try ProgramRun("mines --seed 42")
        same.pilot.press(.enter)
        #expect(other.minesGame?.table == same.minesGame?.table)
        // The key leads back to the lobby. The next board has a number that the player can type.
        other.pilot.type("n")
        #expect((other.minesGame?.seed ?? 0) < 1 << 32)
        other.pilot.type("b")
        #expect(other.text.contains("Board by number"))
    }

    @Test func `a difficulty can be chosen for boards that nobody else plays`() throws {
        let play = try ProgramRun("")
        play.set(MinesSettings.level, to: .hard)
        try play.pilot.click(.value(ListSpot.row(GameName.mines)))
        #expect(play.text.contains("Difficulty") && play.text.contains("‹ hard ›"))
        play.pilot.press(.enter, .enter)
        let game = try #require(play.minesGame)
        #expect(game.options.level == .hard && play.text.contains("hard  #\(game.seed)"))
        #expect(game.options.variant.name(in: play.services.words) == "9×9, 10 mines, hard")
        for arguments in ["mines --seed 4", "mines --daily"] {
            let shared = try ProgramRun(arguments)
            shared.set(MinesSettings.level, to: .hard)
            let again = try shared.comeBack(arguments)
            again.pilot.press(.enter)
            #expect(again.minesGame?.options.level == nil)
        }
    }

    @Test func `a custom size can be typed, and is kept`() throws {
        let play = try ProgramRun("")
        try play.pilot.click(.value(ListSpot.row(GameName.mines)))
        try play.pilot.click("Board by number or size")
        play.pilot.type("20x10")
        play.pilot.press(.enter)
        #expect(play.text.contains(play.services.words.mines.isNoSize), "\(play.text)")
        play.pilot.type("/30")
        #expect(!play.text.contains(play.services.words.mines.isNoSize))
        play.pilot.press(.enter, .enter)
        #expect(play.minesGame?.options.size == MinesSize(width: 20, height: 10, mines: 30))
        play.pilot.type("b")
        #expect(play.text.contains("20×10, 30 mines"), "\(play.text)")
    }

    @Test func `a click on a number with its flags opens the cells around it`() throws {
        let play = try ProgramRun("mines --seed 3")
        play.pilot.press(.enter)
        let game = try #require(play.minesGame)
        let (size, board) = (game.options.size, try #require(game.table.board))
        let number = try #require(
            (0..<size.count).first { cell in
                game.position.faces[cell].number == 1
                    && size.neighbors(of: cell).count { game.table.covers[$0] == .covered } > 1
            })
        let around = size.neighbors(of: number).filter { game.table.covers[$0] == .covered }
        try play.click(number)
        #expect(play.minesGame?.table == game.table)
        try play.click(try #require(around.first { board.isMine[$0] }), .right)
        play.pilot.advance(by: .seconds(1))
        try play.click(number)
        let open = try #require(play.minesGame).table.covers
        #expect(around.allSatisfy { board.isMine[$0] || open[$0] == .open }, "\(play.text)")
    }

    @Test func `the cursor goes to the cell that a hint opens or flags`() throws {
        let play = try ProgramRun("mines --seed 3")
        play.pilot.press(.enter)
        play.pilot.type("hh")
        let hint = try #require(play.minesGame?.hint)
        play.pilot.type("h")
        let areas = play.pilot.session.page.areas.all
        let focused = areas.last { $0.isFocused }?.tagged
        #expect(focused == AreaValue(MinesSpot.cell(try #require(hint.cells.first))))
    }

    @Test func `a refused action gives the reason in a few words`() throws {
        let play = try ProgramRun("mines --seed 3")
        play.pilot.press(.enter)
        let game = try #require(play.minesGame)
        let mine = try #require(game.table.board?.mines.first)
        try play.click(mine, .right)
        try play.click(mine)
        #expect(play.text.contains("This cell has a flag"))
        let open = try #require(game.table.covers.firstIndex(of: .open))
        try play.click(open, .right)
        #expect(play.text.contains("already open") && !play.text.contains("has a flag"))
        let empty = try #require(game.position.faces.firstIndex(of: .open(0)))
        try play.click(empty, .middle)
        #expect(play.text.contains("Nothing around this cell"))
    }
}
