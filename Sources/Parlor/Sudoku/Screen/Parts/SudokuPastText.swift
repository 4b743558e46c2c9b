import Games
import TUI

/// The text of the step that the player looks back at, and messages.
extension SudokuScene {
    /// The text of the step, with its reason; nil if the player does not look back. A text that
    /// does not fit beside the keys has several pages. A message takes the place of the step's
    /// number.
    func pastReading(in window: Size, message: String? = nil) -> TextPages? {
        guard let step = pastStep else { return nil }
        let layout = SudokuLayout(fitting: window)
        let columns = pastRoom(layout, window, reading: nil).text.columns
        // If the number of the step and its time do not fit in a line, each has its own.
        let place =
            CharacterWidth(step.place).columns > columns
            ? step.place.replacing(" · ", with: "\n") : step.place
        let title =
            message.map { TextSentence(text: $0, role: .warning) }
            ?? TextSentence(text: place, role: .accent, isTitle: true)
        let text =
            [title]
            + step.sentences.map {
                TextSentence(text: $0.text, role: $0.isMistake ? .danger : .text)
            }
        // The key for the next page takes a row only if there are several pages.
        let whole = TextPages(text, in: pastRoom(layout, window, reading: nil))
        if whole.count == 1 { return whole }
        let more = HintStep.more(page: 1, pages: whole.count)
        return TextPages(text, in: pastRoom(layout, window, reading: more))
    }

    /// The space for text while the player looks back, without the rows of the keys.
    private func pastRoom(
        _ layout: SudokuLayout, _ window: Size, reading: HintStep?
    ) -> TextRoom {
        var deeds = deeds
        deeds.reading.past = reading
        let keys = SudokuKeyLines(entries: deeds.keys(at: .over).bar(in: words))
        let rows = keys.size(in: Size(columns: max(1, layout.side), rows: .max)).rows
        return layout.textRoom(
            in: window, head: SudokuLayout.head, keys: min(rows, layout.shape.size.rows / 2))
    }

    /// The text beside the board: a message, a hint, or the step that the player looks back at; nil
    /// if there is none.
    var shownReading: TextPages? {
        let refusal = isLong(life.refusal) ? life.refusal?.reason : nil
        if lookBack.isOpen, let refusal {
            return pastReading(in: life.window, message: refusal)
        }
        guard let message = lookBack.isOpen ? life.copied : refusal else {
            return life.reading.pages
        }
        let (layout, window) = (SudokuLayout(fitting: life.window), life.window)
        let room =
            lookBack.isOpen
            ? pastRoom(layout, window, reading: life.reading.around)
            : layout.textRoom(in: window, head: SudokuLayout.head, keys: 3)
        return TextPages([TextSentence(text: message)], in: room)
    }

    /// The page of `shownReading`. A message above a past step is on the first page.
    var shownPage: Int { lookBack.isOpen && isLong(life.refusal) ? 0 : life.reading.page }

    /// Returns whether a refusal is too long for the place of the title.
    func isLong(_ refusal: RefusedAction<SudokuRefusal, SudokuSpot>?) -> Bool {
        (refusal?.reason).map { CharacterWidth($0).columns > 30 } ?? false
    }
}
