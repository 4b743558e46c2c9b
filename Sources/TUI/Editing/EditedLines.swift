/// Lines of text in chunks, so that a change in a text of any length costs the same anywhere in it,
/// though what was there before is kept.
struct EditedLines: Equatable, Sendable {
    private static let longestChunk = 256

    private var chunks: [[String]]
    private(set) var count: Int

    init(_ lines: [String]) {
        chunks = stride(from: 0, to: max(1, lines.count), by: EditedLines.longestChunk / 2).map {
            Array(lines[$0..<min(lines.count, $0 + EditedLines.longestChunk / 2)])
        }
        if lines.isEmpty { chunks = [[""]] }
        count = max(1, lines.count)
    }

    subscript(line: Int) -> String {
        let (chunk, offset) = place(of: line)
        return chunks[chunk][offset]
    }

    /// Puts other lines in the place of some, of which there is at least one.
    mutating func replace(_ range: ClosedRange<Int>, with lines: [String]) {
        for line in range.dropFirst().reversed() {
            let (chunk, offset) = place(of: line)
            chunks[chunk].remove(at: offset)
            if chunks[chunk].isEmpty { chunks.remove(at: chunk) }
        }
        let (chunk, offset) = place(of: range.lowerBound)
        chunks[chunk].replaceSubrange(offset...offset, with: lines)
        count += lines.count - range.count
        if chunks[chunk].count > EditedLines.longestChunk { split(chunk) }
    }

    private mutating func split(_ chunk: Int) {
        let lines = chunks[chunk]
        let half = EditedLines.longestChunk / 2
        chunks.replaceSubrange(
            chunk...chunk,
            with: stride(from: 0, to: lines.count, by: half).map {
                Array(lines[$0..<min(lines.count, $0 + half)])
            })
    }

    private func place(of line: Int) -> (chunk: Int, offset: Int) {
        var rest = line
        for (index, chunk) in chunks.enumerated() {
            if rest < chunk.count { return (index, rest) }
            rest -= chunk.count
        }
        preconditionFailure("Line \(line) is not among the \(count) of the text.")
    }

    var all: [String] { chunks.flatMap(\.self) }
}
