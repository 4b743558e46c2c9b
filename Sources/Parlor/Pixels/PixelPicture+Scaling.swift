import TUI

// Enlarged drawings with smooth outlines.

extension PixelPicture {
    /// Twice the factors by which `smooth` enlarges, such as 3 for 1.5, from largest to smallest.
    static let smoothScales = [16, 12, 8, 6, 4, 3, 2]

    /// The enlarged drawing that fills the space best, with smooth outlines. A finer drawing is
    /// preferred if it covers at least half of the largest area. Nil if no drawing fits.
    static func largestSmooth(of drawings: [PixelPicture], in room: Size) -> PixelPicture? {
        let fitting = drawings.compactMap { drawing in
            smoothScales.first { scale in
                let size = drawing.size(atHalves: scale)
                return size.columns <= room.columns && size.rows <= 2 * room.rows
            }.map { (drawing: drawing, scale: $0) }
        }
        func area(_ choice: (drawing: PixelPicture, scale: Int)) -> Int {
            let size = choice.drawing.size(atHalves: choice.scale)
            return size.columns * size.rows
        }
        let most = fitting.map(area).max() ?? 0
        let finest = fitting.filter { 2 * area($0) >= most }.min { $0.scale < $1.scale }
        return finest.map { $0.drawing.smooth(halves: $0.scale) }
    }

    /// The columns and the half rows of the enlarged picture.
    func size(atHalves scale: Int) -> Size {
        Size(columns: (columns * scale + 1) / 2, rows: (halves * scale + 1) / 2)
    }

    /// The picture enlarged by `scale` / 2, where `scale` is one of `smoothScales`. Corners of
    /// outlines become diagonals.
    func smooth(halves scale: Int) -> PixelPicture {
        if scale == 3 { return tripled.halved }
        if scale.isMultiple(of: 3) { return tripled.smooth(halves: scale / 3) }
        return scale < 4 ? self : doubled.smooth(halves: scale / 2)
    }

    private var halved: PixelPicture {
        PixelPicture(columns: (columns + 1) / 2, halves: (halves + 1) / 2) { self[2 * $0, 2 * $1] }
    }

    /// The picture enlarged by two (EPX). Each quarter of a pixel takes the color of the two
    /// neighbors beside it, if these are equal and differ from the opposite neighbors.
    private var doubled: PixelPicture {
        PixelPicture(columns: 2 * columns, halves: 2 * halves) { column, half in
            let (x, y) = (column / 2, half / 2)
            let (left, right) = (neighbor(x - 1, y), neighbor(x + 1, y))
            let (above, below) = (neighbor(x, y - 1), neighbor(x, y + 1))
            guard left != right, above != below else { return self[x, y] }
            let side = column.isMultiple(of: 2) ? left : right
            return side == (half.isMultiple(of: 2) ? above : below) ? side : self[x, y]
        }
    }

    /// The picture enlarged by three (Scale3x). The corners of a pixel follow the rule of
    /// `doubled`. The middle of an edge takes the color of one corner, if the diagonal neighbor at
    /// the other corner differs in color from this pixel.
    private var tripled: PixelPicture {
        PixelPicture(columns: 3 * columns, halves: 3 * halves) { column, half in
            let (x, y) = (column / 3, half / 3)
            let (across, down) = (column % 3 - 1, half % 3 - 1)
            /// The color of the corner in a direction; nil if the corner keeps the color of the
            /// pixel.
            func corner(_ across: Int, _ down: Int) -> UInt8? {
                let (side, end) = (neighbor(x + across, y), neighbor(x, y + down))
                let isAlone = side != neighbor(x - across, y) && end != neighbor(x, y - down)
                return side == end && isAlone ? side : nil
            }
            let own = self[x, y]
            switch (across, down) {
            case (0, 0): return own
            case (0, _):
                let (left, right) = (corner(-1, down), corner(1, down))
                if let left, own != neighbor(x + 1, y + down) { return left }
                if let right, own != neighbor(x - 1, y + down) { return right }
                return own
            case (_, 0):
                let (upper, lower) = (corner(across, -1), corner(across, 1))
                if let upper, own != neighbor(x + across, y + 1) { return upper }
                if let lower, own != neighbor(x + across, y - 1) { return lower }
                return own
            default: return corner(across, down) ?? own
            }
        }
    }

    /// A pixel; clear outside of the picture.
    private func neighbor(_ column: Int, _ half: Int) -> UInt8 {
        (0..<columns).contains(column) && (0..<halves).contains(half)
            ? self[column, half] : Self.clear
    }
}
