/// Letters that are looked for in titles: each of them, in their order, with others between.
///
/// Of two titles that have them all, that one is better which has them at the beginnings of words
/// and next to each other: `of` finds "Open file" before "Roof".
public struct FuzzyQuery: Equatable, Sendable {
    private let letters: [UInt32]

    /// Blanks in the text count for nothing.
    public init(_ text: String) {
        letters = text.compactMap { $0.isWhitespace ? nil : $0.folded }
    }

    var isEmpty: Bool { letters.isEmpty }
    var count: Int { letters.count }

    /// Whether it finds nothing that another query does not find.
    func narrows(_ other: FuzzyQuery) -> Bool { letters.starts(with: other.letters) }

    /// The places of the letters in a title, counted in characters; nil if it has not all of them.
    public func places(in title: String) -> [Int]? {
        var measure = Measure()
        guard score(of: title, &measure, keepsPaths: true) != nil else { return nil }
        return measure.path(of: letters.count)
    }

    /// How well a title fits, at most four for each letter; nil if it does not.
    func score(of title: String, _ measure: inout Measure, keepsPaths: Bool = false) -> Int? {
        if letters.isEmpty { return 0 }
        guard measure.read(title, for: letters) else { return nil }
        return measure.best(letters, keepsPaths)
    }

    /// A title, letter by letter, and how well the letters so far fit at each of its places. It is
    /// used again for the next title, so that looking through many allocates nothing.
    struct Measure {
        private static let never = Int32.min / 2

        private var title: [UInt32] = []
        private var bonus: [Int32] = []
        private var ending: [Int32] = []
        private var next: [Int32] = []
        private var from: [Int32] = []

        /// Takes a title in, if it has all the letters in their order.
        fileprivate mutating func read(_ text: String, for letters: [UInt32]) -> Bool {
            title.removeAll(keepingCapacity: true)
            bonus.removeAll(keepingCapacity: true)
            var text = text
            let isRead = text.withUTF8 { bytes -> Bool? in
                var missing = 0
                for byte in bytes {
                    if byte >= 0x80 || byte == 0x0D { return nil }
                    let letter = byte.foldedLetter
                    if missing < letters.count, letters[missing] == letter { missing += 1 }
                }
                if missing < letters.count { return false }
                var before: UInt8 = 0x20
                for byte in bytes {
                    title.append(byte.foldedLetter)
                    bonus.append(byte.startsWord(after: before) ? 3 : 0)
                    before = byte
                }
                return true
            }
            return isRead ?? readCharacters(text, letters)
        }

        private mutating func readCharacters(_ text: String, _ letters: [UInt32]) -> Bool {
            title.removeAll(keepingCapacity: true)
            bonus.removeAll(keepingCapacity: true)
            var missing = 0
            var isInWord = false
            for character in text {
                let letter = character.folded
                let isPart = character.isLetter || character.isNumber
                if missing < letters.count, letters[missing] == letter { missing += 1 }
                title.append(letter)
                bonus.append(isPart && !isInWord ? 3 : 0)
                isInWord = isPart
            }
            return missing == letters.count
        }

        /// One for each letter, and three more at the beginning of a word or next to the letter
        /// before.
        fileprivate mutating func best(_ letters: [UInt32], _ keepsPaths: Bool) -> Int? {
            let count = title.count
            ending.removeAll(keepingCapacity: true)
            for place in 0..<count {
                ending.append(title[place] == letters[0] ? 1 + bonus[place] : Measure.never)
            }
            from = keepsPaths ? Array(repeating: -1, count: count * letters.count) : []
            for number in letters.indices.dropFirst() {
                next.removeAll(keepingCapacity: true)
                var (most, mostPlace) = (Measure.never, -1)
                for place in 0..<count {
                    guard title[place] == letters[number], place > 0 else {
                        next.append(Measure.never)
                        if ending[place] > most { (most, mostPlace) = (ending[place], place) }
                        continue
                    }
                    let (beside, apart) = (ending[place - 1] + 3, most + bonus[place])
                    let isBeside = beside >= apart
                    next.append(max(beside, apart) + 1)
                    if keepsPaths {
                        from[number * count + place] = Int32(isBeside ? place - 1 : mostPlace)
                    }
                    if ending[place] > most { (most, mostPlace) = (ending[place], place) }
                }
                swap(&ending, &next)
            }
            return ending.max().flatMap { $0 > 0 ? Int($0) : nil }
        }

        /// The places of the best fit, after `best` has kept them.
        fileprivate func path(of letters: Int) -> [Int]? {
            let count = title.count
            guard var place = ending.indices.max(by: { ending[$0] < ending[$1] }) else { return [] }
            var places = [place]
            for number in stride(from: letters - 1, to: 0, by: -1) {
                place = Int(from[number * count + place])
                if place < 0 { return nil }
                places.append(place)
            }
            return places.reversed()
        }
    }
}

extension UInt8 {
    fileprivate var foldedLetter: UInt32 {
        UInt32(0x41...0x5A ~= self ? self | 0x20 : self)
    }

    private var isWordPart: Bool {
        0x30...0x39 ~= self || 0x41...0x5A ~= self || 0x61...0x7A ~= self
    }

    /// Whether a word begins here: behind a blank or a sign, or by a capital behind a small letter.
    fileprivate func startsWord(after before: UInt8) -> Bool {
        isWordPart && (!before.isWordPart || 0x41...0x5A ~= self && 0x61...0x7A ~= before)
    }
}

extension Character {
    /// The character without its case, as a number.
    fileprivate var folded: UInt32 {
        if let byte = asciiValue { return byte.foldedLetter }
        return lowercased().unicodeScalars.first?.value ?? 0
    }
}
