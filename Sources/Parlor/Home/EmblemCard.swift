import TUI

struct EmblemCard: View {
    let emblem: [PixelPicture]
    let scale: Int

    static func size(scale: Int) -> Size { Size(columns: 11 * scale, rows: 4 * scale) }

    func size(in offer: Size) -> Size { EmblemCard.size(scale: scale) }

    func draw(on page: inout Page) {
        let ground = page.theme.pictureGround
        page.fill(style: ground)
        // Leaves a margin around the finer drawings. The small drawing contains its margin.
        let room = Size(columns: page.size.columns - 4, rows: page.size.rows - 2)
        let finest = scale > 1 ? PixelPicture.largestSmooth(of: emblem, in: room) : nil
        (finest ?? emblem[0]).draw(inMiddleOf: &page, style: ground)
    }
}
