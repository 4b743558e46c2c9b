import Games

/// A result in a line, to paste where others are. It says which board it was, and nothing about how
/// it is solved.
///
///     Parlor Memory 8×3, 90 s 2026-11-21 07:42 24 moves ●●○
struct ResultLine {
    private let parts: [String]

    private init(_ game: GameName, _ parts: [String?], _ words: Words) {
        self.parts = ["Parlor", words.menu.title(of: game)] + parts.compactMap(\.self)
    }

    var text: String { parts.filter { !$0.isEmpty }.joined(separator: " ") }

    private static func time(_ seconds: Int, isWon: Bool) -> String {
        isWon ? ClockReading(seconds: seconds).padded : "–"
    }

    /// Full ones, and then those that are missing.
    private static func dots(_ given: Int, of count: Int) -> String {
        let full = min(count, max(0, given))
        return String(repeating: "●", count: full) + String(repeating: "○", count: count - full)
    }
}

extension ResultLine {
    init(_ result: GameResult, words: Words = .english) {
        // The day, or the number with which the board can be dealt again.
        let board = result.boardDay.map { Day(daysSince1970: $0).description } ?? "#\(result.seed)"
        // In a sudoku they say nothing: it is done in as many as there are digits.
        let countsMoves = result.isWon && result.game != .sudoku
        self.init(
            result.game,
            [
                words.statistics.variant(result.variant, of: result.game, words), board,
                ResultLine.time(result.seconds, isWon: result.isWon),
                countsMoves ? words.memory.moves(result.moves) : nil,
                result.stars.map { ResultLine.dots($0, of: 3) },
            ], words)
    }

    /// With a full dot for each mistake that was left, and a question mark for each hint.
    init(_ result: Sudoku.Result, words: Words = .english) {
        let technique = SudokuTechnique.allCases.first { $0.title == result.name }
        let name = technique.map(words.sudoku.hints.technique) ?? result.name
        self.init(
            .sudoku,
            [
                result.level.map(words.sudoku.level) ?? words.sudoku.ownPuzzle,
                name ?? result.seed.map { "#\($0)" },
                ResultLine.time(result.seconds, isWon: result.isWon),
                result.mistakeLimit.map { ResultLine.dots($0 - result.mistakes, of: $0) },
                String(repeating: "?", count: min(9, result.hints)),
            ], words)
    }

    /// Cards that somebody has laid by hand have no number.
    init(_ result: Klondike.Result, words: Words = .english) {
        self.init(
            .klondike,
            [
                words.statistics.variant(result.rules.variant, of: .klondike, words),
                result.day?.description ?? result.deal.number.map { "#\($0)" },
                ResultLine.time(result.seconds, isWon: result.isWon),
                result.isWon ? words.memory.moves(result.moves) : nil,
            ], words)
    }
}
