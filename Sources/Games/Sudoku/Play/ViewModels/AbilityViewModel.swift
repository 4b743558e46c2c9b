import Reactive

extension Sudoku {
    /// Undo, erase, memo, and their relations.
    public struct AbilityViewModel: ViewModel {
        public struct Input {
            /// What is written: each board that is another one is a step.
            public let board: Observable<Board>
            public let ability: Observable<Ability>
            /// Another game, or the same one from the beginning.
            public let reformTrigger: Observable<Void>

            public init(
                board: Observable<Board>, ability: Observable<Ability>,
                reformTrigger: Observable<Void> = .never()
            ) { (self.board, self.ability, self.reformTrigger) = (board, ability, reformTrigger) }
        }

        public struct Output {
            /// The present board, once there is one.
            public let board: Driver<Board>
            /// The chosen cell is to be emptied.
            public let eraseTrigger: Signal<Void>
            public let isOnMemo: Driver<Bool>
            public let canUndo, canRedo: Driver<Bool>
            /// How many boards were kept to return to.
            public let savePoints: Driver<Int>
        }

        public init() {}

        public func transform(_ input: Input) -> Output {
            output(
                of: .play(Abilities()) { _ in
                    .merge(
                        input.board.map { .commit($0) },
                        input.ability.compactMap(Abilities.Command.init),
                        input.reformTrigger.map { .reform })
                })
        }

        func output(of abilities: Driver<Abilities>) -> Output {
            Output(
                board: abilities.compactMap(\.board).distinctUntilChanged(),
                eraseTrigger: abilities.map(\.erasures).distinctUntilChanged().skip(1)
                    .filter { $0 > 0 }.map { _ in }
                    .asObservable().asSignal(onErrorSignalWith: .empty()),
                isOnMemo: abilities.map(\.isOnMemo).distinctUntilChanged(),
                canUndo: abilities.map(\.canUndo).distinctUntilChanged(),
                canRedo: abilities.map(\.canRedo).distinctUntilChanged(),
                savePoints: abilities.map(\.savePoints.count).distinctUntilChanged())
        }
    }
}

extension Sudoku.Abilities.Command {
    /// What of it is done here.
    fileprivate init?(_ ability: Sudoku.Ability) {
        switch ability {
        case .undo: self = .undo
        case .redo: self = .redo
        case .memo: self = .toggleMemo
        case .erase: self = .erase
        case .savePoint: self = .savePoint
        case .returnToSavePoint: self = .returnToSavePoint
        case .undoToFirstMistake, .fillNotes, .hint, .dismissHint: return nil
        }
    }
}
