/// A request for a puzzle. The same request gives the same puzzle on every machine.
public enum PuzzleRequest: Hashable, Sendable {
    /// A puzzle of a level. If the level is nil, the seed chooses one of the first three levels, as
    /// web services do.
    case level(SudokuLevel?, seed: UInt64)
    /// The puzzle of a day. Each level has its own puzzle.
    case daily(Day, SudokuLevel)
    /// One of the puzzles that come with the game, counted from 0.
    case pack(SudokuLevel, number: Int)
    /// A position in which the technique is the next step.
    case practice(SudokuTechnique, seed: UInt64)
    /// An existing puzzle, typed in or read from a file.
    case given(SudokuData)
}

extension PuzzleRequest {
    /// Computes the puzzle. Calls `isCancelled` from time to time, and throws if it returns true.
    public func data(
        isCancelled: () -> Bool = { false }
    ) throws(PuzzleFailure) -> SudokuData {
        switch self {
        case .level(let level, let seed):
            var dice = Dice(seed: seed)
            let level = level ?? [.easy, .medium, .hard][dice.roll(below: 3)]
            return try puzzle(level, seed: seed, isCancelled)
        case .daily(let day, let level):
            return try puzzle(level, seed: day.seed(of: .sudoku(level)), isCancelled)
        case .pack(let level, let number):
            guard let data = SudokuPack.puzzle(level, number: number) else { throw .notInThePack }
            return data
        case .practice(let technique, let seed):
            return try SudokuPractice(technique).position(seed: seed, isCancelled: isCancelled)
        case .given(let data):
            guard data.verdict(limit: 1) != .none else { throw .noSolution }
            return data.graded().from(origin)
        }
    }

    var origin: SudokuOrigin {
        switch self {
        case .level: .generated
        case .daily(let day, _): .daily(day)
        case .pack(_, let number): .pack(number: number)
        case .practice(let technique, _): .practice(technique)
        case .given: .own
        }
    }

    private func puzzle(
        _ level: SudokuLevel, seed: UInt64, _ isCancelled: () -> Bool
    ) throws(PuzzleFailure) -> SudokuData {
        var dice = Dice(seed: seed)
        let puzzle = try SudokuGenerator().puzzle(level, using: &dice, isCancelled: isCancelled)
        return SudokuData(puzzle, origin: origin, seed: seed)
    }
}

extension Day.Board {
    public static func sudoku(_ level: SudokuLevel) -> Day.Board {
        Day.Board(number: level.rawValue)
    }
}
