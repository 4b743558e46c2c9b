import Reactive

extension Sudoku {
    /// The box that comes up over the board.
    public struct AlertViewModel: ViewModel {
        public struct Input {
            /// Nothing takes the box away.
            public let alertTrigger: Observable<Alert?>

            public init(alertTrigger: Observable<Alert?>) { self.alertTrigger = alertTrigger }
        }

        public struct Output {
            /// What the box says; nothing while there is none.
            public let title: Driver<Alert?>
            public let isTitleLarge: Driver<Bool>
            /// What can be answered, in this order. What is not here is hidden.
            public let buttons: Driver<[Alert.Button]>
        }

        public init() {}

        public func transform(_ input: Input) -> Output {
            let alert = input.alertTrigger.startWith(nil).asDriver(onErrorJustReturn: nil)
            return Output(
                title: alert.distinctUntilChanged(),
                isTitleLarge: alert.map { $0?.isTitleLarge ?? false }.distinctUntilChanged(),
                buttons: alert.map { $0?.buttons ?? [] }.distinctUntilChanged())
        }
    }
}
