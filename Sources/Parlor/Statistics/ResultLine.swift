import Games

/// A result in a line, to paste where others are. It says which board it was, and nothing about how
/// it is solved.
///
///     Parlor Memory 8×3, 90 s 2026-11-21 07:42 24 moves ●●○
struct ResultLine {
    private let result: GameResult
    private let words: Words

    init(_ result: GameResult, words: Words = .english) {
        (self.result, self.words) = (result, words)
    }

    var text: String {
        let variant = words.statistics.variant(result.variant, of: result.game, words)
        let parts = [
            "Parlor", words.menu.title(of: result.game), variant, board, time, moves, stars,
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The day, or the number with which the board can be dealt again.
    private var board: String {
        result.boardDay.map { Day(daysSince1970: $0).description } ?? "#\(result.seed)"
    }

    private var time: String {
        result.isWon ? ClockReading(seconds: result.seconds).padded : "–"
    }

    /// In a sudoku they say nothing: it is done in as many as there are digits.
    private var moves: String {
        result.isWon && result.game != .sudoku ? words.memory.moves(result.moves) : ""
    }

    private var stars: String {
        result.stars.map { stars in
            let given = min(3, max(0, stars))
            return String(repeating: "●", count: given) + String(repeating: "○", count: 3 - given)
        } ?? ""
    }
}
