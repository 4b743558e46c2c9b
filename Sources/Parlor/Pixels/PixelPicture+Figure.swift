import TUI

extension PixelPicture {
    /// A number or a time in digits of five rows. The digits consist of whole cells, so they have
    /// no gaps in any font. Characters other than digits and `:` are left out.
    static func figure(_ text: String) -> PixelPicture {
        let digits = text.compactMap { figures[$0] }
        let columns = digits.reduce(-1) { $0 + $1.columns + 1 }
        var left = 0
        let drawings = digits.map { digit in
            defer { left += digit.columns + 1 }
            return (digit, at: Point(column: left, row: 0))
        }
        return PixelPicture(columns: max(0, columns), halves: 10, of: drawings)
    }

    private static let figures = [Character: PixelPicture](
        uniqueKeysWithValues: zip(
            "0123456789:",
            sheet(
                """
                .#####. .####.. ######. ######. ##...## #######
                ##...## ...##.. .....## .....## ##...## ##.....
                ##...## ...##.. .#####. ..####. ####### ######.
                ##...## ...##.. ##..... .....## .....## .....##
                .#####. .###### ####### ######. .....## ######.

                .#####. ####### .#####. .#####. ..
                ##..... .....## ##...## ##...## ##
                ######. ....##. .#####. .###### ..
                ##...## ...##.. ##...## .....## ##
                .#####. ...##.. .#####. .#####. ..
                """
            ).map(\.inWholeCells)))

    /// The picture with rows of whole cells in place of half cells.
    private var inWholeCells: PixelPicture {
        PixelPicture(columns: columns, halves: 2 * halves) { self[$0, $1 / 2] }
    }
}
