/// Lines of text in chunks. A change takes almost the same time anywhere, in a text of any length,
/// even if there is a copy of the old text.
struct EditedLines: Equatable, Sendable {
    private static let longestChunk = 256

    private var chunks: [[EditedLine]]
    private(set) var count: Int

    init(_ lines: [String]) {
        chunks = EditedLines.chunks(of: (lines.isEmpty ? [""] : lines).map { EditedLine($0) })
        count = max(1, lines.count)
    }

    subscript(line: Int) -> EditedLine {
        let (chunk, offset) = place(of: line)
        return chunks[chunk][offset]
    }

    mutating func change(_ line: Int, _ change: (inout EditedLine) -> Void) {
        let (chunk, offset) = place(of: line)
        change(&chunks[chunk][offset])
    }

    mutating func replace(_ range: ClosedRange<Int>, with lines: [EditedLine]) {
        for line in range.dropFirst().reversed() {
            let (chunk, offset) = place(of: line)
            chunks[chunk].remove(at: offset)
            if chunks[chunk].isEmpty { chunks.remove(at: chunk) }
        }
        let (chunk, offset) = place(of: range.lowerBound)
        chunks[chunk].replaceSubrange(offset...offset, with: lines)
        count += lines.count - range.count
        if chunks[chunk].count > EditedLines.longestChunk {
            chunks.replaceSubrange(chunk...chunk, with: EditedLines.chunks(of: chunks[chunk]))
        }
    }

    private static func chunks(of lines: [EditedLine]) -> [[EditedLine]] {
        stride(from: 0, to: lines.count, by: longestChunk / 2).map {
            Array(lines[$0..<min(lines.count, $0 + longestChunk / 2)])
        }
    }

    private func place(of line: Int) -> (chunk: Int, offset: Int) {
        var rest = line
        for (index, chunk) in chunks.enumerated() {
            if rest < chunk.count { return (index, rest) }
            rest -= chunk.count
        }
        preconditionFailure("The text has \(count) lines, so there is no line \(line).")
    }

    var all: [String] { chunks.flatMap { $0.map(\.text) } }
}
