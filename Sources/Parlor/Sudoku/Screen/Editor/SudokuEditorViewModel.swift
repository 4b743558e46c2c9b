import Games
import Reactive

/// The view model of the editor. It combines the board and the undo history of a game through the
/// view models of these parts.
struct SudokuEditorViewModel: PartViewModel {
    struct Input {
        let cellButtonTapped: Observable<Int>
        let moved: Observable<SudokuSheet.Direction>
        let numberButtonTapped: Observable<Int>
        let ability: Observable<SudokuAbility>
        /// The commands that only the editor has: pasting, clearing, playing.
        let commands: Observable<SudokuEditor.Command>
    }

    typealias Output = PlayOutput<SudokuEditor, SudokuEditor.News>

    let start: SudokuEditor
    private let board = SudokuBoardViewModel()
    private let ability = SudokuAbilityViewModel()

    func commands(
        from input: Input, to editor: Driver<SudokuEditor>
    ) -> Observable<SudokuEditor.Command> {
        .merge(
            board.commands(
                from: .init(
                    cellButtonTapped: input.cellButtonTapped, moved: input.moved,
                    numberButtonTapped: input.numberButtonTapped), to: editor.sheet
            ).map { .board($0) },
            ability.commands(from: .init(ability: input.ability), to: editor.abilities)
                .map { .ability($0) },
            input.commands)
    }
}
