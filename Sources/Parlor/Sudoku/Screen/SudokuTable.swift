import Games
import TUI

/// The screen, from top to bottom: the title bar, the line of information, the board, the tools and
/// the digits. The tools and the digits are beside the board if they fit there. A hint or the end
/// of the game takes their place.
struct SudokuTable: CompositeView {
    let scene: SudokuScene
    let layout: SudokuLayout

    private var words: Words { scene.words }
    /// The rows below the board, including the row of the keys.
    private var rest: Int { layout.rowsBelow(in: scene.life.window) }

    var content: some View {
        Column {
            SudokuTitleBar(scene: scene, showsKeys: rest == 0)
            SudokuInformationLine(scene: scene)
            if let reading = scene.shownReading {
                SudokuHintTable(
                    board: board, reading: reading, layout: layout,
                    isOpen: scene.seen.dialog.alert == nil || scene.seen.moment == .over,
                    textPage: scene.textPage, keys: AnyView(keysBesideText))
            } else if scene.isOver {
                SudokuEnding(board: board, scene: scene, layout: layout, rest: rest)
            } else if layout.isWide {
                Row(spacing: SudokuLayout.gap) {
                    board
                    SudokuWideSide(
                        scene: scene,
                        room: Size(columns: layout.side, rows: layout.shape.size.rows),
                        message: message)
                }
            } else if layout.isBeside {
                beside
            } else {
                below
            }
        }
        .frame(columns: layout.columns, rows: layout.isBeside ? bodyRows : nil)
        .aligned(.center, .center).stretching(columns: 1, rows: 1)
    }

    private var board: some View {
        SudokuBoardPicture(
            cells: scene.cells, shape: layout.shape,
            // A hint highlights digits itself.
            digit: scene.seen.hint == nil ? scene.seen.board.digit : nil,
            covers: covers, links: scene.links, showsMarks: scene.showsMarks, wave: scene.wave,
            refusal: scene.life.refusal)
    }

    /// The keys below the text beside the board, if the window has no row for them.
    @ViewBuilder private var keysBesideText: ViewGroup {
        if rest == 0 {
            if scene.seen.hint != nil {
                SudokuHintKeys(entries: scene.keyEntries)
            } else if scene.lookBack.isOpen {
                SudokuKeyLines(entries: scene.keyEntries)
            } else {
                firstKeys
            }
        }
    }

    /// The houses in which the hint draws its conclusion.
    private var covers: [House] {
        guard let hint = scene.seen.hint, hint.stage == .reason else { return [] }
        return hint.step?.houses.cover ?? []
    }

    // MARK: Beside the board

    private var bodyRows: Int {
        SudokuLayout.head + layout.shape.size.rows + layout.foot(rest)
    }

    private var beside: some View {
        Column {
            Row(spacing: SudokuLayout.gap) {
                board
                side.frame(columns: layout.side, rows: layout.shape.size.rows)
            }
            if layout.isLow && rest > 1 { message.stretching(rows: 1) }
        }
    }

    private var side: some View {
        Column {
            tools(columns: layout.isNarrow ? 1 : 2)
            if !layout.isNarrow { Text("") }
            pad(
                columns: 3, layout.isNarrow ? .tight : layout.shape.cell.rows > 2 ? .large : .wide)
            if !layout.isLow {
                message.padding(top: 1).stretching(rows: 1)
                if rest == 0, scene.seen.moment == .running { firstKeys }
            } else if rest == 0 {
                SudokuNotesLine(scene: scene)
            }
        }
    }

    /// The keys that move and write, if the window has no row for the keys.
    private var firstKeys: some View {
        SudokuKeyLines(entries: Array(scene.keyEntries.prefix(3)))
    }

    // MARK: Below the board

    private var below: some View {
        Column {
            board.aligned(.center)
            tools(columns: 4)
            pad(columns: 9, .tight).aligned(.center)
            message.stretching(rows: 1)
        }
    }

    private func tools(columns: Int) -> some View {
        SudokuAbilityBar(scene: scene, columns: columns)
    }

    private func pad(columns: Int, _ size: SudokuPad.KeySize) -> some View {
        SudokuPad(scene: scene, columns: columns, size: size)
            .across(layout.isBeside ? layout.side : layout.columns)
    }

    private var message: SudokuMessage {
        SudokuMessage(scene: scene, showsNotes: layout.shape.note(1) == nil)
    }
}
