/// Buffered output, which is written in large pieces.
struct Output {
    private var waiting: [UInt8] = []
    private let write: ([UInt8]) throws(DiskFailure) -> Void

    /// The failure that ended the output.
    private(set) var failure: DiskFailure?

    init(_ write: @escaping ([UInt8]) throws(DiskFailure) -> Void) { self.write = write }

    /// Adds a line of text.
    mutating func print(_ line: String) { print(line.utf8) }

    /// Adds a line of bytes.
    mutating func print(_ line: some Sequence<UInt8>) {
        waiting += line
        waiting.append(UInt8(ascii: "\n"))
        if waiting.count >= 1 << 15 { flush() }
    }

    /// Adds part of a line.
    mutating func send(_ bytes: [UInt8]) {
        waiting += bytes
        if waiting.count >= 1 << 15 { flush() }
    }

    /// Writes the buffered bytes.
    mutating func flush() {
        if waiting.isEmpty { return }
        if failure == nil {
            do { try write(waiting) } catch { failure = error }
        }
        waiting.removeAll(keepingCapacity: true)
    }
}
