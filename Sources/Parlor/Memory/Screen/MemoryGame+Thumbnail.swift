import Games

extension MemoryGame {
    /// The remaining cards, face down, in at most eight lines. The cards of a large board are
    /// smaller.
    var thumbnail: Thumbnail {
        let count = faces.count
        let isLarge = count <= 36
        // A large card takes two lines.
        let rows = isLarge ? 4 : 8
        let fitting = (1...count).filter { $0 * $0 >= count && (count + $0 - 1) / $0 <= rows }
        let columns =
            fitting.first { count.isMultiple(of: $0) && $0 <= 2 * rows } ?? fitting.first ?? count
        let card = isLarge ? ["╭──╮", "╰──╯"] : ["▒▒"]
        return Thumbnail(
            lines: stride(from: 0, to: count, by: columns).flatMap { row in
                card.map { line in
                    faces[row..<min(row + columns, count)].flatMap { face -> [Thumbnail.Sign] in
                        let blank = String(repeating: " ", count: line.count)
                        // A background would join the frames of cards above each other.
                        let sign = Thumbnail.Sign(line, isLarge ? .accent : .cardBack)
                        return [face.side == .gone ? .init(blank) : sign, .init(" ")]
                    }
                }
            })
    }
}
