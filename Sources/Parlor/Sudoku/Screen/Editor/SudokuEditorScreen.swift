import Games
import Reactive
import TUI

let sudokuEditorName = "editor"

/// The editor, in which a puzzle is typed in, or pasted, and checked before it is played.
func sudokuEditorScreen(_ console: Console, _ services: Services) -> Screen<Effect> {
    let spots = console.intents(of: SudokuSpot.self, keys: []).compactMap { intent in
        // A hand that slides on a cell has pressed it.
        if case .lift(let spot, _) = intent { spot } else { intent.pressed }
    }
    let output = SudokuEditorViewModel().transform(
        .init(
            cellButtonTapped: spots.compactMap {
                if case .cell(let cell) = $0 { cell } else { nil }
            },
            moved: console.keys.compactMap { key in
                guard key.modifiers.isEmpty else { return nil }
                return SudokuSheet.Direction(of: key.key, lettersMove: true)
            },
            numberButtonTapped: .merge(
                spots.compactMap { if case .digit(let digit) = $0 { digit } else { nil } },
                console.keys.compactMap(\.digitToWrite)),
            ability: console.keys.compactMap(SudokuAbility.init(inEditor:)),
            commands: .merge(
                console.keys.compactMap { $0.pressesFocus ? .play : nil },
                console.intents(of: SudokuEditorButton.self, keys: []).compactMap(\.pressed)
                    .map { $0 == .play ? .play : .clear },
                console.events.compactMap { event in
                    if case .paste(let text) = event { .paste(text) } else { nil }
                })))
    let words = services.words
    return Screen(
        output.seen.map { SudokuEditorPicture(editor: $0, words: words) },
        effects: .merge(
            output.news.asObservable().concatMap { news in
                Observable.from(services.effects(of: news))
            },
            console.commonActs.compactMap { $0.move(at: .page(.sudoku, sudokuEditorName)) }
                .map { .go($0) }))
}

enum SudokuEditorButton: Hashable { case play, clear }

extension Services {
    /// The effects of a puzzle that is to be played: a game of it, instead of the editor.
    fileprivate func effects(of news: SudokuEditor.News) -> [Effect] {
        guard case .play(let data) = news else { return [] }
        let start = newSudoku(.given(data))
        return [.startOver(in: start.slot), .go(.replace(.game(GameStart(.sudoku, start))))]
    }
}

extension SudokuAbility {
    fileprivate init?(inEditor key: KeyPress) {
        switch key.letter {
        case "u": self = .undo
        case "U": self = .redo
        case _ where key.erases: self = .erase
        default: return nil
        }
    }
}

/// The board as far as it is typed in, and the verdict on it.
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
            KeyBar(SudokuEditorPicture.keys(in: words), always: KeyTable.common.bar(in: words))
        }
    }

    static func keys(in words: Words) -> [KeyBar.Entry] {
        [
            .init("1-9", words.sudoku.number), .init("0", words.sudoku.erase),
            .init("u", words.sudoku.undo),
            .init("Enter", words.sudoku.editor.play, SudokuEditorButton.play),
        ]
    }

    private var side: some View {
        Column {
            Text(words.sudoku.editor.title, .title)
            Text(words.sudoku.editor.text, .dim).wrapped()
            Text(verdict, editor.canBePlayed ? .success : .warning).wrapped()
                .stretching(rows: 1)
            SudokuPad(counts: nil, armed: nil, columns: 3, size: .tight)
            Row(spacing: 1) {
                if editor.canBePlayed {
                    Button(words.sudoku.editor.play, SudokuEditorButton.play, isFocused: true)
                }
                Button(words.sudoku.editor.clear, SudokuEditorButton.clear)
            }
        }
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
