import Reactive

/// The view model of the abilities, such as undoing, erasing and noting.
public struct SudokuAbilityViewModel: PartViewModel {
    public struct Input {
        public let ability: Observable<SudokuAbility>

        public init(ability: Observable<SudokuAbility>) { self.ability = ability }
    }

    public struct Seen: Equatable, Sendable {
        public let writesNotes: Bool
        public let canUndo, canRedo: Bool
        /// The number of saved boards to return to.
        public let savePoints: Int
    }

    public typealias Output = PlayOutput<Seen, SudokuAbilities.News>

    public let start: SudokuAbilities

    public init(_ start: SudokuAbilities = SudokuAbilities()) { self.start = start }

    public func commands(
        from input: Input, to abilities: Driver<SudokuAbilities>
    ) -> Observable<SudokuAbilities.Command> {
        input.ability.map { .use($0) }
    }

    public func seen(of abilities: SudokuAbilities) -> Seen {
        let steps = abilities.steps
        return Seen(
            writesNotes: abilities.writesNotes,
            canUndo: steps?.history.canUndo ?? false, canRedo: steps?.history.canRedo ?? false,
            savePoints: steps?.savePoints.count ?? 0)
    }
}
