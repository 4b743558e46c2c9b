import Testing

@testable import Games
@testable import Parlor

@Suite struct ResultLineTests {
    /// The twenty-first of November 2026.
    private static let day = 20_778

    private static let lines: [(GameResult, String)] = [
        (
            GameResult(
                .memory, "8×3, 90 s", day: day, took: 462, moves: 24, daily: true, stars: 2),
            "Parlor Memory 8×3, 90 s 2026-11-21 07:42 24 moves ●●○"
        ),
        (
            GameResult(.memory, "2×1, free, keen", took: 5, moves: 1, seed: 12),
            "Parlor Memory 2×1, no limit, keen computer #12 00:05 1 move"
        ),
        (
            GameResult(.sudoku, "Hard", day: day + 1, took: 3_725, daily: true, board: day),
            "Parlor Sudoku Hard 2026-11-21 62:05"
        ),
        (
            GameResult(.klondike, "3, 2×", won: false, moves: 80, seed: .max),
            "Parlor Klondike draw 3, 2 redeals #18446744073709551615 –"
        ),
        (
            GameResult(.klondike, "1, ∞", day: day, took: 600, moves: 118, daily: true),
            "Parlor Klondike draw 1 2026-11-21 10:00 118 moves"
        ),
    ]

    @Test(arguments: lines)
    func `a line says what was played and how it went`(_ result: GameResult, _ line: String) {
        #expect(ResultLine(result).text == line)
    }

    private func sudoku(name: String? = nil, mistakes: Int = 0, hints: Int = 0) -> Sudoku.Result {
        Sudoku.Result(
            isWon: true, level: .hard, name: name, seed: 7, seconds: 462, mistakes: mistakes,
            mistakeLimit: 3, hints: hints, moves: 51, firstMistake: nil, hardest: nil)
    }

    @Test func `a sudoku has a dot for each mistake that was left, and says if there was help`() {
        #expect(
            ResultLine(sudoku(name: "2026-11-21", mistakes: 1)).text
                == "Parlor Sudoku Hard 2026-11-21 07:42 ●●○")
        #expect(ResultLine(sudoku(hints: 2)).text == "Parlor Sudoku Hard #7 07:42 ●●● ??")
        let practice = ResultLine(sudoku(name: SudokuTechnique.xWing.title), words: .korean).text
        let name = Words.korean.sudoku.hints.technique(.xWing)
        #expect(practice.contains(name) && name != SudokuTechnique.xWing.title)
    }

    @Test func `in Korean it says so in Korean`() {
        let result = GameResult(
            .memory, "8×3, 90 s", day: ResultLineTests.day, took: 71, daily: true, stars: 3)
        #expect(
            ResultLine(result, words: .korean).text
                == "Parlor 카드 짝 맞추기 8×3, 90초 2026-11-21 01:11 10번 ●●●")
        let deal = GameResult(.klondike, "3, 0×", took: 71, moves: 90, seed: 4)
        #expect(
            ResultLine(deal, words: .korean).text
                == "Parlor 클론다이크 3장 넘기기, 반복 없음 #4 01:11 90번")
        let level = Words.korean.statistics.variant("Hard", of: .sudoku, .korean)
        #expect(level == Words.korean.sudoku.level(.hard) && level != "Hard")
    }
}
