/// The position of a cell in a picture. A cell is 16 by 32 units, so its eighths are whole numbers.
struct SVGCell {
    static let width = 16
    static let height = 32
    static let margin = 16

    let x, y, width: Int

    init(column: Int, row: Int, columns: Int) {
        x = SVGCell.margin + column * SVGCell.width
        y = SVGCell.margin + row * SVGCell.height
        width = columns * SVGCell.width
    }

    var baseline: Int { y + 24 }
    var center: Int { x + width / 2 }
}
