/// The difficulty of a board without guesses, from its first cell on.
public struct MinesDifficulty: Equatable, Sendable {
    public enum Level: String, CaseIterable, Codable, Comparable, Sendable {
        /// Single numbers are enough to open everything.
        case easy
        /// Some steps need two numbers at once, and none needs more.
        case normal
        /// Some steps need three or more numbers at once, or the number of mines.
        case hard

        /// The number of steps from one level to the other, such as 2 from easy to hard.
        func distance(to other: Level) -> Int {
            self == other ? 0 : self == .normal || other == .normal ? 1 : 2
        }

        public static func < (left: Level, right: Level) -> Bool {
            left != right && (left == .easy || right == .hard)
        }
    }

    /// The number of steps that need two numbers, and the number of steps that need more.
    public let pairs, others: Int

    public var level: Level { others > 0 ? .hard : pairs > 0 ? .normal : .easy }

    /// One point for each step that needs two numbers, and five for each step that needs more.
    public var score: Int { pairs + 5 * others }
}

extension MinesBoard {
    /// The difficulty if each step uses the simplest rule; nil if the board needs a guess.
    public func difficulty(from start: Int) -> MinesDifficulty? {
        var solver = MinesSolver(size: size)
        var (pairs, others) = (0, 0)
        solver.open(start, on: self) { step in
            switch step.rule {
            case .pair: pairs += 1
            case .numbers: others += 1
            default: break
            }
        }
        return solver.unknown.isEmpty ? MinesDifficulty(pairs: pairs, others: others) : nil
    }
}
