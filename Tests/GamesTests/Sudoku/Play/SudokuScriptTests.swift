import Foundation
import Games
import Testing

@Test func `a whole game of sudoku is played as its screen sees it`() throws {
    let game = PlayedSudoku(after: .seconds(2))
    game.begin()
    #expect(game.loading.last == true)
    game.wait(1)
    let events = game.events
    game.press(1)
    game.use(.undo, .erase, .toggleNotes)
    #expect(game.events == events && game.loading.last == true)

    game.wait(4)
    #expect(game.loading == [true, false] && game.time == "0:03")
    game.tap(0, 2)
    game.press(4, 5)
    #expect(game.mistakes.last == 1)
    game.use(.undo)
    #expect(game.board[cell(0, 2)] == 4 && game.mistakes.last == 1)
    game.use(.toggleNotes)
    game.press(2)
    #expect(game.board.notes[cell(0, 2)] == [2])
    game.use(.toggleNotes)
    game.press(4)
    #expect(game.board[cell(0, 2)] == 4)
    game.hold(true)
    game.wait(10)
    game.hold(false)
    game.wait(2)
    #expect(game.time == "0:05")

    let saved = try rewrittenSudoku(try #require(game.saved))
    #expect(saved.information.seconds == 5)
    let again = PlayedSudoku(saved: saved)
    again.begin()
    #expect(again.boards.asked.isEmpty)
    #expect(again.board == game.board && again.mistakes.last == 1 && again.time == "0:05")
    again.wait(1)
    #expect(again.time == "0:06")

    again.makeMistakeAndUndo()
    again.makeMistakeAndUndo()
    #expect(again.alert == .overMistake)
    again.wait(10)
    #expect(again.time == "0:06" && again.saved == nil)
    again.restartGame()
    #expect(again.board == SudokuBoard(SudokuData.example.problem))
    #expect(again.mistakes.last == 0 && again.time == "0:00" && again.alert == nil)
}

/// The game, read back from a file.
func rewrittenSudoku(_ game: SudokuGame) throws -> SudokuGame {
    try JSONDecoder().decode(SudokuGame.self, from: JSONEncoder().encode(game))
}
