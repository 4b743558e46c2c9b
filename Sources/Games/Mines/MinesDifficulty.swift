/// How hard a board is from its first cell on, without guesses.
public struct MinesDifficulty: Equatable, Sendable {
    public enum Level: String, CaseIterable, Comparable, Sendable {
        /// Single numbers open everything.
        case easy
        /// It takes two numbers at once, and nowhere more.
        case normal
        /// It takes three numbers or more at once, or the count of the mines.
        case hard

        public static func < (left: Level, right: Level) -> Bool {
            left != right && (left == .easy || right == .hard)
        }
    }

    /// The steps that need two numbers, and those that need more.
    public let pairs, others: Int

    public var level: Level { others > 0 ? .hard : pairs > 0 ? .normal : .easy }

    /// One for each step that needs two numbers, and five for each that needs more.
    public var score: Int { pairs + 5 * others }
}

extension MinesBoard {
    /// How hard it is where each step is made by the simplest rule; nil if it needs a guess.
    public func difficulty(from start: Int) -> MinesDifficulty? {
        var solver = MinesSolver(size: size)
        var (pairs, others) = (0, 0)
        solver.open(start, number: number(at: start))
        while let step = solver.next() {
            switch step.rule {
            case .pair: pairs += 1
            case .numbers: others += 1
            default: break
            }
            solver.learn(step)
            for cell in step.safe { solver.open(cell, number: number(at: cell)) }
        }
        return solver.unknown.isEmpty ? MinesDifficulty(pairs: pairs, others: others) : nil
    }

    /// The first board with these clicks, and of this level, of so many that a seed makes: the one
    /// of the seed, and then those of seeds that follow from it.
    public static func board(
        size: MinesSize, start: Int, seed: UInt64, clicks: ClosedRange<Int>? = nil,
        level: MinesDifficulty.Level? = nil, among tries: Int
    ) -> MinesBoard? {
        var (dice, seed) = (Dice(seed: seed), seed)
        for _ in 0..<tries {
            let board = MinesBoard(size: size, start: start, seed: seed)
            if clicks?.contains(board.clicks()) != false,
                level == nil || board.difficulty(from: start)?.level == level
            {
                return board
            }
            seed = dice.next()
        }
        return nil
    }
}
