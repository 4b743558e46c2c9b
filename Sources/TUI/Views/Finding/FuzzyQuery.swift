/// Letters to find in titles. A title must have all of them in order, but may have other letters
/// between them.
///
/// A title is better if the letters are at the beginnings of words or next to each other: `of`
/// finds "Open file" before "Roof".
public struct FuzzyQuery: Equatable, Sendable {
    private let letters: [UInt32]
    private let short: ShortTitleScore?

    /// Creates a query from a text, without its white space.
    public init(_ text: String) {
        letters = text.compactMap { $0.isWhitespace ? nil : $0.folded }
        short = ShortTitleScore(letters)
    }

    var isEmpty: Bool { letters.isEmpty }
    var count: Int { letters.count }

    /// Returns whether this query begins with another one. If so, all results of this query are
    /// also results of the other one.
    func narrows(_ other: FuzzyQuery) -> Bool { letters.starts(with: other.letters) }

    /// Returns the positions of the letters in a title, counted in characters. Nil if the title
    /// does not have all letters in order.
    public func places(in title: String) -> [Int]? {
        var measure = Measure()
        guard score(of: title, &measure, keepsPaths: true) != nil else { return nil }
        return measure.path(of: letters.count)
    }

    /// Returns the score of a title, which is at most four for each letter. Nil if the title does
    /// not have all letters in order.
    func score(of title: String, _ measure: inout Measure, keepsPaths: Bool = false) -> Int? {
        if letters.isEmpty { return 0 }
        if !keepsPaths, let short {
            var title = title
            switch title.withUTF8({ short.result(for: $0, &measure.short) }) {
            case .found(let score): return score
            case .missing: return nil
            case .unsuitable: break
            }
        }
        guard measure.read(title, for: letters) else { return nil }
        return measure.best(letters, keepsPaths)
    }

    /// The letters of a title, and the best score of the query up to each position. The next title
    /// uses the same memory, so that a search does not allocate.
    struct Measure {
        private static let never = Int32.min / 2

        private var title: [UInt32] = []
        private var bonus: [Int32] = []
        private var ending: [Int32] = []
        private var next: [Int32] = []
        private var from: [Int32] = []
        fileprivate var short = ShortTitleScore.Memory()

        /// Reads a title. Returns false if it does not have the letters of the query in order.
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
                var before = LetterKind()
                for byte in bytes {
                    let kind = LetterKind(byte)
                    title.append(byte.foldedLetter)
                    bonus.append(kind.startsWord(after: before) ? 3 : 0)
                    before = kind
                }
                return true
            }
            return isRead ?? readCharacters(text, letters)
        }

        private mutating func readCharacters(_ text: String, _ letters: [UInt32]) -> Bool {
            title.removeAll(keepingCapacity: true)
            bonus.removeAll(keepingCapacity: true)
            var missing = 0
            var before = LetterKind()
            for character in text {
                let letter = character.folded
                let kind = LetterKind(character)
                if missing < letters.count, letters[missing] == letter { missing += 1 }
                title.append(letter)
                bonus.append(kind.startsWord(after: before) ? 3 : 0)
                before = kind
            }
            return missing == letters.count
        }

        /// Returns the best score: one for each letter, and three more at the beginning of a word
        /// or next to the previous letter. Nil if the letters do not occur in order.
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

        /// Returns the positions of the best match, from the paths that `best` has stored.
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
    var foldedLetter: UInt32 {
        UInt32(0x41...0x5A ~= self ? self | 0x20 : self)
    }
}

extension Character {
    /// The character without its case, as a number.
    fileprivate var folded: UInt32 {
        if let byte = asciiValue { return byte.foldedLetter }
        return lowercased().unicodeScalars.first?.value ?? 0
    }
}
