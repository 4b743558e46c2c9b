import TUI

/// The board, the text of a hint or of a past step and, if the window has no row for them, the
/// keys.
struct SudokuHintTable<Board: View>: CompositeView {
    let board: Board
    let reading: TextPages
    let layout: SudokuLayout
    /// Indicates whether the view is open, with no dialog on top of it.
    let isOpen: Bool
    /// The number of the page of the text that is shown.
    let textPage: Int
    /// The keys of a hint, and the keys of other texts. They are below the text if the window has
    /// no row for keys.
    let hintKeys, otherKeys: [KeyBar.Entry]

    var content: some View {
        Column {
            if !layout.isBeside {
                board.aligned(.center)
                text
            } else if reading.isBelow {
                Row(spacing: layout.spacing) {
                    board
                    Column { if isOpen { reading.textBeside } }.frame(columns: layout.side)
                }
                text
            } else {
                Row(spacing: layout.spacing) {
                    board
                    Column {
                        text
                        if isOpen { keys }
                    }
                    .frame(columns: layout.side)
                }
            }
        }
    }

    @ViewBuilder private var keys: ViewGroup {
        if !hintKeys.isEmpty { SudokuHintKeys(entries: hintKeys) }
        if !otherKeys.isEmpty { SudokuKeyLines(entries: otherKeys) }
    }

    @ViewBuilder private var text: ViewGroup { if isOpen { reading.text(textPage) } }
}

extension SudokuHintTable: Equatable where Board: Equatable {}
