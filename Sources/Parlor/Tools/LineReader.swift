/// Reads an input line by line. It keeps little more than one line in memory.
struct LineReader {
    private let read: () throws(DiskFailure) -> [UInt8]
    private var bytes: [UInt8] = []

    /// The start of the next line. `end` is the end of the line, or nil until the whole line has
    /// been read.
    private var start = 0
    private var end: Int?

    /// Indicates whether the input has ended.
    private(set) var isOver = false

    /// The failure that ended the input early.
    private(set) var failure: DiskFailure?

    /// The number of lines that were returned.
    private(set) var count = 0

    /// The length after which a line may be truncated. No meaningful line is so long.
    private static let longest = 1 << 18

    /// Creates a reader. `read` returns more bytes, or none at the end of the input.
    init(_ read: @escaping () throws(DiskFailure) -> [UInt8]) { self.read = read }

    /// Indicates whether a whole line is available.
    var isReady: Bool { end != nil }

    /// The number of bytes in memory.
    var bufferedBytes: Int { bytes.count }

    /// The next line without its line break; nil if it is not available, or if `isWanted` returns
    /// false.
    mutating func next(where isWanted: (ArraySlice<UInt8>) -> Bool = { _ in true }) -> [UInt8]? {
        guard let end, isWanted(bytes[start..<end]) else { return nil }
        // A byte order mark is not part of the first line.
        let mark: [UInt8] = [0xef, 0xbb, 0xbf]
        let isMarked = count == 0 && bytes[start..<end].starts(with: mark)
        let line = bytes[(isMarked ? start + mark.count : start)..<end]
        start = min(end + 1, bytes.count)
        count += 1
        findEnd(from: start)
        return Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }

    /// Reads more input. Waits if there is none yet.
    mutating func readMore() {
        bytes.removeSubrange(..<start)
        start = 0
        let known = bytes.count
        do {
            let more = try read()
            isOver = more.isEmpty
            let isTooLong = known >= LineReader.longest
            bytes += isTooLong ? more.drop { $0 != UInt8(ascii: "\n") } : more[...]
        } catch {
            (isOver, failure) = (true, error)
        }
        findEnd(from: known)
    }

    /// Searches for the end of the next line, from the given place.
    private mutating func findEnd(from place: Int) {
        end =
            bytes[place...].firstIndex(of: UInt8(ascii: "\n"))
            ?? (isOver && start < bytes.count ? bytes.count : nil)
    }
}
