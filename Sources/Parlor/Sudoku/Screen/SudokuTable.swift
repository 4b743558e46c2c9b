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
            let reading = scene.reading(in: size)
            Column {
                Column {
                    SudokuTitleBar(scene: scene)
                    SudokuInformationLine(scene: scene, words: words, showsClock: look.showsClock)
                    if let reading {
                        SudokuHintTable(
                            board: board, reading: reading, layout: layout,
                            isOpen: scene.seen.alert.title == nil, part: scene.part,
                            keys: rest > 0 ? [] : hintKeys(in: size), help: keyHelp(rest))
                    } else if scene.isOver {
                        SudokuEnding(
                            board: board, scene: scene, layout: layout, rest: rest,
                            help: keyHelp(rest))
                    } else if layout.isBeside {
                        beside(rest)
                    } else {
                        below
                    }
                }
                .frame(columns: layout.columns, rows: layout.isBeside ? bodyRows(rest) : nil)
                .aligned(.center, .center).stretching(columns: 1, rows: 1)
                if rest > 0 {
                    KeyBar(keys(in: size), always: lastKeys(in: size))
                }
            }
        }
    }

    private func hintKeys(in size: Size) -> [KeyBar.Entry] {
        scene.hintKeys(in: size, hintKey: look.hintKey)
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

    private func bodyRows(_ rest: Int) -> Int {
        SudokuLayout.head + layout.shape.size.rows + layout.foot(rest)
    }

    private func beside(_ rest: Int) -> some View {
        Column {
            Row(spacing: SudokuLayout.gap) {
                board
                side(isWithoutKeys: rest == 0)
                    .frame(columns: layout.side, rows: layout.shape.size.rows)
            }
            if layout.isLow && rest > 1 { message.stretching(rows: 1) }
        }
    }

    private func side(isWithoutKeys: Bool) -> some View {
        Column {
            tools(columns: layout.isNarrow ? 1 : 2)
            if !layout.isNarrow { Text("") }
            pad(
                columns: 3, layout.isNarrow ? .tight : layout.shape.cell.rows > 2 ? .large : .wide)
            if !layout.isLow {
                message.padding(top: 1).stretching(rows: 1)
            } else if isWithoutKeys {
                SudokuNotesLine(scene: scene, words: words)
            }
            keyHelp(isWithoutKeys ? 0 : 1)
        }
    }

    /// The keys of every screen, if they have no line of their own.
    @ViewBuilder private func keyHelp(_ rest: Int) -> ViewGroup {
        if rest == 0 && layout.isBeside && !layout.isNarrow {
            KeyHelp(words: words)
        }
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
                scene: scene, words: words,
                showsNotes: layout.shape.note(1) == nil)
        }
    }

    /// The keys of every screen, without their names where those at the end want the room.
    private func lastKeys(in size: Size) -> [KeyBar.Entry] {
        let keys = KeyTable.common.bar(in: words)
        guard scene.isOver, size.columns < 60 else { return keys }
        return keys.map { KeyBar.Entry($0.key, "", $0.spot) }
    }

    /// The keys for what can be done now.
    private func keys(in size: Size) -> [KeyBar.Entry] {
        if scene.seen.hint != nil { return hintKeys(in: size) }
        let alerts = words.sudoku.alerts
        guard scene.isOver else {
            return KeyTable.sudoku(lettersMove: look.lettersMove).bar(in: words)
        }
        return [
            .init("n", alerts.newGame.lowercased(), SudokuSpot.answer(.newGame)),
            .init("u", alerts.lookBack, SudokuSpot.act(.play(.use(.undo)))),
        ]
    }
}

/// Help and the way out, where there is room for no more.
private struct KeyHelp: CompositeView {
    let words: Words

    var content: some View {
        Row(spacing: 2) {
            for entry in KeyTable.common.bar(in: words).dropFirst() {
                if let spot = entry.spot {
                    (Text(entry.key, .key) + Text(" \(entry.name)", .dim)).onPress(spot)
                }
            }
        }
    }
}
