import Reactive

extension Sudoku {
    /// The board: what is chosen on it, what is written on it, and what that makes visible.
    public struct BoardViewModel: ViewModel {
        public struct Input {
            public let data: Observable<SudokuData>
            /// The board as it is by now; what this view model itself writes comes back here.
            public let board: Observable<Board>
            public let isOnMemo: Observable<Bool>
            public let options: Observable<Options>
            public let cellButtonTapped: Observable<Int>
            public let moved: Observable<Direction>
            public let numberButtonTapped: Observable<Int>
            public let eraseTrigger: Observable<Void>
            /// Another game, or the same one from the beginning: nothing is chosen any more.
            public let reformTrigger: Observable<Void>

            public init(
                data: Observable<SudokuData>, board: Observable<Board> = .never(),
                isOnMemo: Observable<Bool> = .never(), options: Observable<Options> = .never(),
                cellButtonTapped: Observable<Int> = .never(),
                moved: Observable<Direction> = .never(),
                numberButtonTapped: Observable<Int> = .never(),
                eraseTrigger: Observable<Void> = .never(),
                reformTrigger: Observable<Void> = .never()
            ) {
                (self.data, self.board, self.isOnMemo) = (data, board, isOnMemo)
                (self.options, self.cellButtonTapped) = (options, cellButtonTapped)
                (self.moved, self.numberButtonTapped) = (moved, numberButtonTapped)
                (self.eraseTrigger, self.reformTrigger) = (eraseTrigger, reformTrigger)
            }
        }

        public struct Output {
            public let board: Driver<Board>
            public let cursor: Driver<Int?>
            public let cursorState: Driver<Sheet.CursorState?>
            /// The cells that share a house with the chosen one: twenty, or none.
            public let peers: Driver<CellSet>
            /// The other cells with the digit of the chosen one, or with the digit to come.
            public let same: Driver<CellSet>
            /// The peers that hold the digit of the chosen cell.
            public let conflicts: Driver<CellSet>
            /// The digit that is written in a cell that is tapped.
            public let armed: Driver<Int?>
            /// How often each digit stands on the board, the ones first.
            public let counts: Driver<[Int]>
            /// A number was entered that is a mistake.
            public let mistakeTrigger: Signal<Void>
            /// A number was entered, and the board is full and right.
            public let endGameTrigger: Signal<Void>
        }

        public init() {}

        public func transform(_ input: Input) -> Output {
            let isOnMemo = input.isOnMemo.startWith(false)
            return output(
                of: .play(Sheet()) { _ in
                    .merge(
                        input.data.map { .load($0) },
                        input.board.map { .lay($0) },
                        input.options.map { .set($0) },
                        input.cellButtonTapped.withLatestFrom(isOnMemo) { .tap($0, asNote: $1) },
                        input.moved.map { .move($0) },
                        input.numberButtonTapped
                            .withLatestFrom(isOnMemo) { .number($0, asNote: $1) },
                        input.eraseTrigger.map { .erase },
                        input.reformTrigger.map { .reform })
                })
        }

        func output(of sheet: Driver<Sheet>) -> Output {
            let entries = sheet.map(\.entry).distinctUntilChanged().compactMap { $0 }
                .asObservable().asSignal(onErrorSignalWith: .empty())
            return Output(
                board: sheet.map(\.board).distinctUntilChanged(),
                cursor: sheet.map(\.cursor).distinctUntilChanged(),
                cursorState: sheet.map(\.cursorState).distinctUntilChanged(),
                peers: sheet.map(\.peers).distinctUntilChanged(),
                same: sheet.map(\.same).distinctUntilChanged(),
                conflicts: sheet.map(\.conflicts).distinctUntilChanged(),
                armed: sheet.map(\.armed).distinctUntilChanged(),
                counts: sheet.map(\.board.counts).distinctUntilChanged(),
                mistakeTrigger: entries.filter(\.isMistake).map { _ in },
                endGameTrigger: entries.filter(\.isEnd).map { _ in })
        }
    }
}
