import Games
import TUI

/// The board, with the tools, the digits and the message beside it or, if they do not fit there,
/// below it.
struct SudokuTable: CompositeView, Equatable {
    private let board: SudokuBoardPicture
    private let layout: SudokuLayout
    /// The rows below the board, including the row of the keys.
    private let rest: Int
    private let tools: SudokuBoardToolBar
    private let pad: SudokuPad
    private let message: SudokuMessage
    private let notes: SudokuNotesLine
    /// The keys that move and write, if the window has no row for the keys.
    private let firstKeys: [KeyBar.Entry]
    /// The panel beside a very large board; nil if there is too little space for it.
    private let panel: SudokuWideSide?

    init(board: SudokuBoardPicture, scene: SudokuScene, layout: SudokuLayout, rest: Int) {
        (self.board, self.layout, self.rest) = (board, layout, rest)
        tools = SudokuBoardToolBar(
            scene: scene, columns: layout.isBeside ? layout.isNarrow ? 1 : 2 : 4)
        pad = SudokuPad(
            scene: scene, columns: layout.isBeside ? 3 : 9, size: SudokuTable.keySize(in: layout))
        message = SudokuMessage(scene: scene, showsNotes: layout.shape.note(1) == nil)
        notes = SudokuNotesLine(scene: scene)
        firstKeys =
            rest == 0 && scene.seen.moment == .running ? Array(scene.keyEntries.prefix(3)) : []
        panel =
            layout.isWide
            ? SudokuWideSide(
                scene: scene, room: Size(columns: layout.side, rows: layout.shape.size.rows),
                tools: tools, pad: pad, message: message)
            : nil
    }

    private static func keySize(in layout: SudokuLayout) -> SudokuPad.KeySize {
        if layout.isWide { return .drawn }
        if !layout.isBeside || layout.isNarrow { return .tight }
        return layout.shape.cell.rows > 2 ? .large : .wide
    }

    @ViewBuilder var content: some View {
        if let panel {
            Row(spacing: layout.spacing) {
                board
                panel
            }
        } else if layout.isBeside {
            beside
        } else {
            below
        }
    }

    // MARK: Beside the board

    private var beside: some View {
        Column {
            Row(spacing: layout.spacing) {
                board
                side.frame(columns: layout.side, rows: layout.shape.size.rows)
            }
            if layout.isLow && rest > 1 { message.stretching(rows: 1) }
        }
    }

    private var side: some View {
        Column {
            tools
            if !layout.isNarrow { Text("") }
            pad.across(layout.side)
            if !layout.isLow {
                message.padding(top: 1).stretching(rows: 1)
                if !firstKeys.isEmpty { SudokuKeyLines(entries: firstKeys) }
            } else if rest == 0 {
                notes
            }
        }
    }

    // MARK: Below the board

    private var below: some View {
        Column {
            board.aligned(.center)
            tools
            pad.across(layout.columns).aligned(.center)
            message.stretching(rows: 1)
        }
    }
}
