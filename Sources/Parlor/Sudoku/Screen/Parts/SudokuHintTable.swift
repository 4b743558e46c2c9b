import TUI

/// The board and what there is to read of a hint; nothing else, as a hint needs no more.
struct SudokuHintTable<Board: View>: CompositeView {
    let board: Board
    let reading: SudokuReading
    let layout: SudokuLayout
    /// Whether nothing stands in front of it.
    let isOpen: Bool
    let part: Int
    /// The keys of the hint, where the window has no line for them.
    let keys: [KeyBar.Entry]

    var content: some View {
        Column {
            if !layout.isBeside {
                board.aligned(.center)
                text
            } else if reading.isBelow {
                Row(spacing: SudokuLayout.gap) {
                    board
                    Column { if isOpen { reading.textBeside } }.frame(columns: layout.side)
                }
                text
            } else {
                Row(spacing: SudokuLayout.gap) {
                    board
                    Column {
                        text
                        if isOpen { SudokuHintKeys(entries: keys) }
                    }
                    .frame(columns: layout.side)
                }
            }
        }
    }

    @ViewBuilder private var text: ViewGroup { if isOpen { reading.text(part) } }
}
