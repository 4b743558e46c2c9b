import Games

extension MinesGame {
    /// The cells that are still covered. On a large board, several cells share a character.
    var thumbnail: Thumbnail {
        let size = options.size
        let scale = max((size.width + 29) / 30, (size.height + 10) / 11)
        let factors = (1...3).prefix { size.width > 11 * scale * ($0 - 1) }
        return Thumbnail(pictures: factors.map { picture(scale: scale * $0) })
    }

    /// The board with one character for an area of `scale` × `scale` cells.
    private func picture(scale: Int) -> [[Thumbnail.Sign]] {
        let size = options.size
        let rows = size.rows.map { position.faces[$0] }
        return stride(from: 0, to: size.height, by: scale).map { top in
            stride(from: 0, to: size.width, by: scale).map { left in
                let area = rows.dropFirst(top).prefix(scale)
                    .flatMap { $0.dropFirst(left).prefix(scale) }
                if area.contains(.flagged) { return .init("⚑", .warning) }
                return area.contains(.covered) ? .init("▪", .accent) : .init("·", .dim)
            }
        }
    }
}
