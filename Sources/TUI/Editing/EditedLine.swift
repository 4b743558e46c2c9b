/// A line of an edited text, split into pieces whose lengths are known. A typed letter therefore
/// takes almost the same time anywhere, in a line of any length.
///
/// Pieces are split only between characters, so each can be read on its own.
struct EditedLine: Equatable, Sendable {
    /// The length of a text in bytes, characters and columns.
    struct Measures: Equatable, Sendable {
        var bytes = 0
        var characters = 0
        var columns = 0
    }

    struct Piece: Equatable, Sendable {
        let text: String
        let measures: Measures

        init(_ text: String) {
            var text = text
            text.makeContiguousUTF8()
            let bytes = text.utf8.count
            self.text = text
            measures =
                text.utf8.allSatisfy { $0 < 0x80 }
                ? Measures(bytes: bytes, characters: bytes, columns: bytes)
                : Measures(bytes: bytes, characters: text.count, columns: text.drawnColumns)
        }
    }

    private static let length = 512

    /// The pieces, at least one. A piece is empty only if it is the only piece.
    private(set) var pieces: [Piece]
    private(set) var measures: Measures

    init(_ text: String) {
        pieces = EditedLine.pieces(of: text)
        measures = EditedLine.sum(pieces)
    }

    var text: String { pieces.count == 1 ? pieces[0].text : pieces.map(\.text).joined() }

    /// Returns the piece that contains a position, and the measures of all pieces before it.
    /// `measure` selects the unit of the position.
    func piece(
        at place: Int, _ measure: (Measures) -> Int
    ) -> (number: Int, before: Measures) {
        var before = Measures()
        for number in pieces.indices.dropLast() {
            let next = before + pieces[number].measures
            if measure(next) > place { return (number, before) }
            before = next
        }
        return (pieces.count - 1, before)
    }

    func text(in bytes: Range<Int>) -> String {
        let (first, start) = piece(at: bytes.lowerBound) { $0.bytes }
        let (last, end) = piece(at: bytes.upperBound) { $0.bytes }
        let tail = pieces[last].text.bytes(..<(bytes.upperBound - end.bytes))
        if first == last { return String(tail).bytes((bytes.lowerBound - start.bytes)...) }
        return pieces[first].text.bytes((bytes.lowerBound - start.bytes)...)
            + pieces[first + 1..<last].map(\.text).joined() + tail
    }

    /// Replaces a range of bytes. Its ends must be between scalars.
    mutating func replace(_ bytes: Range<Int>, with text: String) {
        let (first, start) = piece(at: bytes.lowerBound) { $0.bytes }
        let (last, end) = piece(at: bytes.upperBound) { $0.bytes }
        var new =
            pieces[first].text.bytes(..<(bytes.lowerBound - start.bytes)) + text
            + pieces[last].text.bytes((bytes.upperBound - end.bytes)...)
        var (from, to) = (first, last + 1)
        // Includes adjacent pieces if the new text may combine with them, or is short.
        while from > 0, new.isEmpty || !pieces[from - 1].text.isWhole(before: new) {
            from -= 1
            new = pieces[from].text + new
        }
        while to < pieces.count,
            new.utf8.count < EditedLine.length / 4
                || !new.isWhole(before: pieces[to].text)
        {
            new += pieces[to].text
            to += 1
        }
        pieces.replaceSubrange(from..<to, with: EditedLine.pieces(of: new))
        measures = EditedLine.sum(pieces)
    }

    private static func pieces(of text: String) -> [Piece] {
        if text.utf8.count <= 2 * length { return [Piece(text)] }
        var pieces: [Piece] = []
        var rest = text[...]
        while !rest.isEmpty {
            let piece = rest.prefix(length)
            pieces.append(Piece(String(piece)))
            rest = rest[piece.endIndex...]
        }
        return pieces
    }

    private static func sum(_ pieces: [Piece]) -> Measures {
        pieces.reduce(Measures()) { $0 + $1.measures }
    }
}

extension EditedLine.Measures {
    static func + (one: Self, other: Self) -> Self {
        Self(
            bytes: one.bytes + other.bytes, characters: one.characters + other.characters,
            columns: one.columns + other.columns)
    }
}

extension String {
    fileprivate func bytes(_ range: PartialRangeUpTo<Int>) -> String {
        String(self[..<utf8.index(startIndex, offsetBy: range.upperBound)])
    }

    fileprivate func bytes(_ range: PartialRangeFrom<Int>) -> String {
        String(self[utf8.index(startIndex, offsetBy: range.lowerBound)...])
    }

    /// Returns whether the last character stays the same if `other` follows.
    fileprivate func isWhole(before other: String) -> Bool {
        guard let last, let next = other.first else { return true }
        let joined = String(last) + String(next)
        return joined.prefix(1).utf8.count == String(last).utf8.count
    }
}
