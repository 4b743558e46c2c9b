import Games

/// Reads the lines of a file of results, in the pieces in which they are read from the disk.
package struct ResultsReader {
    private let tell: (GameResult) -> Void
    /// The number of unreadable lines.
    private(set) var damaged = 0

    /// The bytes to read: the beginning of a line in the previous piece, and the current piece.
    private var bytes: [UInt8] = []
    private var isTooLong = false
    private let games: [(name: [UInt8], game: GameName)]

    /// The maximum length of a line to read. The program writes no longer lines.
    private static let longest = 1 << 16

    package init(_ tell: @escaping (GameResult) -> Void) {
        self.tell = tell
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
            let result = resultInOwnFormat(range) ?? resultInAnyFormat(range)
            if let result, result.isSound { tell(result) } else { damaged += 1 }
        }
    }

    /// Reads a line in exactly the format that the program writes.
    private func resultInOwnFormat(_ range: Range<Int>) -> GameResult? {
        var line = WrittenLine(bytes: bytes, place: range.lowerBound, end: range.upperBound)
        guard line.take("{\"result\":{") else { return nil }
        var day: Int?
        if line.take("\"day\":") {
            guard let number = line.number(), line.take(",") else { return nil }
            day = Int(exactly: number)
        }
        guard line.take("\"endedAt\":"), let endedAt = line.number(),
            line.take(",\"game\":\""), let name = line.text(),
            let game = games.first(where: { bytes[name].elementsEqual($0.name) })?.game,
            line.take("\"")
        else { return nil }
        var help: GameHelp?
        if line.take(",\"help\":{") {
            guard let found = line.help() else { return nil }
            help = found
        }
        guard line.take(",\"isDaily\":"), let isDaily = line.truth(),
            line.take(",\"isWon\":"), let isWon = line.truth(),
            line.take(",\"moves\":"), let moves = line.number()
        else { return nil }
        var needed: UInt64?
        if line.take(",\"needed\":") {
            guard let number = line.number() else { return nil }
            needed = number
        }
        var recording: Range<Int>?
        if line.take(",\"recording\":\"") {
            guard let name = line.text(), line.take("\"") else { return nil }
            recording = name
        }
        guard line.take(",\"seconds\":"), let seconds = line.number(),
            line.take(",\"seed\":"), let seed = line.number()
        else { return nil }
        var stars: UInt64?
        if line.take(",\"stars\":") {
            guard let number = line.number() else { return nil }
            stars = number
        }
        var tenths: UInt64?
        if line.take(",\"tenths\":") {
            guard let number = line.number() else { return nil }
            tenths = number
        }
        guard line.take(",\"variant\":\""), let variant = line.text(), line.take("\"")
        else { return nil }
        var waited: UInt64?
        if line.take(",\"waited\":") {
            guard let number = line.number() else { return nil }
            waited = number
        }
        guard line.take("},\"version\":1}"), line.place == range.upperBound,
            let text = String(validating: bytes[variant], as: UTF8.self),
            let endedAt = Int(exactly: endedAt), let moves = Int(exactly: moves),
            let seconds = Int(exactly: seconds)
        else { return nil }
        return GameResult(
            game: game, variant: text, endedAt: endedAt, isWon: isWon, seconds: seconds,
            tenths: tenths.flatMap { Int(exactly: $0) }, moves: moves, seed: seed,
            needed: needed.flatMap { Int(exactly: $0) }, help: help,
            waited: waited.flatMap { Int(exactly: $0) }, isDaily: isDaily,
            stars: stars.flatMap { Int(exactly: $0) },
            day: day, recording: recording.map { String(decoding: bytes[$0], as: UTF8.self) })
    }

    /// Reads a line in any other format.
    private func resultInAnyFormat(_ range: Range<Int>) -> GameResult? {
        let line: ResultsLine? = CheckedJSON(bytes[range])?.decoded()
        return line?.version == 1 ? line?.result : nil
    }
}

/// A line that is compared with the format in which the program writes.
private struct WrittenLine {
    let bytes: [UInt8]
    var place: Int
    let end: Int

    mutating func take(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard place + count <= end else { return false }
        for offset in 0..<count where bytes[place + offset] != text.utf8Start[offset] {
            return false
        }
        place += count
        return true
    }

    mutating func number() -> UInt64? {
        let start = place
        var number: UInt64 = 0
        while place < end, case let digit = bytes[place] &- 0x30, digit < 10 {
            let (product, isLarge) = number.multipliedReportingOverflow(by: 10)
            let (sum, isLarger) = product.addingReportingOverflow(UInt64(digit))
            if isLarge || isLarger { return nil }
            number = sum
            place += 1
        }
        let isNumber = place > start && (place == start + 1 || bytes[start] != 0x30)
        return isNumber ? number : nil
    }

    /// Reads the help after its opening brace; returns nil if it has another format.
    mutating func help() -> GameHelp? {
        var help = GameHelp()
        if take("}") { return help }
        if take("\"hints\":") { help.hints = count() }
        if take("\"isInspected\":true") { help.isInspected = hasNext() }
        if take("\"rescues\":") { help.rescues = count() }
        if take("\"restarts\":") { help.restarts = count() }
        if take("\"timeouts\":") { help.timeouts = count() }
        if take("\"undone\":") { help.undone = count() }
        return bytes[place - 1] != UInt8(ascii: ",") && take("}") ? help : nil
    }

    /// Reads a count and the comma after it. The program writes no count of zero.
    private mutating func count() -> Int {
        let count = number().flatMap { Int(exactly: $0) } ?? -1
        return hasNext() ? count : count
    }

    private mutating func hasNext() -> Bool { take(",") || true }

    mutating func truth() -> Bool? { take("true") ? true : take("false") ? false : nil }

    /// Reads the text up to the next quote; returns nil if it contains an escape or a control
    /// character.
    mutating func text() -> Range<Int>? {
        let start = place
        while place < end {
            switch bytes[place] {
            case UInt8(ascii: "\""): return start..<place
            case 0..<0x20, UInt8(ascii: "\\"): return nil
            default: place += 1
            }
        }
        return nil
    }
}
