import Games
import TUI

/// The five parts of the screen in a layout, from top to bottom; what can be done and the numbers
/// stand beside the board where there is room for that.
struct SudokuTable: CompositeView {
    let scene: SudokuScene
    let words: Words
    let look: SudokuLook
    let layout: SudokuLayout

    var content: some View {
        Reader { size in
            let rest = size.rows - SudokuLayout.head - layout.shape.size.rows
            Column {
                Column {
                    SudokuBar(words: words)
                    SudokuInformation(scene: scene, words: words, showsClock: look.showsClock)
                    if layout.isBeside { beside(rest) } else { below }
                }
                .frame(columns: layout.columns, rows: layout.isBeside ? bodyRows(rest) : nil)
                .aligned(.center, .center).stretching(columns: 1, rows: 1)
                if rest > 0 { keys }
            }
        }
    }

    private var board: some View {
        SudokuBoardPicture(
            cells: scene.cells, shape: layout.shape, digit: scene.digit,
            showsMarks: look.showsMarks)
    }

    // MARK: Beside the board

    /// Where the side is narrow, what there is to say stands below the board.
    private var isNarrow: Bool { layout.side < 22 }

    private func bodyRows(_ rest: Int) -> Int {
        SudokuLayout.head + layout.shape.size.rows + (isNarrow ? max(0, min(rest - 1, 5)) : 0)
    }

    private func beside(_ rest: Int) -> some View {
        Column {
            Row(spacing: SudokuLayout.gap) {
                board
                side(isCrowded: isNarrow && rest < 4).frame(
                    columns: layout.side, rows: layout.shape.size.rows)
            }
            if isNarrow && rest > 1 { message.stretching(rows: 1) }
        }
    }

    /// Where there is no other place for a hint, it stands in front of what can be done.
    private func side(isCrowded: Bool) -> some View {
        Column {
            if isCrowded && scene.hint != nil {
                message.stretching(rows: 1)
            } else {
                SudokuTools(scene: scene, words: words, columns: isNarrow ? 1 : 2)
                if !isNarrow { Text("") }
                pad(columns: 3, rowsOfKey: isNarrow ? 1 : 2)
                if isNarrow { notes } else { message.padding(top: 1).stretching(rows: 1) }
            }
        }
    }

    // MARK: Below the board

    private var below: some View {
        Column {
            board.aligned(.center)
            SudokuTools(scene: scene, words: words, columns: 4)
            pad(columns: 9, rowsOfKey: 1)
            message.stretching(rows: 1)
        }
    }

    private func pad(columns: Int, rowsOfKey: Int) -> some View {
        SudokuPad(
            counts: scene.counts, armed: scene.armed, columns: columns, rowsOfKey: rowsOfKey)
    }

    // MARK: Words

    private var notes: some View {
        SudokuNotesLine(scene: scene, words: words, shape: layout.shape)
    }

    private var message: some View {
        Column {
            SudokuMessage(scene: scene, words: words, hintKey: look.lettersMove ? "H" : "h")
        }
    }

    private var keys: some View {
        KeyBar([
            .init(look.lettersMove ? "hjkl" : "←↑↓→", words.keys.move),
            .init("1-9", words.sudoku.number), .init("Tab", words.sudoku.nextEmpty),
            .init("p", words.keys.pause, SudokuSpot.act(.pause)),
            .init("b", words.keys.back, SudokuSpot.act(.back)), words.helpEntry, words.quitEntry,
        ])
    }
}
