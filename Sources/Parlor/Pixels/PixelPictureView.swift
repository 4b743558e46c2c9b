import TUI

/// A picture in the color of a role.
struct PixelPictureView: View {
    let picture: PixelPicture
    let role: Role

    func size(in offer: Size) -> Size { Size(columns: picture.columns, rows: picture.rows) }

    func draw(on page: inout Page) {
        picture.draw(on: &page, column: 0, row: 0, style: page.style(role))
    }
}
