import TUI

/// The number of mines, while the first click waits for its board. After a short time, a note in
/// the same place says that the mines are being placed, so nothing moves if a board is found at
/// once.
struct MinesPlacingNote: View {
    let minesLeft: Text
    let note: String
    /// The time of the first click.
    let start: Duration

    static let delay = Duration.milliseconds(300)

    private var fittingNote: some View {
        FirstThatFits {
            Row(spacing: 1) {
                Spinner()
                Text(note, .accent)
            }
            Text(note, .accent)
            Spinner()
        }
    }

    func size(in offer: Size) -> Size { minesLeft.size(in: offer) }

    func draw(on page: inout Page) {
        let due = start + MinesPlacingNote.delay
        if page.time >= due { return fittingNote.draw(on: &page) }
        page.redraw(at: due)
        minesLeft.draw(on: &page)
    }
}
