extension Sudoku {
    public enum Action: Equatable, Sendable {
        /// Chooses a cell. Digit first, the digit is written there as well.
        case select(Int)
        case move(Direction)
        /// Writes a digit in the chosen cell, or notes it. Digit first, it is the one to come.
        case number(Int)
        /// Notes a digit, whether numbers are notes or not.
        case note(Int)
        case use(Ability)
        case pause, resume
        /// Wants to leave, and is asked.
        case back
        /// The same puzzle from the beginning.
        case restart
        case set(Options)
        /// The fireworks are over.
        case endCelebration
        /// Nothing, but that time passes.
        case wait
    }

    /// What is done, and when, on any clock that does not run backwards.
    public struct Command: Equatable, Sendable {
        public let action: Action
        public let time: Duration

        public init(_ action: Action, at time: Duration) {
            (self.action, self.time) = (action, time)
        }
    }

    public enum Phase: Hashable, Sendable {
        case playing
        case paused
        /// The player is asked whether to leave.
        case leaving
        /// The last mistake that was allowed was one too many.
        case overMistake
        /// The board is full and right: fireworks.
        case celebrating
        /// And after them.
        case success
    }
}
