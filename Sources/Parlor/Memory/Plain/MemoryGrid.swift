/// The grid of cards in typed play. It names each slot by a letter for the row and a number within
/// the row.
struct MemoryGrid: Equatable, Sendable {
    let count: Int
    let columns: Int

    /// Creates a grid of full rows with at most nine cards each, if the number of cards permits.
    /// Otherwise there are as many rows as columns, or one row fewer.
    init(count: Int) {
        self.count = count
        let wide = (1...max(1, count)).filter { $0 * $0 >= count }
        columns = wide.first { $0 < 10 && count.isMultiple(of: $0) } ?? wide.first ?? 1
    }

    var isFull: Bool { count.isMultiple(of: columns) }

    var rows: Int { (count + columns - 1) / columns }

    func slots(inRow row: Int) -> Range<Int> { row * columns..<min(count, (row + 1) * columns) }

    static func letter(ofRow row: Int) -> String {
        String(Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8(row))))
    }

    /// The name of a slot, such as `B2`.
    func name(of slot: Int) -> String {
        "\(MemoryGrid.letter(ofRow: slot / columns))\(slot % columns + 1)"
    }

    /// The slot with this name, or with this number counted from 1.
    func slot(of word: String) -> Int? {
        if let number = Int(word) { return (1...count).contains(number) ? number - 1 : nil }
        return (0..<count).first { name(of: $0).lowercased() == word.lowercased() }
    }
}
