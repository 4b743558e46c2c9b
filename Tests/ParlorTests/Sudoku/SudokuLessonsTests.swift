import Testing

@testable import Games
@testable import Parlor
@testable import TUI

@Suite struct `The lessons of the sudoku` {
    private func lessons(_ arguments: String = "") throws -> ProgramRun {
        let play = try ProgramRun(arguments, columns: 120, rows: 40)
        try play.pilot.click(.value(ListSpot.row(GameName.sudoku)))
        try play.pilot.click("Techniques")
        return play
    }

    @Test func `are listed by level, with the keys of long lists`() throws {
        let play = try lessons()
        #expect(play.text.contains("▸ Naked pair") && play.text.contains("Medium"))
        play.pilot.press(.home)
        #expect(play.text.contains("▸ Full house"))
        play.pilot.press(.end)
        #expect(play.text.contains("▸ Forcing net") && play.text.contains("Extreme"))
        play.pilot.press(.pageUp, .down)
        #expect(play.text.contains("▸ ALS-XZ"))
        // The list returns to the same place.
        play.pilot.press(.end, .enter)
        #expect(play.text.contains("55/55 Forcing net"))
        play.pilot.press(.left, .escape)
        #expect(play.text.contains("▸ Forcing chain"))
    }

    @Test func `are drawn as hints are in play`() throws {
        let play = try lessons()
        play.pilot.press(.home, .enter, .down)
        #expect(!play.text.contains("·"), "\(play.text)")
        let plain = try lessons("--theme mono")
        plain.pilot.press(.home, .enter, .down)
        #expect(plain.text.contains("·"), "\(plain.text)")
    }

    @Test func `show the place first, then the reason, and last the conclusion`() throws {
        let play = try lessons()
        play.pilot.press(.home, .down, .enter)
        #expect(play.text.contains("Look at") && !play.text.contains("goes into"))
        play.pilot.press(.down)
        #expect(play.text.contains("together have every digit") && !play.text.contains("goes into"))
        play.pilot.press(.down)
        #expect(play.text.contains("goes into") && play.text.contains("↓ next"))
        play.pilot.press(.up, .up)
        #expect(play.text.contains("Look at") && play.text.contains("2/55"))
    }

    @Test func `lead to a board on which the found pattern is confirmed and counted`() throws {
        let play = try lessons()
        play.pilot.press(.home, .down, .down, .enter, .enter)
        #expect(play.text.contains("Find: Hidden single"))
        func isCelebrating() -> Bool {
            let pictures = (0..<4).map { _ in
                play.pilot.advance(by: .milliseconds(50))
                return play.pilot.session.page.canvas.runs()
            }
            return pictures.contains { $0 != pictures[0] }
        }
        play.pilot.advance(by: .seconds(34))
        let game = try #require(play.game)
        let sought = try #require(game.data.soughtStep)
        // A wrong digit is answered at once, and is not taken.
        let other = try #require((0..<81).first { game.board.notes[$0].count > 1 })
        let solution = try #require(game.data.onlySolution)
        let wrong = try #require(game.board.notes[other].first { $0 != solution[other] })
        try play.choose(other)
        play.pilot.type("\(wrong)")
        #expect(play.text.contains("That is not the hidden single."), "\(play.text)")
        #expect(play.game?.board == game.board)
        let found = try #require(sought.placements.first)
        try play.choose(found.cell)
        play.pilot.type("\(found.digit)")
        #expect(isCelebrating())
        play.pilot.press(.enter)
        #expect(play.text.contains("Well spotted!"), "\(play.text)")
        #expect(play.text.contains("Hidden single found in 0:34"), "\(play.text)")
        #expect(play.text.contains("0:34"), "\(play.text)")
        play.pilot.advance(by: .seconds(1))
        // Another example of the technique does not count as found after a hint.
        play.pilot.type("n")
        #expect(play.text.contains("Find: Hidden single"))
        play.pilot.type("hhh")
        #expect(!isCelebrating())
        play.pilot.press(.enter)
        #expect(play.text.contains("Found with a hint"), "\(play.text)")
        #expect(play.services.results.all.map(\.isWon) == [true, false])
        let table = ResultsTable(play.services.results.all)
        #expect(Statistics(table, today: 1).games.isEmpty && !table.hasWin(of: .sudoku))
        play.pilot.press(.escape, .escape)
        #expect(play.text.contains("found 1 of 2"), "\(play.text)")
    }
}
