/// A box that comes up over the board and has to be answered. The words are the screen's.
public enum SudokuAlert: Hashable, CaseIterable, Sendable {
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
}

/// The alert part of a game: the box that is up, if any. An answer takes it away, and is told.
public struct SudokuAlertBox: TellingModel, Equatable, Sendable {
    public typealias News = SudokuAlert.Button

    public enum Command: Equatable, Sendable {
        /// One of its buttons is pressed; others do nothing.
        case answer(SudokuAlert.Button)
    }

    public private(set) var alert: SudokuAlert?

    public init(_ alert: SudokuAlert? = nil) { self.alert = alert }

    public mutating func apply(_ command: Command, tell: (News) -> Void) {
        switch command {
        case .answer(let button):
            guard let alert, alert.buttons.contains(button) else { return }
            self.alert = nil
            tell(button)
        }
    }
}
