extension Sudoku {
    /// How a game ended, for the statistics, for a look back, and for a line that gives nothing of
    /// the puzzle away.
    public struct Result: Hashable, Codable, Sendable {
        public let isWon: Bool
        public let level: SudokuLevel?
        /// What the puzzle is called, such as the day that it belongs to.
        public let name: String?
        public let seed: UInt64?
        public let seconds: Int
        public let mistakes: Int
        /// The mistake that would have ended the game; nothing if there was no such.
        public let mistakeLimit: Int?
        public let hints: Int
        /// How many changes lie between the puzzle and its end.
        public let moves: Int
        public let firstMistake: Mistake?
        /// The hardest step of somebody who solves the puzzle by technique.
        public let hardest: SudokuTechnique?

        /// How many mistakes could still have been made.
        public var mistakesLeft: Int? { mistakeLimit.map { $0 - mistakes } }
    }

    /// How the game stands. This grades the puzzle, which may take a moment.
    public var result: Result {
        Result(
            isWon: phase == .celebrating || phase == .success,
            level: data.level, name: data.name, seed: data.seed, seconds: information.seconds,
            mistakes: information.mistakes, mistakeLimit: information.mistakeLimit, hints: hints,
            moves: abilities.history.step, firstMistake: firstMistake,
            hardest: SudokuGrade(data.problem)?.hardest)
    }
}
