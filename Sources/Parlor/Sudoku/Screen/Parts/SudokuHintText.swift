import Games
import TUI

/// The text of a hint, and its keys.
extension SudokuScene {
    /// The text of the hint, or of the step that the player looks back at, in a window of this
    /// size; nil if there is neither.
    func reading(in window: Size) -> TextPages? {
        guard let hint = seen.hint else { return pastReading(in: window) }
        let layout = SudokuLayout(fitting: window)
        // The keys of the hint and, if there is space, the keys of every screen.
        let room = layout.textRoom(
            in: window, head: SudokuLayout.head, keys: layout.isNarrow ? 2 : 3)
        guard hint.stage == .reason, let step = hint.step else {
            let text = words.sudoku.hints.sentence(of: hint, on: seen.board)
            return TextPages([TextSentence(text: text)], in: room)
        }
        return TextPages(
            of: step, isExplained: explainsHint, in: room, words.sudoku.hints)
    }
}

extension TextPages {
    /// The text of a step below its title. If `isExplained` is true, the text explains a term.
    init(
        of step: SudokuStep, isExplained: Bool, in room: TextRoom, _ words: SudokuHintWords
    ) {
        let explanation = isExplained ? words.explanation(of: step) : nil
        self.init(
            [
                TextSentence(
                    text: words.technique(step.technique), role: .accent, isTitle: true),
                TextSentence(text: words.argument(step)),
                explanation.map { TextSentence(text: $0, role: .dim) },
            ].compactMap(\.self),
            proof: words.proof(of: step).map { [TextSentence(text: $0)] } ?? [],
            end: words.conclusions(of: step).map { TextSentence(text: $0) }, in: room)
    }
}

/// The keys of a hint, for a window without a row for keys.
struct SudokuHintKeys: CompositeView, Equatable {
    let entries: [KeyBar.Entry]

    var content: some View {
        Column {
            for entry in entries.prefix(1) { key(entry) }
            FirstThatFits {
                Row(spacing: 2) { for entry in entries.dropFirst() { key(entry) } }
                Column { for entry in entries.dropFirst() { key(entry) } }
            }
        }
    }

    @ViewBuilder private func key(_ entry: KeyBar.Entry) -> ViewGroup {
        if let spot = entry.spot {
            (Text(entry.key, .key) + Text(" \(entry.name)", .dim)).onPress(spot)
        }
    }
}
