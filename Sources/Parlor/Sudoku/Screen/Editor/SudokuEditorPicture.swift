import Games
import TUI

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
            Row(spacing: layout.spacing) {
                SudokuBoardPicture(
                    cells: cells, shape: layout.shape, digit: nil, showsMarks: false,
                    hasGutter: layout.hasGutter)
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
            SudokuPad(counts: nil, armed: nil, columns: 3, size: .tight, gap: 1)
            FirstThatFits {
                Row(spacing: 1) { buttons }
                Column { buttons }
            }
        }
    }

    @ViewBuilder private var buttons: ViewGroup {
        if editor.canBePlayed {
            Button(words.sudoku.editor.play, SudokuEditorAct.play, isFocused: true)
        }
        Button(words.sudoku.editor.clear, SudokuEditorAct.clear)
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
        case .notABoard(let error):
            return words.sentence(words.sudoku.tools.sentence(of: error.reason))
        case .clash: return texts.clash
        case .solutions(let solutions): return texts.verdict(solutions)
        }
    }
}
