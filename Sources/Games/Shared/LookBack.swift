/// The steps of a finished or lost game that the player can look back at, in order: its moves,
/// turns or clicks. Steps are counted from 0.
public struct LookBack: Equatable, Sendable {
    public let count: Int
    /// The number that the player reads at the first step: 0 if this step is the state before the
    /// first move, and 1 if it is the first move.
    public let firstNumber: Int
    /// The step that is shown; nil while the player does not look back.
    public let shown: Int?
    /// The seconds on the clock at the step that is shown; nil if they are not known.
    public let seconds: Int?
    /// The steps with a mistake, in order; nil until they are known.
    public let mistakes: [Int]?
    /// The step that lost the game; nil if the game was won.
    public let loss: Int?

    /// A value for a game with nothing to look back at.
    public static let none = LookBack(count: 0, firstNumber: 0, shown: nil, mistakes: []) { _ in
        nil
    }

    /// Creates a value. `seconds` returns the clock reading at a step, or nil if it is not known.
    public init(
        count: Int, firstNumber: Int, shown: Int?, mistakes: [Int]?, loss: Int? = nil,
        seconds: (Int) -> Int?
    ) {
        (self.count, self.firstNumber, self.shown) = (count, firstNumber, shown)
        (self.mistakes, self.loss, self.seconds) = (mistakes, loss, shown.flatMap(seconds))
    }

    public var isOpen: Bool { shown != nil }

    /// The number of the step that is shown, and of the last step, as the player reads them.
    public var number: Int { firstNumber + (shown ?? 0) }
    public var lastNumber: Int { firstNumber + last }

    /// The step that is shown first: the one that lost the game. In a won game, it is the first one
    /// with a mistake, or else the last one.
    public var start: Int { loss ?? mistakes?.first ?? last }

    public var last: Int { max(0, count - 1) }

    /// Indicates whether the last step is shown.
    public var isAtEnd: Bool { shown == last }

    /// The next step with a mistake after the shown step, or the first step with a mistake if there
    /// is no next one. Nil if there are no mistakes.
    public var nextMistake: Int? {
        mistakes?.first { $0 > shown ?? count } ?? mistakes?.first
    }

    /// The last step with a mistake before the shown step, or the last step with a mistake if there
    /// is none before. Nil if there are no mistakes.
    public var previousMistake: Int? { mistakes?.last { $0 < shown ?? 0 } ?? mistakes?.last }

    /// The step nearest to `step`; nil if `step` is nil or there are no steps.
    func step(nearest step: Int?) -> Int? {
        count > 0 ? step.map { min(max($0, 0), last) } : nil
    }
}
