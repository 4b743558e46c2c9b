/// The parts of a `CSI` or `SS3` sequence: a marker, numbers in fields, an intermediate and the
/// final byte.
struct ControlSequence: Sendable {
    /// The maximum number of numbers in a sequence. Even one with the text of an input method has
    /// fewer.
    private static let mostNumbers = 1024

    private(set) var marker: UInt8 = 0
    private(set) var intermediate: UInt8 = 0
    private(set) var final: UInt8 = 0

    /// Indicates whether the sequence has an invalid byte, too large a number or too many numbers.
    /// The decoder ignores such a sequence.
    private(set) var isSpoiled = false

    /// All numbers of all fields; -1 for an empty number.
    private var numbers: [Int32] = []

    /// The index of the first number of each field.
    private var starts: [Int] = []

    mutating func clear() {
        marker = 0
        intermediate = 0
        final = 0
        isSpoiled = false
        numbers.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
    }

    mutating func mark(_ byte: UInt8) { marker = byte }

    mutating func spoil() { isSpoiled = true }

    mutating func end(_ byte: UInt8) { final = byte }

    mutating func add(intermediate byte: UInt8) {
        if intermediate != 0 { isSpoiled = true }
        intermediate = byte
    }

    /// Adds a digit, a `:` between the numbers of a field, or a `;` between fields.
    mutating func add(parameter byte: UInt8) {
        guard !isSpoiled else { return }
        guard numbers.count < Self.mostNumbers else { return spoil() }
        if starts.isEmpty { startField() }
        switch byte {
        case UInt8(ascii: ";"): startField()
        case UInt8(ascii: ":"): numbers.append(-1)
        default:
            let last = numbers.count - 1
            let digits = max(numbers[last], 0)
            guard digits < 100_000_000 else { return spoil() }
            numbers[last] = digits * 10 + Int32(byte - UInt8(ascii: "0"))
        }
    }

    private mutating func startField() {
        starts.append(numbers.count)
        numbers.append(-1)
    }
}

extension ControlSequence {
    /// The number of fields, including empty ones.
    var count: Int { starts.count }

    /// Indicates whether a field has more than one number.
    var hasSubfields: Bool { numbers.count > starts.count }

    /// Returns the numbers of a field, with -1 for an empty number.
    func numbers(in field: Int) -> ArraySlice<Int32> {
        guard field < starts.count else { return [] }
        let end = field + 1 < starts.count ? starts[field + 1] : numbers.count
        return numbers[starts[field]..<end]
    }

    /// Returns a number of a field, or nil if it is empty or missing.
    func number(_ field: Int, _ position: Int = 0) -> Int? {
        guard field < starts.count else { return nil }
        let end = field + 1 < starts.count ? starts[field + 1] : numbers.count
        let index = starts[field] + position
        return index < end && numbers[index] >= 0 ? Int(numbers[index]) : nil
    }

    /// All numbers, if each field has exactly one; otherwise nil.
    var plainNumbers: [Int]? {
        hasSubfields || numbers.contains(-1) ? nil : numbers.map { Int($0) }
    }

    func `is`(_ final: Unicode.Scalar, marker: Unicode.Scalar = "\0") -> Bool {
        self.final == final.value && self.marker == marker.value && intermediate == 0
    }
}
