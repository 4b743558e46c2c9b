import Games

extension MinesGame {
    /// The cells that are still covered. On a large board, several cells share a character.
    var thumbnail: Thumbnail {
        let (size, faces) = (options.size, position.faces)
        let scale = max((size.width + 29) / 30, (size.height + 10) / 11)
        let rows = size.rows.map { faces[$0] }
        return Thumbnail(
            lines: stride(from: 0, to: size.height, by: scale).map { top in
                stride(from: 0, to: size.width, by: scale).map { left in
                    let area = rows.dropFirst(top).prefix(scale)
                        .flatMap { $0.dropFirst(left).prefix(scale) }
                    if area.contains(.flagged) { return .init("⚑", .warning) }
                    return area.contains(.covered) ? .init("▪", .accent) : .init("·", .dim)
                }
            })
    }
}
