import TUI

extension PixelPicture {
    /// A number in the largest digits that fit; nil if none fit.
    static func number(_ number: Int, in room: Size) -> PixelPicture? {
        let digits = String(number).utf8.map { Self.digits[Int($0) - 48] }
        let columns = digits.reduce(-1) { $0 + $1.columns + 1 }
        let pictures = digits.enumerated().map { place, digit in
            (digit, at: Point(column: place * (digit.columns + 1), row: 0))
        }
        return largestSmooth(
            of: [PixelPicture(columns: columns, halves: digits[0].halves, of: pictures)], in: room)
    }

    private static let digits = sheet(
        """
        .###. ..#.. .###. .###. ...#. ##### ..##. ##### .###. .###.
        #...# .##.. #...# #...# ..##. #.... .#... ....# #...# #...#
        #...# ..#.. ....# ....# .#.#. #.... #.... ....# #...# #...#
        #...# ..#.. ...#. ..##. #..#. ####. ####. ...#. .###. .####
        #...# ..#.. ..#.. ....# ##### ....# #...# ..#.. #...# ....#
        #...# ..#.. .#... #...# ...#. #...# #...# ..#.. #...# ...#.
        .###. .###. ##### .###. ...#. .###. .###. ..#.. .###. .##..
        """)
}

/// A picture in the color of a role.
struct PixelPictureView: View {
    let picture: PixelPicture
    let role: Role

    func size(in offer: Size) -> Size { Size(columns: picture.columns, rows: picture.rows) }

    func draw(on page: inout Page) {
        picture.draw(on: &page, column: 0, row: 0, style: page.style(role))
    }
}
