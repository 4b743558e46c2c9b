import Reactive

/// Undo, erase, memo, and their relations.
public struct SudokuAbilityViewModel: PartViewModel {
    public struct Input {
        /// The board that is written: each that is another one is a step.
        public let board: Observable<SudokuBoard>
        public let ability: Observable<SudokuAbility>

        public init(board: Observable<SudokuBoard>, ability: Observable<SudokuAbility>) {
            (self.board, self.ability) = (board, ability)
        }
    }

    public struct Seen: Equatable, Sendable {
        public let isOnMemo: Bool
        public let canUndo, canRedo: Bool
        /// How many boards were kept to return to.
        public let savePoints: Int
    }

    public typealias Output = PlayOutput<Seen, SudokuAbilities.News>

    public init() {}

    public var start: SudokuAbilities { SudokuAbilities() }

    public func commands(
        from input: Input, to abilities: Driver<SudokuAbilities>
    ) -> Observable<SudokuAbilities.Command> {
        .merge(
            input.board.map { .commit($0) },
            input.ability.map { .use($0) })
    }

    public func seen(of abilities: SudokuAbilities) -> Seen {
        let steps = abilities.steps
        return Seen(
            isOnMemo: abilities.isOnMemo,
            canUndo: steps?.history.canUndo ?? false, canRedo: steps?.history.canRedo ?? false,
            savePoints: steps?.savePoints.count ?? 0)
    }
}
