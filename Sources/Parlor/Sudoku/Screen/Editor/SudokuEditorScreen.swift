import Games
import Reactive
import TUI

/// Where a puzzle is typed in, or pasted, and checked before it is played.
func sudokuEditor(_ console: Console, _ desk: Desk) -> Screen {
    let intents = console.intents(of: SudokuSpot.self, keys: []).share()
    let acts = Observable.merge(
        console.keys.compactMap { SudokuAct(key: $0, lettersMove: true) },
        intents.compactMap(\.pressed?.act)
    ).share()
    let buttons = console.intents(of: SudokuEditorButton.self, keys: []).compactMap(\.pressed)
        .share()
    let editor = Driver.play(SudokuEditor()) { _ in
        .merge(
            acts.compactMap(SudokuEditor.Command.init(act:)),
            console.events.compactMap { event in
                if case .paste(let text) = event { .paste(text) } else { nil }
            },
            buttons.filter { $0 == .clear }.map { _ in .clear })
    }
    let plays = Observable.merge(
        acts.filter { $0 == .write }.map { _ in }, buttons.filter { $0 == .play }.map { _ in })
    let moves = plays.withLatestFrom(editor).compactMap { editor -> Navigation.Command? in
        guard editor.canBePlayed else { return nil }
        desk.sudoku.begin(.given(editor.data))
        return .replace(.game(.sudoku))
    }
    return Screen(
        editor.map { SudokuEditorPicture(editor: $0, words: desk.words) },
        moves: .merge(moves, console.commonMoves(at: .editor)))
}

enum SudokuEditorButton: Hashable { case play, clear }

extension SudokuEditor.Command {
    fileprivate init?(act: SudokuAct) {
        switch act {
        case .select(let cell): self = .select(cell)
        case .move(let direction): self = .move(direction)
        case .number(let digit): self = .write(digit)
        case .use(.erase): self = .write(0)
        default: return nil
        }
    }
}

/// The board as far as it is typed in, and what there is to say about it.
struct SudokuEditorPicture: CompositeView {
    let editor: SudokuEditor
    let words: Words

    var content: some View {
        Reader { size in picture(SudokuLayout(fitting: size)) }
            .minimumSize(columns: SudokuLayout.least.columns, rows: SudokuLayout.least.rows)
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
            KeyBar([
                .init("1-9", words.sudoku.number), .init("0", words.sudoku.erase),
                .init("Enter", words.sudoku.editor.play, SudokuEditorButton.play),
                words.backEntry, words.quitEntry,
            ])
        }
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
        case .notABoard(let error): return words.complaints.reason(.sudoku(error.reason))
        case .clash: return texts.clash
        case .solutions(.none): return texts.noSolution
        case .solutions(.one): return texts.oneSolution
        case .solutions(.many(let count)):
            let isAll = count < SudokuEditor.limit
            return texts.manySolutions(isAll ? count : SudokuEditor.limit - 1, isAll)
        }
    }
}
