import TUI

/// A small picture of a game that was left: lines of signs in the colours of roles. It tells nothing
/// that a pause would hide.
struct Thumbnail: Equatable {
    struct Sign: Equatable {
        let text: String
        let role: Role

        init(_ text: String, _ role: Role = .text) { (self.text, self.role) = (text, role) }
    }

    let lines: [[Sign]]
}

/// It in a frame, below the name of its game.
struct ThumbnailView: CompositeView {
    let title: String
    let thumbnail: Thumbnail

    var content: some View {
        Panel(title, border: .rounded, padding: 1) {
            Column {
                for line in thumbnail.lines {
                    Row { for sign in line { Text(sign.text, sign.role) } }
                }
            }
        }
    }
}

/// Cards with the pictures of the games, over the title.
struct Banner: View {
    let pictures: [PixelPicture]

    static let card = Size(columns: 11, rows: 4)

    func size(in offer: Size) -> Size {
        Size(columns: pictures.count * (Banner.card.columns + 2) - 2, rows: Banner.card.rows)
    }

    func draw(on page: inout Page) {
        let card = Banner.card
        for (number, picture) in pictures.enumerated() {
            let place = Rect(
                column: number * (card.columns + 2), row: 0, columns: card.columns,
                rows: card.rows)
            page.within(place) { page in
                let ground = page.theme[.cardFace]
                page.fill(style: ground)
                picture.draw(inMiddleOf: &page, style: ground)
            }
        }
    }
}
