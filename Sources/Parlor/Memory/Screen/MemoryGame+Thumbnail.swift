import Games

extension MemoryGame {
    /// The remaining cards, face down.
    var thumbnail: Thumbnail {
        let count = faces.count
        let columns = (1...count).first { $0 * $0 >= count && count.isMultiple(of: $0) } ?? count
        return Thumbnail(
            lines: stride(from: 0, to: count, by: columns).map { row in
                faces[row..<row + columns].flatMap { face -> [Thumbnail.Sign] in
                    [face.side == .gone ? .init("  ") : .init("╱╲", .cardBack), .init(" ")]
                }
            })
    }
}
