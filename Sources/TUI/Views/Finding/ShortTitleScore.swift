/// The score of short ASCII titles. In a long list, nearly all titles are short and in ASCII.
///
/// The bits of a number are the positions of a letter in a short title. A search therefore looks
/// only at positions with a letter of the query.
struct ShortTitleScore: Equatable, Sendable {
    enum Result: Equatable {
        case found(Int)

        /// The title does not have the letters of the query in order.
        case missing

        /// The title is too long, or has other characters.
        case unsuitable
    }

    private static let longest = 64

    /// For each byte, its kind of character, and the number of its letter in the query, counted
    /// from 1; 0 for a byte that is not in the query.
    private var bytes = [ByteEntry](repeating: ByteEntry(), count: 256)

    /// The numbers of the query's letters, in order.
    private var order: [Int] = []
    private var letters = 0

    private struct ByteEntry: Equatable {
        var number: UInt8 = 0
        var kind = LetterKind()
        var isUnsuitable = false
    }

    /// Creates the score of a query's letters. Fails if there are none, or too many.
    init?(_ letters: [UInt32]) {
        guard !letters.isEmpty, letters.count <= Self.longest else { return nil }
        var numbers: [UInt32: Int] = [:]
        for letter in letters {
            let number = numbers[letter] ?? numbers.count + 1
            numbers[letter] = number
            order.append(number)
        }
        self.letters = numbers.count
        for byte in UInt8.min...UInt8.max {
            bytes[Int(byte)] = ByteEntry(
                number: UInt8(numbers[byte.foldedLetter] ?? 0), kind: LetterKind(byte),
                isUnsuitable: byte >= 0x80 || byte == 0x0D)
        }
    }

    /// Memory that the next title uses again.
    struct Memory {
        /// The positions of each letter as bits. The first number is for all other characters.
        fileprivate var places: [UInt64] = []

        /// For each position of a letter, the best score of the query up to that letter. `former`
        /// has the scores of the previous letter.
        fileprivate var scores = [Int32](repeating: 0, count: ShortTitleScore.longest)
        fileprivate var former = [Int32](repeating: 0, count: ShortTitleScore.longest)
    }

    func result(for title: UnsafeBufferPointer<UInt8>, _ memory: inout Memory) -> Result {
        guard title.count <= Self.longest else { return .unsuitable }
        memory.places.removeAll(keepingCapacity: true)
        for _ in 0...letters { memory.places.append(0) }
        var starts: UInt64 = 0
        var bit: UInt64 = 1
        var before = LetterKind()
        for byte in title {
            let entry = bytes[Int(byte)]
            if entry.isUnsuitable { return .unsuitable }
            memory.places[Int(entry.number)] |= bit
            if entry.kind.startsWord(after: before) { starts |= bit }
            before = entry.kind
            bit <<= 1
        }
        return best(starts, &memory)
    }

    /// Returns the best score: one for each letter, and three more at the beginning of a word or
    /// next to the previous letter.
    private func best(_ starts: UInt64, _ memory: inout Memory) -> Result {
        var places = memory.places[order[0]]
        if places == 0 { return .missing }
        for place in BitPlaces(places) {
            memory.scores[place] = 1 + bonus(place, starts)
        }
        for number in order.dropFirst() {
            swap(&memory.scores, &memory.former)
            let first = places & (~places + 1)
            let here = memory.places[number] & ~(first | (first - 1))
            if here == 0 { return .missing }
            var rest = BitPlaces(places)
            var most = Int32.min / 2
            var waiting = rest.next()
            for place in BitPlaces(here) {
                while let earlier = waiting, earlier < place {
                    most = max(most, memory.former[earlier])
                    waiting = rest.next()
                }
                var score = most + bonus(place, starts)
                if places & (1 << (UInt64(place) - 1)) != 0 {
                    score = max(score, memory.former[place - 1] + 3)
                }
                memory.scores[place] = score + 1
            }
            places = here
        }
        var best: Int32 = 0
        for place in BitPlaces(places) { best = max(best, memory.scores[place]) }
        return .found(Int(best))
    }

    private func bonus(_ place: Int, _ starts: UInt64) -> Int32 {
        starts & (1 << UInt64(place)) == 0 ? 0 : 3
    }
}

/// The positions of the bits that are set, the lowest first.
private struct BitPlaces: Sequence, IteratorProtocol {
    private var rest: UInt64

    init(_ bits: UInt64) { rest = bits }

    mutating func next() -> Int? {
        if rest == 0 { return nil }
        defer { rest &= rest - 1 }
        return rest.trailingZeroBitCount
    }
}
