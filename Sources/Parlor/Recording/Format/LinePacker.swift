/// Packs the lines of a recording, most of which resemble earlier lines. A text that also occurs in
/// the latest bytes becomes a reference: a mark, the length of the text, and the distance to the
/// earlier occurrence.
///
///     {"at":101,"key":"d"}
///     {"at":102,"key":"d"}
///     ␐#!52␐&!5
///
/// The third line is the packed form of the second line: 8 bytes of the first line, a `2`, and 11
/// more bytes of the first line. The first line of a recording is never changed, so that every
/// program can read its format.
struct LinePacker {
    /// The latest lines, and the number of bytes before them.
    private var text: [UInt8] = []
    private var forgotten = 0
    /// The latest place of a text, by a digest of its first bytes.
    private var places = [Int](repeating: -1, count: 1 << 12)
    /// For each byte of `text`, the next earlier place with the same digest; -1 if there is none.
    private var earlierPlaces: [Int] = []

    /// The number of places that are compared with a text.
    private static let tries = 8

    /// Packs the next line, which has no line feed.
    mutating func pack(_ line: some Collection<UInt8>) -> [UInt8] {
        let isFirst = text.isEmpty
        var packed: [UInt8] = []
        var place = text.count
        text += line
        let end = text.count
        var found = reference(at: place, before: end)
        while place < end {
            note(place, before: end)
            // Keeps a byte as it is, if a longer text can be replaced from the next byte on.
            let next = reference(at: place + 1, before: end)
            guard let reference = found, reference.length >= next?.length ?? 0 else {
                packed.append(text[place])
                (place, found) = (place + 1, next)
                continue
            }
            reference.write(to: &packed)
            for later in place + 1..<place + reference.length { note(later, before: end) }
            place += reference.length
            found = self.reference(at: place, before: end)
        }
        text.append(UInt8(ascii: "\n"))
        earlierPlaces.append(-1)
        forgetEarlyText()
        return isFirst ? Array(line) : packed
    }

    /// The reference to the longest of the latest texts that begin like the one at a place; nil if
    /// there is none.
    private func reference(at place: Int, before end: Int) -> Reference? {
        guard place + Reference.shortest <= end else { return nil }
        let limit = min(Reference.longest, end - place)
        var longest: Reference?
        var longestLength = Reference.shortest - 1
        var earlier = places[digest(at: place)] - forgotten
        for _ in 0..<Self.tries {
            guard earlier >= 0, place - earlier <= Reference.farthest, longestLength < limit else {
                break
            }
            // Compares the byte after the longest text so far first. A longer text must have it,
            // and few texts do.
            if text[earlier + longestLength] == text[place + longestLength] {
                var length = 0
                while length < limit, text[earlier + length] == text[place + length] { length += 1 }
                if length > longestLength {
                    longestLength = length
                    longest = Reference(length: length, distance: place - earlier)
                }
            }
            earlier = earlierPlaces[earlier] - forgotten
        }
        return longest
    }

    /// Lets later texts refer to a place.
    private mutating func note(_ place: Int, before end: Int) {
        guard place + Reference.shortest <= end else { return earlierPlaces.append(-1) }
        let digest = digest(at: place)
        earlierPlaces.append(places[digest])
        places[digest] = forgotten + place
    }

    private func digest(at place: Int) -> Int {
        var number: UInt64 = 0
        for next in place..<place + Reference.shortest { number = number << 8 | UInt64(text[next]) }
        return Int((number &* 0x9e37_79b9_7f4a_7c15) >> 52)
    }

    private mutating func forgetEarlyText() {
        let early = text.count - Reference.farthest
        // Moving the rest takes time, so it is not done for each line.
        if early < Reference.farthest { return }
        text.removeFirst(early)
        earlierPlaces.removeFirst(early)
        forgotten += early
    }
}

/// A reference, which replaces a text that has occurred before.
private struct Reference {
    let length: Int
    let distance: Int

    /// The first byte of a reference, which JSON does not contain.
    static let mark: UInt8 = 0x10
    static let size = 4
    /// A digit is a visible ASCII character.
    private static let digits: ClosedRange<UInt8> = 0x21...0x7e
    static let shortest = 6
    static let longest = shortest + digits.count - 1
    static let farthest = digits.count * digits.count

    init(length: Int, distance: Int) { (self.length, self.distance) = (length, distance) }

    func write(to bytes: inout [UInt8]) {
        let (high, low) = (distance - 1).quotientAndRemainder(dividingBy: Self.digits.count)
        bytes.append(Self.mark)
        bytes.append(Self.digits.lowerBound + UInt8(length - Self.shortest))
        bytes.append(Self.digits.lowerBound + UInt8(high))
        bytes.append(Self.digits.lowerBound + UInt8(low))
    }

    /// Reads a reference; nil if the bytes do not begin with one.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard bytes.count >= Self.size, bytes.first == Self.mark else { return nil }
        let digits = bytes.dropFirst().prefix(3)
        guard digits.allSatisfy(Self.digits.contains) else { return nil }
        let numbers = digits.map { Int($0 - Self.digits.lowerBound) }
        length = Self.shortest + numbers[0]
        distance = numbers[1] * Self.digits.count + numbers[2] + 1
    }
}

extension [UInt8] {
    /// The lines before they were packed; nil if they have more than `limit` bytes. A reference to
    /// text before the first line stays in its line, which is then not JSON.
    func unpackedLines(atMost limit: Int) -> [UInt8]? {
        guard contains(Reference.mark) else { return count <= limit ? self : nil }
        var text: [UInt8] = []
        var place = 0
        while place < count {
            if let reference = Reference(self[place...]), reference.distance <= text.count {
                // The texts may overlap.
                for _ in 0..<reference.length { text.append(text[text.count - reference.distance]) }
                place += Reference.size
            } else {
                text.append(self[place])
                place += 1
            }
            if text.count > limit { return nil }
        }
        return text
    }
}
