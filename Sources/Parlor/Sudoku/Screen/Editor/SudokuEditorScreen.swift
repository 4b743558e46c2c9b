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
    let editor = SudokuEditorViewModel(start: SudokuEditor(pasted), lettersMove: lettersMove)
        .transform(
            .init(
                keys: console.keys,
                acts: console.intents(of: SudokuEditorAct.self, keys: []).compactMap(\.pressed),
                spots: console.intents(of: SudokuSpot.self, keys: []).compactMap { intent in
                    // A press that becomes a drag still counts as a press.
                    if case .lift(let spot, _) = intent { spot } else { intent.pressed }
                },
                pastes: console.pastes))
    let common = Observable.merge(
        console.keys.compactMap(KeyTable.common.act),
        console.intents(of: CommonAct.self, keys: []).compactMap(\.pressed))
    return Screen(
        editor.seen.map { SudokuEditorPicture(editor: $0, words: words) },
        effects: .merge(
            editor.news.asObservable().map { news in
                switch news {
                // The game replaces the editor.
                case .play(let data): services.play(data, replacesScreen: true)
                }
            },
            common.withLatestFrom(editor.seen) { act, editor in
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
    case use(SudokuBoardTool)
    case play, clear
}

extension KeyTable where Act == SudokuEditorAct, Words == Parlor.Words {
    /// The keys that have an effect now.
    static func editor(_ editor: SudokuEditor, lettersMove: Bool = false) -> KeyTable {
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
            // Puzzles in texts have a dot or a zero for an empty cell.
            row("0", help: "0, ., x, ⌫, Del", .erase, .use(.erase)) {
                $0.erases || $0.letter == "."
            },
        ]
        if editor.canUndo { rows.append(row("u", .undo, .use(.undo)) { $0.letter == "u" }) }
        if editor.canRedo {
            rows.append(
                row("U", help: "U, Ctrl-R", .redo, .use(.redo), importance: .help, \.redoes))
        }
        if editor.grid.clueCount > 0 {
            rows.append(row("c", .clearAll, .clear) { $0.letter == "c" })
        }
        if editor.canBePlayed {
            rows.append(row("Enter", help: "Enter, Space", .play, .play, \.pressesFocus))
        }
        return KeyTable(rows)
    }
}
