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
                    // However much there is to say, it is seen what follows, and how one goes on.
                    let (why, conclusion) = (why(of: hint), conclusion(of: hint))
                    let left = room.rows - 1 - rows(of: conclusion, in: room)
                    Column {
                        why.frame(rows: max(0, min(rows(of: why, in: room), left)))
                        conclusion
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

    private func why(of hint: SudokuHint) -> Column {
        Column {
            if let title = title(of: hint) { Text(title, .accent).wrapped() }
            Text(reason(of: hint)).wrapped()
        }
    }

    private func conclusion(of hint: SudokuHint) -> Column {
        Column {
            if case .step(let step) = hint.kind, hint.stage == .reason {
                for line in words.sudoku.hints.conclusions(of: step) { Text(line).wrapped() }
            }
        }
    }

    private func rows(of text: Column, in room: Size) -> Int {
        text.size(in: Size(columns: room.columns, rows: 1_000)).rows
    }

    @ViewBuilder private func next(after hint: SudokuHint) -> ViewGroup {
        if hint.kind != .none {
            let hints = words.sudoku.hints
            (Text(hintKey, .key) + Text(" \(hint.stage == .look ? hints.why : hints.doIt)", .dim))
                .onPress(SudokuSpot.act(.play(.act(.hint))))
        }
    }

    // MARK: What a hint says

    private func reason(of hint: SudokuHint) -> String {
        let hints = words.sudoku.hints
        let place = hint.house.map(hints.house)
        return switch (hint.kind, hint.stage) {
        case (.none, _): hints.nothing
        case (.step, .look): place.map(hints.look) ?? hints.lookAtMarked
        case (_, .look): place.map(hints.mistakeNearby) ?? hints.lookAtMarked
        case (.wrongDigit(let cell), .reason):
            hints.wrongDigit(scene.seen.board.faces[cell].digit, hints.cell(cell))
        case (.wrongNotes(let cell, _), .reason): hints.wrongNotes(hints.cell(cell))
        case (.step(let step), .reason): hints.reason(step)
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

    func shortCell(_ cell: Int) -> String { shortCell(cell / 9 + 1, cell % 9 + 1) }

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
