/// A wish for a puzzle. The same request is the same puzzle, on every machine.
public enum BoardRequest: Hashable, Sendable {
    /// One of a level; if none is said, the seed chooses among the first three, as services do.
    case level(SudokuLevel?, seed: UInt64)
    /// The puzzle of a day, one for each level.
    case daily(Day, SudokuLevel)
    /// One of those that come with the game, from 0.
    case pack(SudokuLevel, number: Int)
    /// A position in which a technique is the next step.
    case practice(SudokuTechnique, seed: UInt64)
    /// A puzzle that is there already: typed in, or read from a file.
    case given(SudokuData)
}

/// A reason for there being no puzzle. Recordings hold it, by the names of its cases.
public enum BoardFailure: Error, Hashable, Codable, Sendable {
    /// It was not wanted any more.
    case cancelled
    /// The pack has no puzzle of that number.
    case notInThePack
    /// Of many positions none has this technique as its next step.
    case rare(SudokuTechnique)
    /// The puzzle cannot be solved.
    case noSolution
    /// A source has reasons of its own.
    case other(String)

    init(_ error: any Error) {
        self = error as? BoardFailure ?? .other(String(describing: error))
    }
}

extension BoardRequest {
    /// The puzzle, worked out here and now. Asks now and then whether to go on.
    public func data(
        isCancelled: () -> Bool = { false }
    ) throws(BoardFailure) -> SudokuData {
        switch self {
        case .level(let level, let seed):
            var dice = Dice(seed: seed)
            let level = level ?? [.easy, .medium, .hard][dice.roll(below: 3)]
            return try puzzle(level, seed: seed, isCancelled)
        case .daily(let day, let level):
            return try puzzle(level, seed: day.seed(variant: level.rawValue), isCancelled)
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

    /// The origin that its puzzles have, whatever they are called.
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
    ) throws(BoardFailure) -> SudokuData {
        var dice = Dice(seed: seed)
        let puzzle = SudokuGenerator().puzzle(level, using: &dice, isCancelled: isCancelled)
        guard let puzzle else { throw .cancelled }
        return SudokuData(puzzle, origin: origin, seed: seed)
    }
}
