import Games
import Reactive
import TUI

let sudokuEditorName = "editor"

/// The editor, in which the player types or pastes a puzzle, and checks it before playing.
func sudokuEditorScreen(_ console: Console, _ services: Services) -> Screen<Effect> {
    let (words, place) = (services.words, Place.page(.sudoku, sudokuEditorName))
    let spots = console.intents(of: SudokuSpot.self, keys: []).compactMap { intent in
        // A press that becomes a drag still counts as a press.
        if case .lift(let spot, _) = intent { spot } else { intent.pressed }
    }
    let acts = Observable.merge(
        console.keys.compactMap(KeyTable.editor().act),
        console.intents(of: SudokuEditorAct.self, keys: []).compactMap(\.pressed))
    let output = SudokuEditorViewModel().transform(
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
                        now: KeyTable.editor(editor).help(in: words)
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
    static func editor(_ editor: SudokuEditor? = nil) -> KeyTable {
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
                "← ↑ ↓ →", { $0.keys.move }, importance: .help,
                act: { key in
                    guard key.modifiers.isEmpty else { return nil }
                    return SudokuSheet.Direction(of: key.key, lettersMove: true).map { .move($0) }
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
        var new = newSudoku(.given(data))
        new.replacesScreen = true
        return [.begin(new)]
    }
}

/// The board that the player has typed, and the verdict on it.
struct SudokuEditorPicture: CompositeView {
    let editor: SudokuEditor
    let words: Words

    var content: some View {
        Reader { size in picture(SudokuLayout(fitting: size)) }
            .inWindow(words)
    }

    private func picture(_ layout: SudokuLayout) -> some View {
        Column {
            Row(spacing: SudokuLayout.gap) {
                SudokuBoardPicture(
                    cells: cells, shape: layout.shape, digit: nil, showsMarks: false)
                side.frame(
                    columns: layout.isBeside ? layout.side : 0, rows: layout.shape.size.rows)
            }
            .aligned(.center, .center).stretching(columns: 1, rows: 1)
            if !layout.isBeside { side }
            KeyBar(
                KeyTable.editor(editor).bar(in: words), always: KeyTable.common.bar(in: words))
        }
    }

    private var side: some View {
        Column {
            Reader { size in heading(in: size) }
            SudokuPad(counts: nil, armed: nil, columns: 3, size: .tight)
            Row(spacing: 1) {
                if editor.canBePlayed {
                    Button(words.sudoku.editor.play, SudokuEditorAct.play, isFocused: true)
                }
                Button(words.sudoku.editor.clear, SudokuEditorAct.clear)
            }
        }
    }

    /// The title, the instruction and the verdict. If there is no space for all of them, the
    /// instruction is left out.
    private func heading(in room: Size) -> some View {
        func lines(_ parts: [Text]) -> Column { Column { for part in parts { part } } }
        let title = Text(words.sudoku.editor.title, .title).wrapped()
        let text = Text(words.sudoku.editor.text, .dim).wrapped()
        let verdict = Text(verdict, editor.canBePlayed ? .success : .warning).wrapped()
        let all = lines([title, text, verdict])
        let rows = all.size(in: Size(columns: room.columns, rows: .max)).rows
        return rows <= room.rows ? all : lines([title, verdict])
    }

    private var cells: [SudokuCell] {
        let clashes = editor.grid.clashes
        return (0..<81).map { index in
            var cell = SudokuCell()
            cell.digit = editor.grid[index]
            cell.isGiven = true
            cell.isConflict = clashes.contains(index)
            cell.isCursor = editor.cursor == index
            return cell
        }
    }

    private var verdict: String {
        let texts = words.sudoku.editor
        switch editor.verdict {
        case .empty: return ""
        case .notABoard(let error): return words.sudoku.tools.sentence(of: error.reason)
        case .clash: return texts.clash
        case .solutions(.none): return texts.noSolution
        case .solutions(.one): return texts.oneSolution
        case .solutions(.many(let count)):
            let isAll = count < SudokuEditor.limit
            return texts.manySolutions(isAll ? count : SudokuEditor.limit - 1, isAll)
        }
    }
}
