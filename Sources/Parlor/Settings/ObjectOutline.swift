import FoundationEssentials

/// The places of the members in a text of JSON5. It sees where things begin and end,
/// and leaves to the decoder what they mean.
struct ObjectOutline {
    struct Member: Equatable {
        let name: String
        let value: Range<Int>
    }

    /// The place of the brace at the end, and the one behind a last value that no comma follows.
    private(set) var close = 0
    private(set) var lacksCommaAt: Int?

    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The members in order; nil where there is no object, or something else behind it.
    mutating func read() -> [Member]? {
        var members: [Member] = []
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { place = 3 }
        guard take("{") else { return nil }
        while !take("}") {
            guard members.isEmpty || lacksCommaAt == nil, let name = readName(), take(":"),
                let value = readValue()
            else { return nil }
            members.append(Member(name: name, value: value))
            lacksCommaAt = take(",") ? nil : value.upperBound
        }
        close = place - 1
        skipBlanks()
        return place == bytes.count ? members : nil
    }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    /// Takes a character, and whatever is nothing before it.
    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard next == UInt8(ascii: character) else { return false }
        place += 1
        return true
    }

    private mutating func skipBlanks() {
        while let byte = next {
            switch byte {
            case 0x09...0x0d, 0x20: place += 1
            case UInt8(ascii: "/"): if !skipComment() { return }
            default: return
            }
        }
    }

    private mutating func skipComment() -> Bool {
        let start = bytes[place...].prefix(2)
        if start.elementsEqual("//".utf8) {
            while let byte = next, byte != 0x0a, byte != 0x0d { place += 1 }
        } else if start.elementsEqual("/*".utf8) {
            place += 2
            while place < bytes.count, !bytes[place...].starts(with: "*/".utf8) { place += 1 }
            place = min(bytes.count, place + 2)
        } else {
            return false
        }
        return true
    }

    /// A name, in quotes of either kind or without.
    private mutating func readName() -> String? {
        skipBlanks()
        let start = place
        let isQuoted = next == UInt8(ascii: "\"") || next == UInt8(ascii: "'")
        guard isQuoted ? skipString() : skipWord() else { return nil }
        guard isQuoted else { return String(decoding: bytes[start..<place], as: UTF8.self) }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        return try? decoder.decode(String.self, from: Data(bytes[start..<place]))
    }

    private mutating func readValue() -> Range<Int>? {
        skipBlanks()
        let start = place
        var depth = 0
        repeat {
            skipBlanks()
            let isRead: Bool
            switch next {
            case UInt8(ascii: "{"), UInt8(ascii: "["): (depth, isRead) = (depth + 1, skipByte())
            case UInt8(ascii: "}"), UInt8(ascii: "]"): (depth, isRead) = (depth - 1, skipByte())
            case UInt8(ascii: ","), UInt8(ascii: ":"): isRead = depth > 0 && skipByte()
            case UInt8(ascii: "\""), UInt8(ascii: "'"): isRead = skipString()
            default: isRead = skipWord()
            }
            if !isRead || depth < 0 { return nil }
        } while depth > 0
        return start..<place
    }

    private mutating func skipByte() -> Bool {
        place += 1
        return true
    }

    /// A string up to the quote that it began with.
    private mutating func skipString() -> Bool {
        let quote = bytes[place]
        place += 1
        while let byte = next {
            place += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == quote { return true }
        }
        return false
    }

    /// Whatever is no punctuation: a name, a number, a word.
    private mutating func skipWord() -> Bool {
        let start = place
        while let byte = next, byte > 0x20, !"{}[],:\"'/".utf8.contains(byte) { place += 1 }
        return place > start
    }
}
