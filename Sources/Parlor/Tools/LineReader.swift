/// The lines of an input as they come, in as little memory as one of them takes.
struct LineReader {
    private let read: () throws(DiskFailure) -> [UInt8]
    private var bytes: [UInt8] = []

    /// The beginning of the next line, and its end if all of it is here.
    private var start = 0
    private var end: Int?

    /// Whether there is nothing more to wait for.
    private(set) var isOver = false

    /// Why it was over before its end.
    private(set) var failure: DiskFailure?

    /// How many lines were taken.
    private(set) var count = 0

    /// Longer ones are cut off somewhere behind it: no line that means anything is so long.
    private static let longest = 1 << 18

    /// `read` gives more bytes, and none at the end.
    init(_ read: @escaping () throws(DiskFailure) -> [UInt8]) { self.read = read }

    /// Whether a line is here.
    var isReady: Bool { end != nil }

    /// How many bytes are kept.
    var memory: Int { bytes.count }

    /// The next line without its end, if all of it is here and it is wanted.
    mutating func next(where isWanted: (ArraySlice<UInt8>) -> Bool = { _ in true }) -> [UInt8]? {
        guard let end, isWanted(bytes[start..<end]) else { return nil }
        // The mark of an editor for UTF-8 is no part of the first line.
        let mark: [UInt8] = [0xef, 0xbb, 0xbf]
        let isMarked = count == 0 && bytes[start..<end].starts(with: mark)
        let line = bytes[(isMarked ? start + mark.count : start)..<end]
        start = min(end + 1, bytes.count)
        count += 1
        findEnd(from: start)
        return Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }

    /// Waits for more.
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

    /// Looks for the end of the next line where it was not looked for yet.
    private mutating func findEnd(from place: Int) {
        end =
            bytes[place...].firstIndex(of: UInt8(ascii: "\n"))
            ?? (isOver && start < bytes.count ? bytes.count : nil)
    }
}
