import Games
import TUI

/// What there is to say: the hint that was asked for, or what is in the chosen cell.
struct SudokuMessage: CompositeView {
    let scene: SudokuScene
    let words: Words
    let hintKey: String

    /// Whether the notes of the chosen cell are to be read here.
    let showsNotes: Bool

    var content: some View {
        Column {
            if scene.isLoading {
                Row(spacing: 1) {
                    Spinner()
                    Text(words.sudoku.loading, .dim)
                }
            } else if scene.alert != nil {
                // What there is to say says something of the board.
                EmptyView()
            } else if let hint = scene.hint {
                if let title = title(of: hint) { Text(title, .accent).wrapped() }
                for line in lines(of: hint) { Text(line).wrapped() }
                if let next = next(after: hint) {
                    (Text(hintKey, .key) + Text(" \(next)", .dim))
                        .onPress(SudokuSpot.act(.use(.hint)))
                }
            } else if showsNotes {
                SudokuNotesLine(scene: scene, words: words)
            }
        }
    }

    private func title(of hint: Sudoku.Hint) -> String? {
        guard hint.stage == .reason, let step = hint.step else { return nil }
        return words.sudoku.hints.technique(step.technique)
    }

    private func next(after hint: Sudoku.Hint) -> String? {
        if hint.kind == .none { return nil }
        return hint.stage == .look ? words.sudoku.hints.why : words.sudoku.hints.doIt
    }

    // MARK: What a hint says

    private func lines(of hint: Sudoku.Hint) -> [String] {
        let hints = words.sudoku.hints
        let place = hint.house.map(hints.house)
        switch (hint.kind, hint.stage) {
        case (.none, _): return [hints.nothing]
        case (.step, .look): return [place.map(hints.look) ?? hints.lookAtMarked]
        case (_, .look): return [place.map(hints.mistakeNearby) ?? hints.lookAtMarked]
        case (.wrongDigit(let cell), .reason):
            return [hints.wrongDigit(scene.faces[cell].digit, hints.cell(cell))]
        case (.wrongNotes(let cell, _), .reason): return [hints.wrongNotes(hints.cell(cell))]
        case (.step(let step), .reason):
            return [hints.sentence(step.technique)] + hints.conclusions(of: step)
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
        guard let cursor = scene.cursor else { return "" }
        let notes = scene.faces[cursor].notes
        return notes.isEmpty ? "" : words.sudoku.notes(notes.map(String.init).joined())
    }
}

extension SudokuHintWords {
    func cell(_ cell: Int) -> String { self.cell(cell / 9 + 1, cell % 9 + 1) }

    /// What follows from a step, a sentence for each digit.
    func conclusions(of step: SudokuStep) -> [String] {
        let found = step.placements.map { finds($0.digit, cell($0.cell)) }
        let digits = Set(step.eliminations.map(\.digit)).sorted()
        return found
            + digits.map { digit in
                let cells = step.eliminations.filter { $0.digit == digit }.map(\.cell).sorted()
                return rulesOut(digit, cells.map(cell).joined(separator: "; "))
            }
    }
}
