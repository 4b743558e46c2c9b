import Testing

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
            GameResult(.klondike, "draw 3", won: false, moves: 80, seed: .max),
            "Parlor Klondike draw 3 #18446744073709551615 –"
        ),
        (
            GameResult(.klondike, "draw 1", day: day, took: 600, moves: 118, daily: true),
            "Parlor Klondike draw 1 2026-11-21 10:00 118 moves"
        ),
    ]

    @Test(arguments: lines)
    func `a line says what was played and how it went`(_ result: GameResult, _ line: String) {
        #expect(ResultLine(result).text == line)
    }

    @Test func `in Korean it says so in Korean`() {
        let result = GameResult(
            .memory, "8×3, 90 s", day: ResultLineTests.day, took: 71, daily: true, stars: 3)
        #expect(
            ResultLine(result, words: .korean).text
                == "Parlor 카드 짝 맞추기 8×3, 90초 2026-11-21 01:11 10번 ●●●")
        let level = Words.korean.statistics.variant("Hard", of: .sudoku, .korean)
        #expect(level == Words.korean.sudoku.level(.hard) && level != "Hard")
    }
}
