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
