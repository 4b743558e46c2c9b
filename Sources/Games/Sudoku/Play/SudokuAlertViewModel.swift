import Reactive

/// The view model of the dialog over the board.
public struct SudokuAlertViewModel: PartViewModel {
    public struct Input {
        public let alertButtonTapped: Observable<SudokuAlert.Button>

        public init(alertButtonTapped: Observable<SudokuAlert.Button>) {
            self.alertButtonTapped = alertButtonTapped
        }
    }

    public struct Seen: Equatable, Sendable {
        /// The alert; nil if there is none.
        public let alert: SudokuAlert?
        /// The buttons of the alert, in display order; empty at the end of a game.
        public let buttons: [SudokuAlert.Button]
    }

    public typealias Output = PlayOutput<Seen, SudokuAlert.Button>

    public let start: SudokuAlertDialog

    public init(_ start: SudokuAlertDialog = SudokuAlertDialog()) { self.start = start }

    public func commands(
        from input: Input, to dialog: Driver<SudokuAlertDialog>
    ) -> Observable<SudokuAlertDialog.Command> {
        input.alertButtonTapped.map { .answer($0) }
    }

    public func seen(of dialog: SudokuAlertDialog) -> Seen {
        Seen(alert: dialog.alert, buttons: dialog.alert?.buttons ?? [])
    }
}
