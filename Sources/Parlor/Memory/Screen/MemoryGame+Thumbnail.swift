import Games

extension MemoryGame {
    /// The remaining cards, face down, with a free row between any two. Each picture has smaller
    /// cards than the one before. The first size is left out for a large board.
    var thumbnail: Thumbnail {
        let sizes = [("▒▒▒▒", 2, " "), ("▒▒", 1, " "), ("▒", 1, " "), ("▪", 1, "")]
        return Thumbnail(pictures: sizes.dropFirst(faces.count <= 36 ? 0 : 1).map(picture))
    }

    /// The remaining cards, each drawn as a number of `lines`, with `gap` between two cards.
    private func picture(of line: String, lines: Int, gap: String) -> [[Thumbnail.Sign]] {
        let count = faces.count
        let rows = (Thumbnail.rows + 1) / (lines + 1)
        let fitting = (1...count).filter { $0 * $0 >= count && (count + $0 - 1) / $0 <= rows }
        let columns =
            fitting.first { count.isMultiple(of: $0) && $0 <= 2 * rows } ?? fitting.first ?? count
        let card = Thumbnail.Sign(line, line.contains("▒") ? .cardBack : .accent)
        let blank = Thumbnail.Sign(String(repeating: " ", count: line.count))
        return stride(from: 0, to: count, by: columns).flatMap { first in
            let cards = faces[first..<min(first + columns, count)]
                .flatMap { [$0.side == .gone ? blank : card, .init(gap)] }.dropLast()
            return (first > 0 ? [[]] : []) + Array(repeating: Array(cards), count: lines)
        }
    }
}
