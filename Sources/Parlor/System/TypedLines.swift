import CLibrary
import Dispatch
import Synchronization

/// The lines of the standard input, each read when it is asked for, so that a pipe without an end
/// waits in the pipe. They are read on a thread of their own, which waits as long as it likes.
final class TypedLines: Sendable {
    /// A line may have so many bytes. Of a longer one the beginning is told, and the rest is read
    /// and forgotten.
    static let longest = 1 << 16

    private let queue = DispatchQueue(label: "lines")
    private let reader = Mutex(Reader())

    /// The next line; nil behind the last.
    func next() async -> String? {
        await withCheckedContinuation { answer in
            queue.async { [self] in answer.resume(returning: reader.withLock { $0.next() }) }
        }
    }
}

/// The bytes of the input that were read and not handed on yet.
private struct Reader {
    private var bytes: [UInt8] = []
    private var start = 0
    private var isOver = false

    mutating func next() -> String? {
        var line: [UInt8] = []
        while true {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
            let piece = bytes[start..<(end ?? bytes.count)]
            // One byte more than a line may have tells that it has too many.
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
