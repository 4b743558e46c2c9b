import Testing

@testable import Parlor

@Suite struct `A result on a line` {
    /// November 21, 2026.
    static let day = 20_778

    private static let lines: [(GameOutcome, String)] = [
        (
            GameOutcome(
                game: .memory, variant: "8×3, 90 s", isWon: true, time: GameTime(seconds: 462),
                moves: 24, seed: 7,
                stars: 2, day: day),
            "Parlor Memory: 8 pairs, 3 rounds, 1:30, 2026-11-21, 7:42, 24 moves, ★★☆"
        ),
        (
            GameOutcome(
                game: .memory, variant: "2×1, free, keen", isWon: true, time: GameTime(seconds: 5),
                moves: 1,
                seed: 12),
            "Parlor Memory: 2 pairs, computer (16), #12, 0:05, 1 move"
        ),
        (
            GameOutcome(
                game: .memory, variant: "2×1, 3725 s", isWon: true, time: GameTime(seconds: 3_725),
                moves: 9,
                seed: .max, stars: 3),
            "Parlor Memory: 2 pairs, 62:05, #18446744073709551615, 62:05, 9 moves, ★★★"
        ),
        (
            GameOutcome(
                game: .memory, variant: "8×3, 90 s", isWon: false, time: GameTime(seconds: 5),
                moves: 80, seed: 1),
            "Parlor Memory: 8 pairs, 3 rounds, 1:30, #1, lost"
        ),
    ]

    @Test(arguments: lines)
    func `a line has the game and its outcome`(_ outcome: GameOutcome, _ line: String) {
        #expect(ResultLine(memory: outcome).text == line)
    }

    @Test func `a line in Korean has only Korean words`() {
        let outcome = GameOutcome(
            game: .memory, variant: "8×3, 90 s", isWon: true, time: GameTime(seconds: 71),
            moves: 10, seed: 7,
            stars: 3, day: Self.day)
        #expect(
            ResultLine(memory: outcome, .korean).text
                == "Parlor 카드 짝 맞추기: 8쌍, 3라운드, 1:30, 2026-11-21, 1:11, 10회, ★★★")
    }

    @Test func `a missing part leaves no gap`() {
        #expect(
            ResultLine(.memory, [nil, "a", "", "b", nil], help: nil, .english).text
                == "Parlor Memory: a, b")
        #expect(ResultLine.dots(5, of: 3) == "●●●" && ResultLine.dots(-1, of: 3) == "○○○")
    }
}
