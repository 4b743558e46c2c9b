import Games

/// Reads the lines of a file of results, in the pieces in which they are read from the disk.
package struct ResultsReader {
    private let emit: (GameResult) -> Void
    /// The number of unreadable lines.
    private(set) var damaged = 0

    /// The bytes that are not parsed yet: the beginning of a line from the previous piece, and the
    /// current piece.
    private var bytes: [UInt8] = []
    private var isTooLong = false
    private let games: [(name: [UInt8], game: GameName)]

    /// The maximum length of a line to read. The program writes no longer lines.
    private static let longest = 1 << 16

    package init(_ emit: @escaping (GameResult) -> Void) {
        self.emit = emit
        games = GameName.allCases.map { (Array($0.rawValue.utf8), $0) }
    }

    package mutating func take(_ piece: ArraySlice<UInt8>) {
        var start = 0
        var searched = bytes.count
        bytes += piece
        while let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
            takeLine(start..<end)
            (start, searched) = (end + 1, end + 1)
        }
        bytes.removeSubrange(..<start)
        if bytes.count > ResultsReader.longest {
            isTooLong = true
            bytes.removeAll(keepingCapacity: true)
        }
    }

    /// Reads the last line, after the last piece.
    mutating func finish() { takeLine(0..<bytes.count) }

    private mutating func takeLine(_ range: Range<Int>) {
        if isTooLong {
            isTooLong = false
            damaged += 1
        } else if !range.isEmpty {
            let result = (try? resultInOwnFormat(range)) ?? resultInAnyFormat(range)
            if let result, result.isSound { emit(result) } else { damaged += 1 }
        }
    }

    /// Reads a line in exactly the format that the program writes.
    private func resultInOwnFormat(_ range: Range<Int>) throws(OtherFormat) -> GameResult {
        var line = WrittenLine(bytes: bytes, place: range.lowerBound, end: range.upperBound)
        try line.read(#"{"result":{"#)
        let day = try line.intIfPresent(after: #""day":"#)
        if day != nil { try line.read(",") }
        let endedAt = try line.int(after: #""endedAt":"#)
        let name = bytes[try line.text(after: #","game":"#)]
        let game = games.first { name.elementsEqual($0.name) }?.game
        let help = line.take(#","help":{"#) ? try line.help() : nil
        let isDaily = try line.bool(after: #","isDaily":"#)
        let isWon = try line.bool(after: #","isWon":"#)
        let moves = try line.int(after: #","moves":"#)
        let needed = try line.intIfPresent(after: #","needed":"#)
        let recording = try line.textIfPresent(after: #","recording":"#)
        let seconds = try line.int(after: #","seconds":"#)
        try line.read(#","seed":"#)
        let seed = try line.number()
        let stars = try line.intIfPresent(after: #","stars":"#)
        let tenths = try line.intIfPresent(after: #","tenths":"#)
        let variant = bytes[try line.text(after: #","variant":"#)]
        let waited = try line.intIfPresent(after: #","waited":"#)
        try line.read(#"},"version":1}"#)
        guard line.place == range.upperBound, let game,
            let variant = String(validating: variant, as: UTF8.self)
        else { throw OtherFormat() }
        return GameResult(
            game: game, variant: variant, endedAt: endedAt, isWon: isWon, seconds: seconds,
            tenths: tenths, moves: moves, seed: seed, needed: needed, help: help, waited: waited,
            isDaily: isDaily, stars: stars, day: day,
            recording: recording.map { String(decoding: bytes[$0], as: UTF8.self) })
    }

    /// Reads a line in any other format.
    private func resultInAnyFormat(_ range: Range<Int>) -> GameResult? {
        let line: ResultsLine? = CheckedJSON(bytes[range])?.decoded()
        return line?.version == 1 ? line?.result : nil
    }
}

/// The error for a line that differs from the format that the program writes.
private struct OtherFormat: Error {}

/// A line that is parsed in exactly the format that the program writes.
private struct WrittenLine {
    let bytes: [UInt8]
    var place: Int
    let end: Int

    /// Advances past the text if it comes next. Returns false if it does not.
    mutating func take(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard place + count <= end else { return false }
        for offset in 0..<count where bytes[place + offset] != text.utf8Start[offset] {
            return false
        }
        place += count
        return true
    }

    mutating func read(_ text: StaticString) throws(OtherFormat) {
        if !take(text) { throw OtherFormat() }
    }

    // MARK: Values

    mutating func number() throws(OtherFormat) -> UInt64 {
        let start = place
        var number: UInt64 = 0
        while place < end, case let digit = bytes[place] &- 0x30, digit < 10 {
            let (product, isLarge) = number.multipliedReportingOverflow(by: 10)
            let (sum, isLarger) = product.addingReportingOverflow(UInt64(digit))
            if isLarge || isLarger { throw OtherFormat() }
            number = sum
            place += 1
        }
        let isNumber = place > start && (place == start + 1 || bytes[start] != 0x30)
        guard isNumber else { throw OtherFormat() }
        return number
    }

    mutating func int() throws(OtherFormat) -> Int {
        guard let int = Int(exactly: try number()) else { throw OtherFormat() }
        return int
    }

    mutating func int(after label: StaticString) throws(OtherFormat) -> Int {
        try read(label)
        return try int()
    }

    mutating func intIfPresent(after label: StaticString) throws(OtherFormat) -> Int? {
        take(label) ? try int() : nil
    }

    mutating func bool(after label: StaticString) throws(OtherFormat) -> Bool {
        try read(label)
        if take("true") { return true }
        try read("false")
        return false
    }

    /// Reads a text between quotes that has no escapes and no control characters.
    mutating func text(after label: StaticString) throws(OtherFormat) -> Range<Int> {
        guard let text = try textIfPresent(after: label) else { throw OtherFormat() }
        return text
    }

    mutating func textIfPresent(after label: StaticString) throws(OtherFormat) -> Range<Int>? {
        guard take(label) else { return nil }
        try read("\"")
        let start = place
        while place < end, bytes[place] >= 0x20, bytes[place] != UInt8(ascii: "\\") {
            if take("\"") { return start..<place - 1 }
            place += 1
        }
        throw OtherFormat()
    }

    /// Reads the help after its opening brace. The program writes no counts of zero.
    mutating func help() throws(OtherFormat) -> GameHelp {
        var help = GameHelp()
        help.hints = try count(after: #""hints":"#)
        help.isInspected = try isTrue(#""isInspected":true"#)
        help.isKnownBoard = try isTrue(#""isKnownBoard":true"#)
        help.rescues = try count(after: #""rescues":"#)
        help.restarts = try count(after: #""restarts":"#)
        help.timeouts = try count(after: #""timeouts":"#)
        help.undone = try count(after: #""undone":"#)
        try read("}")
        return help
    }

    /// Reads a member that is present only if it is true. Returns whether it is present.
    private mutating func isTrue(_ member: StaticString) throws(OtherFormat) -> Bool {
        guard take(member) else { return false }
        try endMember()
        return true
    }

    private mutating func count(after label: StaticString) throws(OtherFormat) -> Int {
        guard let count = try intIfPresent(after: label) else { return 0 }
        try endMember()
        return count
    }

    /// Reads the comma before another member, if there is one.
    private mutating func endMember() throws(OtherFormat) {
        let hasNext = take(",")
        let isNext = place < end && bytes[place] == UInt8(ascii: "\"")
        if hasNext != isNext { throw OtherFormat() }
    }
}
