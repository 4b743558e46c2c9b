import Testing

@testable import Games
@testable import Parlor

@Suite struct `A result of the sudoku on a line` {
    private func line(
        _ level: SudokuLevel? = .hard, name: String? = nil, origin: SudokuOrigin = .generated,
        seconds: Int = 462, mistakes: Int = 0, hints: Int = 0, _ words: Words = .english
    ) -> String {
        let result = SudokuResult(
            isWon: true, level: level, origin: origin, name: name, seed: 7, seconds: seconds,
            mistakes: mistakes, mistakeLimit: 3, help: GameHelp(hints: hints), moves: 51,
            firstMistake: nil, hardest: nil)
        return ResultLine(result, words).text
    }

    @Test func `a sudoku has a dot for each mistake, and a sign for help`() {
        #expect(
            line(name: "2026-11-21", mistakes: 1) == "Parlor Sudoku: Hard, 2026-11-21, 7:42, ●●○")
        #expect(line(hints: 2) == "Parlor Sudoku: Hard, #7, 7:42, ●●● (with help: 2 hints)")
        #expect(line(seconds: 3_725) == "Parlor Sudoku: Hard, #7, 62:05, ●●●")
    }

    @Test func `the practiced technique is named in the language of the reader`() {
        let practice = line(
            name: SudokuTechnique.xWing.title, origin: .practice(.xWing), .korean)
        let name = Words.korean.sudoku.hints.technique(.xWing)
        #expect(practice.contains(name) && name != SudokuTechnique.xWing.title)
    }

    @Test func `the level of a result is named in the language of the reader`() {
        let level = Words.korean.statistics.variant("Hard", of: .sudoku, .korean)
        #expect(level == Words.korean.sudoku.level(.hard) && level != "Hard")
    }
}
