/// The lines of an input as they come, in as little memory as one of them takes.
struct LineReader {
    private let read: () throws(DiskFailure) -> [UInt8]
    private var bytes: [UInt8] = []
    private var start = 0

    /// Whether there is nothing more to wait for.
    private(set) var isOver = false

    /// Why it was over before its end.
    private(set) var failure: DiskFailure?

    /// How many bytes are kept.
    var memory: Int { bytes.count }

    /// How many lines were taken.
    private(set) var count = 0

    /// What is longer is cut off there: no line that means anything is so long.
    private static let longest = 1 << 20

    /// `read` gives more bytes, and none at the end.
    init(_ read: @escaping () throws(DiskFailure) -> [UInt8]) { self.read = read }

    /// The next line without its end, if all of it is here and wanted.
    mutating func next(where isWanted: (ArraySlice<UInt8>) -> Bool = { _ in true }) -> [UInt8]? {
        guard let end = end, isWanted(bytes[start..<end]) else { return nil }
        let line = bytes[start..<end]
        start = min(end + 1, bytes.count)
        count += 1
        return Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }

    /// Whether a line is here.
    var isReady: Bool { end != nil }

    private var end: Int? {
        bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
            ?? (isOver && start < bytes.count ? bytes.count : nil)
    }

    /// Waits for more.
    mutating func readMore() {
        bytes.removeSubrange(..<start)
        start = 0
        do {
            let more = try read()
            isOver = more.isEmpty
            bytes += bytes.count < LineReader.longest ? more[...] : more.drop { $0 != 10 }
        } catch {
            (isOver, failure) = (true, error)
        }
    }
}
