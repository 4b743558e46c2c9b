import CLibrary
import Dispatch
import Synchronization

/// The lines of standard input. A line is read only when it is needed, so that endless input does
/// not fill the memory. Another thread reads, because reading may block.
final class TypedLines: Sendable {
    /// The maximum length of a line, in bytes. The rest of a longer line is discarded.
    static let longest = 1 << 16

    private let queue = DispatchQueue(label: "lines")
    private let reader = Mutex(Reader())

    /// The next line; nil at the end of the input.
    func next() async -> String? {
        await withCheckedContinuation { answer in
            queue.async { [self] in answer.resume(returning: reader.withLock { $0.next() }) }
        }
    }
}

/// Input that was read but not returned yet.
private struct Reader {
    private var bytes: [UInt8] = []
    private var start = 0
    private var isOver = false

    mutating func next() -> String? {
        var line: [UInt8] = []
        while true {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
            let piece = bytes[start..<(end ?? bytes.count)]
            // One byte more than the maximum shows that the line is too long.
            line += piece.prefix(TypedLines.longest + 1 - line.count)
            start = end.map { $0 + 1 } ?? bytes.count
            if end != nil { return text(of: line) }
            if isOver { return line.isEmpty ? nil : text(of: line) }
            bytes = (try? Shell.readInput()) ?? []
            (start, isOver) = (0, bytes.isEmpty)
        }
    }

    private func text(of line: [UInt8]) -> String {
        String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
}
