/// A geometric shape of the memory game's theme, in any size. It has an outline, and a filling that
/// may cover only a part.
struct ShapePicture {
    private enum Outline { case disc, square, diamond, star, up, down, left, right }
    private enum Filling {
        case all, none, upper, lower, left, right, rows, columns, grid, slashes, core
        /// Half of the shape, on one side of a diagonal.
        case upperLeft, upperRight, lowerLeft, lowerRight
    }

    private let outline: Outline
    private let filling: Filling

    /// Returns nil if the text is not one of the shapes.
    init?(_ text: String) {
        guard let (outline, filling) = ShapePicture.shapes[text] else { return nil }
        (self.outline, self.filling) = (outline, filling)
    }

    func picture(side: Int) -> PixelPicture {
        PixelPicture(columns: side, halves: side) { column, half in
            let (x, y) = (place(column, side), place(half, side))
            guard covers(x, y) else { return false }
            let line = 2.2 / Double(side)
            let isEdge = ![(-line, 0), (line, 0), (0, -line), (0, line)]
                .allSatisfy { covers(x + $0.0, y + $0.1) }
            return isEdge || fills(x, y, column, half)
        }
    }

    /// The coordinate of a pixel, from -1 to 1.
    private func place(_ number: Int, _ side: Int) -> Double {
        Double(2 * number + 1 - side) / Double(side)
    }

    private func covers(_ x: Double, _ y: Double) -> Bool {
        switch outline {
        case .disc: x * x + y * y <= 1.02
        case .square: max(abs(x), abs(y)) <= 1
        case .diamond: abs(x) + abs(y) <= 1.02
        case .star:
            // Two triangles on top of each other.
            isUnder(x, (y + 1.02) * 0.56, y, 0.5) || isUnder(x, (1.02 - y) * 0.56, -y, 0.5)
        case .up: abs(x) <= (y + 1.15) * 0.5
        case .down: abs(x) <= (1.15 - y) * 0.5
        case .left: abs(y) <= (x + 1.15) * 0.5
        case .right: abs(y) <= (1.15 - x) * 0.5
        }
    }

    private func isUnder(_ x: Double, _ edge: Double, _ y: Double, _ foot: Double) -> Bool {
        abs(x) <= edge && y <= foot
    }

    private func fills(_ x: Double, _ y: Double, _ column: Int, _ half: Int) -> Bool {
        switch filling {
        case .all: true
        case .none: false
        case .upper: y < 0
        case .lower: y > 0
        case .left: x < 0
        case .right: x > 0
        case .rows: half.isMultiple(of: 2)
        case .columns: column.isMultiple(of: 2)
        case .grid: column.isMultiple(of: 2) || half.isMultiple(of: 2)
        case .slashes: (column + half).isMultiple(of: 3)
        case .core: abs(x) + abs(y) < 0.55
        case .upperLeft: x + y < 0
        case .upperRight: x > y
        case .lowerLeft: x < y
        case .lowerRight: x + y > 0
        }
    }

    private static let shapes: [String: (Outline, Filling)] = [
        "●": (.disc, .all), "○": (.disc, .none), "◐": (.disc, .left), "◑": (.disc, .right),
        "◒": (.disc, .lower), "◓": (.disc, .upper), "◉": (.disc, .core), "◎": (.disc, .grid),
        "■": (.square, .all), "□": (.square, .none), "▣": (.square, .core),
        "▤": (.square, .rows), "▥": (.square, .columns), "▦": (.square, .grid),
        "▧": (.square, .slashes), "◤": (.square, .upperLeft), "◥": (.square, .upperRight),
        "◣": (.square, .lowerLeft), "◢": (.square, .lowerRight),
        "◆": (.diamond, .all), "◇": (.diamond, .none), "◈": (.diamond, .core),
        "★": (.star, .all), "☆": (.star, .none), "▲": (.up, .all), "△": (.up, .none),
        "▼": (.down, .all), "▽": (.down, .none), "►": (.right, .all), "▷": (.right, .none),
        "◄": (.left, .all), "◁": (.left, .none),
    ]
}
