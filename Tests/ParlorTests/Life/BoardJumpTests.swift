import Games
import Testing

@testable import Parlor
@testable import TUI

/// The keys that move far on a board, in every game.
@Suite struct `The keys that jump` {
    /// The position of the focused place, or of the cursor on it.
    private func place(_ walked: WalkedGame) throws -> Point {
        let session = walked.play.pilot.session
        let focused = session.page.areas.focused.map {
            Point(column: $0.rect.column, row: $0.rect.row)
        }
        let cursor = session.page.canvas.cursor
        return try #require(focused ?? cursor, "\(walked.play.text)")
    }

    @Test(arguments: WalkSetting.covering)
    func `reach the four corners of every board of rows, and play nothing`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        let walked = try WalkedGame.walk(game, to: .running, in: setting)
        // A high window shows the whole help page.
        let high = WalkSetting(columns: 80, rows: 90, language: setting.language)
        let row = try WalkedGame.walk(game, to: .running, in: high).readHelp().first {
            $0.key.hasPrefix("Home")
        }
        // The piles of cards are no rows of places, and have numbers.
        if game == .klondike { return #expect(row == nil) }
        let texts =
            [try #require(row).key]
            + (row?.use.split(separator: " ").map(String.init) ?? [])
            .filter { $0.hasSuffix(":") }.map { String($0.dropLast()) }
        let keys = texts.flatMap(KeyPress.all(writtenAs:))
        #expect(keys.count == 8, "\(keys)")
        let moves = walked.moveCount
        func press(_ keys: Key...) throws -> Point {
            for key in keys { walked.press(KeyPress(key)) }
            return try place(walked)
        }
        let first = try press(.pageUp, .home)
        let (right, last) = (try press(.end), try press(.pageDown))
        let left = try press(.home)
        #expect(right.row == first.row && right.column > first.column)
        #expect(last.row > right.row && left.row == last.row && left.column < last.column)
        if game != .memory { #expect(last.column == right.column && left.column == first.column) }
        // At the corner, only the keys that lead away move the cursor.
        let isMoving = try keys.map { key in
            walked.press(KeyPress(.pageDown))
            walked.press(KeyPress(.home))
            walked.press(key)
            return try place(walked) != left
        }
        let leading: [Bool] = keys.map { key in
            [.end, .pageUp, .up, .right].contains(key.key)
        }
        #expect(isMoving == leading, "\(keys)")
        #expect(walked.moveCount == moves)
    }

    @Test func `cross a board that is larger than the window`() throws {
        let play = try ProgramRun("mines --size 60x40/240 --seed 4", columns: 80, rows: 24)
        func cell() throws -> Int {
            let value = play.pilot.session.page.areas.focused?.value.base as? MinesSpot
            guard case .cell(let cell)? = value else { throw NoCell() }
            return cell
        }
        let middle = try cell()
        play.pilot.press(.end)
        #expect(try cell() == middle / 60 * 60 + 59)
        play.pilot.press(.home)
        #expect(try cell() == middle / 60 * 60)
        for _ in 0..<3 { play.pilot.press(.pageUp) }
        #expect(try cell() == 0)
        play.pilot.press(.pageDown)
        let page = try cell()
        #expect(page % 60 == 0 && page / 60 > 10)
        for _ in 0..<3 { play.pilot.press(.pageDown) }
        #expect(try cell() == 39 * 60)
        play.pilot.send(.key(KeyPress(.right, modifiers: .control)))
        play.pilot.send(.key(KeyPress(.up, modifiers: .control)))
        #expect(try cell() == 34 * 60 + 5)
        #expect(play.minesGame?.table.covers.allSatisfy { $0 == .covered } ?? true)
    }

    private struct NoCell: Error {}
}
