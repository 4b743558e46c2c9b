import Games
import TUI

/// The text of a hint, and its keys.
extension SudokuScene {
    /// The text of the hint, or of the step that the player looks back at, in a window of this
    /// size; nil if there is neither.
    func reading(in window: Size) -> SudokuTextPages? {
        guard let hint = seen.hint else { return pastReading(in: window) }
        let layout = SudokuLayout(fitting: window)
        // The keys of the hint and, if there is space, those of every screen.
        let room = layout.textRoom(
            in: window, head: SudokuLayout.head, keys: layout.isNarrow ? 2 : 3)
        guard hint.stage == .reason, let step = hint.step else {
            return SudokuTextPages([SudokuSentence(text: sentence(of: hint))], in: room)
        }
        return words.sudoku.hints.reading(of: step, isExplained: explainsHint, in: room)
    }

    private func sentence(of hint: SudokuHint) -> String {
        let hints = words.sudoku.hints
        let place = hint.house.map(hints.house)
        return switch (hint.kind, hint.stage) {
        case (.none, _): hints.nothing
        case (.step(let step), .look): hints.place(of: step, in: hint.house)
        case (_, .look): place.map(hints.mistakeNearby) ?? hints.lookAtMarked
        case (.wrongDigit(let cell), .reason):
            [
                hints.wrongDigit(seen.board.faces[cell].digit, hints.cell(cell)),
                seen.board.board.clash(of: seen.board.faces[cell].digit, at: cell)
                    .map(hints.clash),
            ].compactMap(\.self).joined(separator: " ")
        case (.wrongNotes(let cell, _), .reason): hints.wrongNotes(hints.cell(cell))
        case (.step(let step), .reason): hints.reason(step)
        }
    }
}

extension SudokuHintWords {
    /// The text of a step below its title. If `isExplained` is true, it explains a term.
    func reading(
        of step: SudokuStep, isExplained: Bool, in room: SudokuTextSize
    ) -> SudokuTextPages {
        let explanation = isExplained ? explanation(of: step) : nil
        return SudokuTextPages(
            [
                SudokuSentence(text: technique(step.technique), role: .accent, isTitle: true),
                SudokuSentence(text: argument(step)),
                explanation.map { SudokuSentence(text: $0, role: .dim) },
            ].compactMap(\.self),
            proof: proof(of: step).map { [SudokuSentence(text: $0)] } ?? [],
            end: conclusions(of: step).map { SudokuSentence(text: $0) }, in: room)
    }
}

/// The keys of a hint, for a window without a row for keys.
struct SudokuHintKeys: CompositeView {
    let entries: [KeyBar.Entry]

    var content: some View {
        Column {
            for entry in entries.prefix(1) { key(entry) }
            Row(spacing: 2) { for entry in entries.dropFirst() { key(entry) } }
        }
    }

    @ViewBuilder private func key(_ entry: KeyBar.Entry) -> ViewGroup {
        if let spot = entry.spot {
            (Text(entry.key, .key) + Text(" \(entry.name)", .dim)).onPress(spot)
        }
    }
}
