import Reactive

/// The box that comes up over the board.
public struct SudokuAlertViewModel: PartViewModel {
    public struct Input {
        /// Nothing takes the box away.
        public let alertTrigger: Observable<SudokuAlert?>
        public let alertButtonTapped: Observable<SudokuAlert.Button>

        public init(
            alertTrigger: Observable<SudokuAlert?> = .never(),
            alertButtonTapped: Observable<SudokuAlert.Button> = .never()
        ) { (self.alertTrigger, self.alertButtonTapped) = (alertTrigger, alertButtonTapped) }
    }

    public struct Seen: Equatable, Sendable {
        /// The subject of the box; nil while there is none.
        public let title: SudokuAlert?
        /// The title is short and stands large.
        public let isTitleLarge: Bool
        /// The answers, in this order. One that is not here is hidden.
        public let buttons: [SudokuAlert.Button]
    }

    public typealias Output = PlayOutput<Seen, SudokuAlert.Button>

    public init() {}

    public var start: SudokuAlertBox { SudokuAlertBox() }

    public func commands(
        from input: Input, to box: Driver<SudokuAlertBox>
    ) -> Observable<SudokuAlertBox.Command> {
        .merge(
            input.alertTrigger.map { .show($0) },
            input.alertButtonTapped.map { .answer($0) })
    }

    public func seen(of box: SudokuAlertBox) -> Seen {
        Seen(
            title: box.alert, isTitleLarge: box.alert == .pause || box.alert == .success,
            buttons: box.alert?.buttons ?? [])
    }
}
