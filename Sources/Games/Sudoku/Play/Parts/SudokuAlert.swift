extension Sudoku {
    /// What comes up over the board and has to be answered. The words are the screen's.
    public enum Alert: Hashable, CaseIterable, Sendable {
        case pause, back, overMistake, error, success

        /// The answers, in the order in which they stand.
        public enum Button: Hashable, CaseIterable, Sendable {
            case resume, restart, newGame, retry, quit
        }

        public var buttons: [Button] {
            switch self {
            case .pause: [.resume, .newGame]
            case .back: [.resume, .quit]
            case .overMistake: [.restart, .newGame]
            case .error: [.retry, .quit]
            case .success: [.quit]
            }
        }

        /// The title is short and stands large.
        public var isTitleLarge: Bool { self == .pause || self == .success }
    }
}
