import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `The list of techniques` {
    @Test(arguments: [SudokuTechnique.fullHouse, .forcingNet])
    func `shows the whole sentence about the selected technique`(
        _ technique: SudokuTechnique
    ) throws {
        let play = try ProgramRun(columns: 100, rows: 75)
        try play.pilot.click(.value(ListSpot.row(GameName.sudoku)))
        try play.pilot.click("Techniques")
        play.pilot.press(technique == .fullHouse ? .home : .end)
        let said = play.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(said.contains(play.services.words.sudoku.hints.sentence(technique)), "\(play.text)")
    }
}
