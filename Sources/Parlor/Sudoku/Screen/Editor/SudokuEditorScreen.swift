import Games
import Reactive
import TUI

let sudokuEditorName = "editor"

/// The editor, in which the player types or pastes a puzzle, and checks it before playing. It
/// begins with the text that the player has pasted before.
func sudokuEditorScreen(
    _ console: Console, _ services: Services, _ pasted: String?
) -> Screen<Effect> {
    let (words, place) = (services.words, Place.page(.sudoku, sudokuEditorName))
    let lettersMove = services.settings.now[SudokuSettings.lettersMove]
    let spots = console.intents(of: SudokuSpot.self, keys: []).compactMap { intent in
        // A press that becomes a drag still counts as a press.
        if case .lift(let spot, _) = intent { spot } else { intent.pressed }
    }
    let acts = Observable.merge(
        console.keys.compactMap(KeyTable.editor(lettersMove: lettersMove).act),
        console.intents(of: SudokuEditorAct.self, keys: []).compactMap(\.pressed))
    let output = SudokuEditorViewModel(start: SudokuEditor(pasted)).transform(
        .init(
            cellButtonTapped: spots.compactMap(\.cell), moved: acts.compactMap(\.direction),
            numberButtonTapped: .merge(
                spots.compactMap(\.digit), acts.compactMap(\.digit)),
            ability: acts.compactMap(\.ability),
            commands: .merge(
                acts.compactMap(\.command), console.pastes.map { .paste($0) })))
    let common = Observable.merge(
        console.keys.compactMap(KeyTable.common.act),
        console.intents(of: CommonAct.self, keys: []).compactMap(\.pressed))
    return Screen(
        output.seen.map { SudokuEditorPicture(editor: $0, words: words) },
        effects: .merge(
            output.news.asObservable().concatMap { news in
                Observable.from(services.effects(of: news))
            },
            common.withLatestFrom(output.seen) { act, editor in
                act.move(at: place) {
                    HelpKeys(
                        now: KeyTable.editor(editor, lettersMove: lettersMove).help(in: words)
                            + KeyTable.common.help(in: words))
                }
            }.compactMap { move -> Effect? in move.map { .go($0) } }))
}

/// The acts of the editor's keys.
enum SudokuEditorAct: Hashable {
    case move(SudokuSheet.Direction)
    case write(Int)
    case use(SudokuAbility)
    case play, clear

    fileprivate var direction: SudokuSheet.Direction? {
        if case .move(let direction) = self { direction } else { nil }
    }
    fileprivate var digit: Int? { if case .write(let digit) = self { digit } else { nil } }
    fileprivate var ability: SudokuAbility? {
        if case .use(let ability) = self { ability } else { nil }
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

extension KeyTable where Act == SudokuEditorAct, Words == Parlor.Words {
    /// The keys of the editor. If an editor is given, only the keys that have an effect now.
    static func editor(_ editor: SudokuEditor? = nil, lettersMove: Bool = false) -> KeyTable {
        func has(_ can: (SudokuEditor) -> Bool) -> Bool { editor.map(can) ?? true }
        func row(
            _ key: String, help: String? = nil, _ name: Phrase, _ act: Act,
            importance: Importance = .bar, _ reads: @escaping (KeyPress) -> Bool
        ) -> Row {
            Row(
                key, help: help, { name.text(in: $0.language) }, importance: importance,
                click: act, act: { reads($0) ? act : nil })
        }
        var rows: [Row] = [
            Row(
                lettersMove ? "← ↑ ↓ →, hjkl" : "← ↑ ↓ →", { $0.keys.move }, importance: .help,
                act: { key in
                    guard key.modifiers.isEmpty else { return nil }
                    return SudokuSheet.Direction(of: key, lettersMove: lettersMove).map {
                        .move($0)
                    }
                }),
            Row("1-9", { $0.sudoku.number }, act: { $0.digitToWrite.map { .write($0) } }),
        ]
        // Puzzles in texts have a dot or a zero for an empty cell.
        rows.append(
            row("0", help: "0, ., x, ⌫", .erase, .use(.erase)) { $0.erases || $0.letter == "." })
        if has(\.canUndo) { rows.append(row("u", .undo, .use(.undo)) { $0.letter == "u" }) }
        if has(\.canRedo) {
            rows.append(
                row("U", .redo, .use(.redo), importance: .help) { $0.letter == "U" })
        }
        if has(\.canBePlayed) {
            rows.append(row("Enter", help: "Enter, Space", .play, .play, \.pressesFocus))
        }
        return KeyTable(rows)
    }
}

extension Services {
    /// The effects of playing a puzzle. The game replaces the editor.
    fileprivate func effects(of news: SudokuEditor.News) -> [Effect] {
        guard case .play(let data) = news else { return [] }
        return [play(data, replacesScreen: true)]
    }
}
