import Games
import TUI

/// The message beside the board: the hint that was asked for, or the notes of the chosen cell.
struct SudokuMessage: CompositeView {
    let scene: SudokuScene
    let words: Words
    let hintKey: String

    /// Whether the notes of the chosen cell are to be read here.
    let showsNotes: Bool

    var content: some View {
        Column {
            if scene.seen.isLoading {
                Row(spacing: 1) {
                    Spinner()
                    Text(words.sudoku.loading, .dim)
                }
            } else if scene.seen.alert.title != nil {
                // What there is to say says something of the board.
                EmptyView()
            } else if let hint = scene.seen.hint {
                Reader { room in
                    // However much there is to say, it is seen how one goes on.
                    let text = text(of: hint)
                    let rows = text.size(in: Size(columns: room.columns, rows: 1_000)).rows
                    Column {
                        text.frame(rows: min(rows, room.rows - 1))
                        next(after: hint)
                    }
                }
            } else if showsNotes {
                SudokuNotesLine(scene: scene, words: words)
            }
        }
    }

    private func title(of hint: SudokuHint) -> String? {
        guard hint.stage == .reason, let step = hint.step else { return nil }
        return words.sudoku.hints.technique(step.technique)
    }

    private func text(of hint: SudokuHint) -> Column {
        Column {
            if let title = title(of: hint) { Text(title, .accent).wrapped() }
            for line in lines(of: hint) { Text(line).wrapped() }
        }
    }

    @ViewBuilder private func next(after hint: SudokuHint) -> ViewGroup {
        if hint.kind != .none {
            let hints = words.sudoku.hints
            (Text(hintKey, .key) + Text(" \(hint.stage == .look ? hints.why : hints.doIt)", .dim))
                .onPress(SudokuSpot.act(.play(.act(.hint))))
        }
    }

    // MARK: What a hint says

    private func lines(of hint: SudokuHint) -> [String] {
        let hints = words.sudoku.hints
        let place = hint.house.map(hints.house)
        switch (hint.kind, hint.stage) {
        case (.none, _): return [hints.nothing]
        case (.step, .look): return [place.map(hints.look) ?? hints.lookAtMarked]
        case (_, .look): return [place.map(hints.mistakeNearby) ?? hints.lookAtMarked]
        case (.wrongDigit(let cell), .reason):
            return [hints.wrongDigit(scene.seen.board.faces[cell].digit, hints.cell(cell))]
        case (.wrongNotes(let cell, _), .reason): return [hints.wrongNotes(hints.cell(cell))]
        case (.step(let step), .reason):
            return [hints.reason(step)] + hints.conclusions(of: step)
        }
    }
}

/// The notes of the chosen cell, where the board has no room for them.
struct SudokuNotesLine: CompositeView {
    let scene: SudokuScene
    let words: Words

    var content: some View {
        Text(text, .dim)
    }

    private var text: String {
        guard let cursor = scene.seen.board.cursor else { return "" }
        let notes = scene.seen.board.faces[cursor].notes
        return notes.isEmpty ? "" : words.sudoku.notes(notes.map(String.init).joined())
    }
}

extension SudokuHintWords {
    func cell(_ cell: Int) -> String { self.cell(cell / 9 + 1, cell % 9 + 1) }

    private func shortCell(_ cell: Int) -> String { shortCell(cell / 9 + 1, cell % 9 + 1) }

    /// The conclusions of a step, a sentence for each digit.
    func conclusions(of step: SudokuStep) -> [String] {
        let found = step.placements.map { finds($0.digit, cell($0.cell)) }
        let digits = Set(step.eliminations.map(\.digit)).sorted()
        return found
            + digits.map { digit in
                let cells = step.eliminations.filter { $0.digit == digit }.map(\.cell).sorted()
                let names = cells.count == 1 ? cells.map(cell) : cells.map(shortCell)
                return rulesOut(digit, names.joined(separator: ", "))
            }
    }
}
