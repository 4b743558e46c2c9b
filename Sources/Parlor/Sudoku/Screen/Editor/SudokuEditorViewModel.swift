import Games
import Reactive
import TUI

/// The view model of the editor. It combines the board and the undo history of a game through the
/// view models of these parts.
struct SudokuEditorViewModel: PartViewModel {
    struct Input {
        let keys: Observable<KeyPress>
        /// Clicks on the bar and on buttons.
        let acts: Observable<SudokuEditorAct>
        /// Clicks on cells and digits.
        let spots: Observable<SudokuSpot>
        let pastes: Observable<String>
    }

    typealias Output = PlayOutput<SudokuEditor, SudokuEditor.News>

    let start: SudokuEditor
    let lettersMove: Bool
    private let board = SudokuBoardViewModel()
    private let tools = SudokuBoardToolsViewModel()

    init(start: SudokuEditor, lettersMove: Bool) {
        (self.start, self.lettersMove) = (start, lettersMove)
    }

    func commands(
        from input: Input, to editor: Driver<SudokuEditor>
    ) -> Observable<SudokuEditor.Command> {
        let keys = input.keys.withLatestFrom(editor) { [lettersMove] key, editor in
            KeyTable.editor(editor, lettersMove: lettersMove).act(for: key)
        }
        let acts = Observable.merge(input.acts, keys.compactMap { $0 }).share()
        return .merge(
            board.commands(
                from: .init(
                    cellButtonTapped: input.spots.compactMap(\.cell),
                    moved: acts.compactMap(\.direction),
                    numberButtonTapped: .merge(
                        input.spots.compactMap(\.digit), acts.compactMap(\.digit))),
                to: editor.sheet
            ).map { .board($0) },
            tools.commands(
                from: .init(used: acts.compactMap(\.tool)), to: editor.tools
            ).map { .tools($0) },
            acts.compactMap(\.command), input.pastes.map { .paste($0) })
    }
}

extension SudokuEditorAct {
    fileprivate var direction: SudokuSheet.Direction? {
        if case .move(let direction) = self { direction } else { nil }
    }
    fileprivate var digit: Int? { if case .write(let digit) = self { digit } else { nil } }
    fileprivate var tool: SudokuBoardTool? {
        if case .use(let tool) = self { tool } else { nil }
    }
    fileprivate var command: SudokuEditor.Command? {
        switch self {
        case .play: .play
        case .clear: .clear
        case .move, .write, .use: nil
        }
    }
}

extension SudokuSpot {
    fileprivate var cell: Int? { if case .cell(let cell) = self { cell } else { nil } }
    fileprivate var digit: Int? { if case .digit(let digit) = self { digit } else { nil } }
}
