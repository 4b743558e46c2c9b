import Games
import Reactive
import TUI

let sudokuEditorName = "editor"

/// The editor, in which the player types or pastes a puzzle, and checks it before playing. It
/// begins with the text that the player has pasted before.
func sudokuEditorScreen(
    _ console: Console, _ services: Services, _ pasted: String?
) -> Screen<Effect> {
    let spots = console.intents(of: SudokuSpot.self, keys: [])
        .compactMap { intent -> SudokuEditor.Command? in
            // A press that becomes a drag still counts as a press.
            let spot = if case .lift(let spot, _) = intent { spot } else { intent.pressed }
            return spot.map {
                switch $0 {
                case .cell(let cell): .board(.tap(cell))
                case .digit(let digit): .board(.number(digit))
                }
            }
        }
    return SudokuEditorScene(
        editor: SudokuEditor(pasted), words: services.words,
        lettersMove: services.settings.now[SudokuSettings.lettersMove]
    )
    .screen(
        console, changes: .merge(spots, console.pastes.map { .paste($0) }),
        // The game replaces the editor.
        effects: { [services.play($0, replacesScreen: true)] },
        picture: SudokuEditorPicture.init)
}

/// The page of the editor. Pasted texts and clicks on the board and the digits are changes.
struct SudokuEditorScene: PageScene {
    typealias Act = SudokuEditorAct
    typealias Change = SudokuEditor.Command
    typealias Request = SudokuData

    private(set) var editor: SudokuEditor
    let words: Words
    let lettersMove: Bool

    init(editor: SudokuEditor, words: Words, lettersMove: Bool) {
        (self.editor, self.words, self.lettersMove) = (editor, words, lettersMove)
    }

    var place: Place { .page(.sudoku, sudokuEditorName) }

    mutating func perform(_ act: SudokuEditorAct, _ emit: (News) -> Void) {
        take(act.command, emit)
    }

    mutating func take(_ change: SudokuEditor.Command, _ emit: (News) -> Void) {
        for case .play(let data) in editor.news(of: change) { emit(.action(data)) }
    }

    /// The keys that have an effect now.
    var keys: KeyTable<SudokuEditorAct, Words> {
        func row(
            _ key: String, help: String? = nil, _ name: Phrase, _ act: SudokuEditorAct,
            importance: KeyTable<SudokuEditorAct, Words>.Importance = .bar,
            _ reads: @escaping (KeyPress) -> Bool
        ) -> KeyTable<SudokuEditorAct, Words>.Row {
            .init(
                key, help: help, { name.text(in: $0.language) }, importance: importance,
                click: act, act: { reads($0) ? act : nil })
        }
        var rows: [KeyTable<SudokuEditorAct, Words>.Row] = [
            .init(
                lettersMove ? "← ↑ ↓ →, hjkl" : "← ↑ ↓ →", { $0.keys.move }, importance: .help,
                act: { [lettersMove] key in
                    guard key.modifiers.isEmpty else { return nil }
                    return SudokuSheet.Direction(of: key, lettersMove: lettersMove).map {
                        .move($0)
                    }
                }),
            .init("1-9", { $0.sudoku.number }, act: { $0.digitToWrite.map { .write($0) } }),
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

/// The acts of the editor's keys.
enum SudokuEditorAct: Hashable {
    case move(SudokuSheet.Direction)
    case write(Int)
    case use(SudokuAbility)
    case play, clear

    fileprivate var command: SudokuEditor.Command {
        switch self {
        case .move(let direction): .board(.move(direction))
        case .write(let digit): .board(.number(digit))
        case .use(let ability): .ability(.use(ability))
        case .play: .play
        case .clear: .clear
        }
    }
}

extension Phrase {
    static let clearAll = Phrase("clear", "모두 지우기")
}
