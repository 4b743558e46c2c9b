import Games

extension MinesGame {
    /// The cells that are still covered. On a large board, a character is a small map of an area.
    var thumbnail: Thumbnail {
        let size = options.size
        let scale = max((size.width + 29) / 30, (size.height + 21) / 22)
        let hasRoom = size.width <= 30 && size.height <= 11
        let exact = hasRoom ? [cells] : [map(scale: scale, halves: 1)]
        let narrow = size.width > 11 ? [scale, 2 * scale].map { map(scale: $0, halves: 2) } : []
        return Thumbnail(pictures: exact + narrow)
    }

    /// The board with a character for each cell.
    private var cells: [[Thumbnail.Sign]] {
        options.size.rows.map { row in
            position.faces[row].map { face in
                switch face {
                case .flagged: Thumbnail.Sign("⚑", .warning)
                case .covered, .questioned: Thumbnail.Sign("■", .tile, isFilled: true)
                default: Thumbnail.Sign("·", .dim)
                }
            }
        }
    }

    /// The board as a map. A character shows two halves, one above the other, or four quarters if
    /// `halves` is 2. Each part is an area of `scale` × `scale` cells, and is filled if at least
    /// half of them are covered. A character has the color of flags if most of its covered cells
    /// have one.
    private func map(scale: Int, halves: Int) -> [[Thumbnail.Sign]] {
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
                    MinesGame.blocks[number], isFlagged ? .warning : .tile, isFilled: !isFlagged)
            }
        }
    }

    /// The characters with filled quarters. Bits are the quarters, row by row.
    private static let blocks = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".map { String($0) }
}
