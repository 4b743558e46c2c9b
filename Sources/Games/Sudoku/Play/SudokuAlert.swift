/// A dialog over the board that the player has to answer. The screen provides the text.
public enum SudokuAlert: Hashable, CaseIterable, Sendable {
    case pause, overMistake, error, success

    /// The possible answers, in the order in which they are shown.
    public enum Button: Hashable, CaseIterable, Sendable {
        case resume, restart, newGame, retry, quit
    }

    public var buttons: [Button] {
        switch self {
        case .pause: [.resume, .newGame]
        case .overMistake: [.restart, .newGame]
        case .error: [.retry, .quit]
        case .success: [.quit]
        }
    }
}

/// The alert of a game, if there is one. An answer removes the alert and is reported.
public struct SudokuAlertDialog: EmittingModel, Equatable, Sendable {
    public typealias News = SudokuAlert.Button

    public enum Command: Equatable, Sendable {
        /// Presses a button. Buttons that the alert does not have do nothing.
        case answer(SudokuAlert.Button)
    }

    public private(set) var alert: SudokuAlert?

    public init(_ alert: SudokuAlert? = nil) { self.alert = alert }

    public mutating func apply(_ command: Command, emit: (News) -> Void) {
        switch command {
        case .answer(let button):
            guard let alert, alert.buttons.contains(button) else { return }
            self.alert = nil
            emit(button)
        }
    }
}
