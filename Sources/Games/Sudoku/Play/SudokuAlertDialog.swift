/// The dialog over a board: an alert, or none. An answer removes the alert and is reported.
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
