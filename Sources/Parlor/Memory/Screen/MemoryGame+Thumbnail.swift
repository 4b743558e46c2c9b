import Games

extension MemoryGame {
    /// The remaining cards, face down, in at most eight lines. Each picture has smaller cards than
    /// the one before. The first size is left out for a large board.
    var thumbnail: Thumbnail {
        let sizes = [(["╭──╮", "╰──╯"], " "), (["▒▒"], " "), (["▒"], " "), (["▪"], "")]
        return Thumbnail(pictures: sizes.dropFirst(faces.count <= 36 ? 0 : 1).map(picture))
    }

    /// The remaining cards, each drawn as the lines of `card`, with `gap` between two cards.
    private func picture(of card: [String], gap: String) -> [[Thumbnail.Sign]] {
        let count = faces.count
        let rows = 8 / card.count
        let fitting = (1...count).filter { $0 * $0 >= count && (count + $0 - 1) / $0 <= rows }
        let columns =
            fitting.first { count.isMultiple(of: $0) && $0 <= 2 * rows } ?? fitting.first ?? count
        return stride(from: 0, to: count, by: columns).flatMap { row in
            card.map { line in
                faces[row..<min(row + columns, count)].flatMap { face -> [Thumbnail.Sign] in
                    let blank = String(repeating: " ", count: line.count)
                    // A background would join the frames of cards above each other.
                    let sign = Thumbnail.Sign(line, line.contains("▒") ? .cardBack : .accent)
                    return [face.side == .gone ? .init(blank) : sign, .init(gap)]
                }.dropLast()
            }
        }
    }
}
