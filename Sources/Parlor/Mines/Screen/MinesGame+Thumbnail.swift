import Games

extension MinesGame {
    /// The board, with each cell as large as the space permits. If it is too large for a character
    /// for each cell, a character is a small map of an area, which shows the covered cells. A board
    /// of the day hides its numbers, as its pause does, because its time counts in the league.
    var thumbnail: Thumbnail {
        let size = options.size
        let exact = [(4, 2), (2, 1), (1, 1)].map { cells(columns: $0, rows: $1) }
        let scale = max((size.width + 29) / 30, (size.height + 21) / 22)
        let fits = size.width <= 30 && size.height <= Thumbnail.most.rows
        let map = fits ? [] : [map(scale: scale, halves: 1)]
        let scales = size.width > 11 ? [scale, 2 * scale] : []
        let narrow = scales.map { self.map(scale: $0, halves: 2) }
        return Thumbnail(pictures: exact + map + narrow)
    }

    /// The board with this size of each cell.
    private func cells(columns: Int, rows: Int) -> Thumbnail.Picture {
        func sign(_ face: MinesFace, _ isOdd: Bool, _ line: Int) -> Thumbnail.Sign {
            let blank = Thumbnail.Sign.blank(columns)
            let look = face.look
            let mark = day != nil && face.number != nil ? "·" : look.sign
            switch face {
            case .covered, .questioned:
                let block = columns > 1 ? "█" : "■"
                return .init(
                    String(repeating: block, count: columns), isOdd ? .tileStripe : .tile,
                    isFilled: true)
            case .open(0): return columns > 1 ? blank : .init("·", .dim)
            default:
                let sign = [mark, "\(mark) ", "", " \(mark)  "][columns - 1]
                return line == 0 ? .init(sign, mark == "·" ? .dim : look.role) : blank
            }
        }
        return options.size.rows.enumerated().flatMap { row, cells in
            (0..<rows).map { line in
                cells.enumerated().map { column, cell in
                    sign(position.faces[cell], !(row + column).isMultiple(of: 2), line)
                }
            }
        }
    }

    /// The board as a map. A character shows two halves, one above the other, or four quarters if
    /// `halves` is 2. Each part is an area of `scale` × `scale` cells, and is filled if at least
    /// half of them are covered. A character has the color of flags if most of its covered cells
    /// have one.
    private func map(scale: Int, halves: Int) -> Thumbnail.Picture {
        let size = options.size
        let rows = size.rows.map { position.faces[$0] }
        func area(_ left: Int, _ top: Int, _ columns: Int, _ height: Int) -> [MinesFace] {
            rows.dropFirst(top).prefix(height)
                .flatMap { $0.dropFirst(left).prefix(columns).filter { $0.number == nil } }
        }
        func isFilled(_ left: Int, _ top: Int) -> Bool {
            let cells = min(scale, size.width - left) * min(scale, size.height - top)
            return cells > 0 && 2 * area(left, top, scale, scale).count >= cells
        }
        return stride(from: 0, to: size.height, by: 2 * scale).map { top in
            stride(from: 0, to: size.width, by: halves * scale).map { left in
                let parts = [top, top + scale].flatMap { top in
                    [left, left + (halves - 1) * scale].map { isFilled($0, top) }
                }
                let number = zip(0..., parts).reduce(0) { $0 + ($1.1 ? 1 << $1.0 : 0) }
                if number == 0 { return .init("·", .dim) }
                let covered = area(left, top, halves * scale, 2 * scale)
                let flags = covered.count { $0 == .flagged }
                let isFlagged = 2 * flags > covered.count
                return .init(
                    String(PixelPicture.quarters[number]), isFlagged ? .warning : .tile,
                    isFilled: !isFlagged)
            }
        }
    }
}
