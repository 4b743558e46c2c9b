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
                    SudokuTitleBar(scene: scene)
                    SudokuInformationLine(scene: scene, words: words, showsClock: look.showsClock)
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
            cells: scene.cells, shape: layout.shape, digit: scene.seen.board.digit,
            covers: covers, links: scene.links, showsMarks: look.showsMarks, wave: scene.wave,
            refusal: scene.refusal)
    }

    /// The houses in which something follows from a hint.
    private var covers: [House] {
        guard let hint = scene.seen.hint, hint.stage == .reason else { return [] }
        return hint.step?.houses.cover ?? []
    }

    // MARK: Beside the board

    private var isNarrow: Bool { layout.side < 22 }

    /// Beside a low board there is no room for what there is to say: it stands below.
    private var isLow: Bool { layout.shape.size.rows < 20 }

    private func bodyRows(_ rest: Int) -> Int {
        SudokuLayout.head + layout.shape.size.rows + (isLow ? max(0, min(rest - 1, 5)) : 0)
    }

    private func beside(_ rest: Int) -> some View {
        let isCrowded = isLow && rest < 4
        let isBesideEnough = scene.isOver ? layout.side > 17 : isCrowded && scene.seen.hint != nil
        let hasFoot = isLow && rest > 1 && !isBesideEnough
        return Column {
            Row(spacing: SudokuLayout.gap) {
                board
                side(isCrowded: isCrowded, isWithoutKeys: rest == 0, hasFoot: hasFoot)
                    .frame(columns: layout.side, rows: layout.shape.size.rows)
            }
            if hasFoot && scene.isOver {
                SudokuReview(scene: scene).stretching(rows: 1)
            } else if hasFoot {
                message.stretching(rows: 1)
            }
        }
    }

    /// A hint for which there is no other place stands in front of what can be done.
    private func side(isCrowded: Bool, isWithoutKeys: Bool, hasFoot: Bool) -> some View {
        Column {
            if scene.isOver {
                SudokuEnding(scene: scene, isNarrow: hasFoot)
            } else if isCrowded && scene.seen.hint != nil {
                message.stretching(rows: 1)
            } else {
                tools(columns: isNarrow ? 1 : 2)
                if !isNarrow { Text("") }
                pad(columns: 3, isNarrow ? .tight : layout.shape.cell.rows > 2 ? .large : .wide)
                if !isLow {
                    message.padding(top: 1).stretching(rows: 1)
                } else if isWithoutKeys {
                    SudokuNotesLine(scene: scene, words: words)
                }
            }
            // Where the keys have no line of their own.
            if !isNarrow && isWithoutKeys { KeyHelp(words, isOver: scene.isOver) }
        }
    }

    // MARK: Below the board

    private var below: some View {
        Column {
            board.aligned(.center)
            if scene.isOver {
                SudokuEnding(scene: scene, isNarrow: false).stretching(rows: 1)
            } else {
                tools(columns: 4)
                pad(columns: 9, .tight).aligned(.center)
                message.stretching(rows: 1)
            }
        }
    }

    private func tools(columns: Int) -> some View {
        SudokuAbilityBar(scene: scene, words: words, columns: columns, hintKey: look.hintKey)
    }

    private func pad(columns: Int, _ size: SudokuPad.KeySize) -> some View {
        // All keys are as wide as the others.
        let room = layout.isBeside ? layout.side : layout.columns
        return SudokuPad(
            counts: scene.seen.board.counts, armed: scene.seen.board.armed, columns: columns,
            size: size
        )
        .frame(columns: (room + 1) / columns * columns - 1)
    }

    // MARK: Words

    private var message: some View {
        Column {
            SudokuMessage(
                scene: scene, words: words, hintKey: look.hintKey,
                showsNotes: layout.shape.note(1) == nil)
        }
    }

    private var keys: some View {
        KeyBar(
            KeyTable.sudoku(lettersMove: look.lettersMove).bar(in: words),
            always: KeyTable.common.bar(in: words, isOver: scene.isOver))
    }
}

/// Help and the way out, where there is room for no more.
private struct KeyHelp: CompositeView {
    let words: Words
    let isOver: Bool

    init(_ words: Words, isOver: Bool) { (self.words, self.isOver) = (words, isOver) }

    var content: some View {
        Row(spacing: 2) {
            for entry in KeyTable.common.bar(in: words, isOver: isOver).dropFirst() {
                if let spot = entry.spot {
                    (Text(entry.key, .key) + Text(" \(entry.name)", .dim)).onPress(spot)
                }
            }
        }
    }
}
