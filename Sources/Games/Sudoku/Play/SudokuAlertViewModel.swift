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
        /// Indicates whether the title is short enough for a large font, on a screen that has fonts
        /// of several sizes.
        public let isTitleLarge: Bool
        /// The buttons that the alert needs, in display order.
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
        Seen(
            alert: dialog.alert, isTitleLarge: dialog.alert == .pause || dialog.alert == .success,
            buttons: dialog.alert?.buttons ?? [])
    }
}
