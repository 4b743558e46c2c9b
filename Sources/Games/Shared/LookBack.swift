/// The steps of a finished or lost game that the player can look back at, in order: its moves,
/// turns or clicks. Steps are numbered from 0.
public struct LookBack: Equatable, Sendable {
    public let count: Int
    /// The step that is shown; nil while the player does not look back.
    public let shown: Int?
    /// The seconds on the clock at the step that is shown; nil if they are not known.
    public let seconds: Int?
    /// The steps with a mistake, in order.
    public let mistakes: [Int]

    /// A value for a game with nothing to look back at.
    public static let none = LookBack(count: 0, shown: nil)

    public init(
        count: Int, shown: Int?, seconds: Int? = nil, mistakes: [Int] = []
    ) {
        (self.count, self.shown) = (count, shown)
        (self.seconds, self.mistakes) = (seconds, mistakes)
    }

    /// Creates the steps of a game with this many moves: the state before the first move, and the
    /// state after each move.
    init(moves: Int, shown: Int?, mistakes: [Int], times: StepTimes) {
        self.init(
            count: moves + 1, shown: shown,
            seconds: shown.flatMap { times[$0] },
            mistakes: mistakes.filter { $0 <= moves })
    }

    public var isOpen: Bool { shown != nil }

    /// The step that is shown first: the first one with a mistake, or else the last one.
    public var start: Int { mistakes.first ?? max(0, count - 1) }

    /// Indicates whether the last step is shown.
    public var isAtEnd: Bool { shown == count - 1 }

    /// The next step with a mistake after the shown step, or the first step with a mistake if there
    /// is no next one. Nil if there are no mistakes.
    public var nextMistake: Int? {
        mistakes.first { $0 > shown ?? count } ?? mistakes.first
    }

    /// The index of the step nearest to `number`; nil if `number` is nil or there are no steps.
    func step(nearest number: Int?) -> Int? {
        guard count > 0 else { return nil }
        return number.map { min(max($0, 0), count - 1) }
    }
}
