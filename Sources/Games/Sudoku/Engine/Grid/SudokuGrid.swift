/// The digits on a board: 1 to 9, or 0 for an empty cell.
public struct SudokuGrid: Hashable, Sendable {
    private(set) var digits: [UInt8]

    /// Creates an empty board.
    public init() { digits = [UInt8](repeating: 0, count: 81) }

    /// Creates a board from 81 numbers from 0 to 9.
    init(digits: [UInt8]) { self.digits = digits }

    /// Creates a board from nine rows of nine numbers, with 0 for an empty cell; nil for any other
    /// shape.
    public init?(rows: [[Int]]) {
        guard rows.count == 9, rows.allSatisfy({ $0.count == 9 }) else { return nil }
        let numbers = rows.flatMap { $0 }
        guard numbers.allSatisfy((0...9).contains) else { return nil }
        digits = numbers.map(UInt8.init)
    }

    /// Nine rows of nine numbers, with 0 for an empty cell.
    public var rows: [[Int]] {
        (0..<9).map { row in (0..<9).map { Int(digits[row * 9 + $0]) } }
    }

    /// The digit in a cell, or 0 if it is empty.
    public subscript(cell: Int) -> Int {
        get { Int(digits[cell]) }
        set {
            precondition(
                (0...9).contains(newValue), "A cell must contain a digit from 1 to 9, or 0.")
            digits[cell] = UInt8(newValue)
        }
    }

    /// The number of filled cells.
    public var clueCount: Int { digits.count { $0 != 0 } }

    public var isFull: Bool { !digits.contains(0) }

    /// The cells whose digit occurs twice in a row, a column or a box.
    public var clashes: CellSet {
        var places = [CellSet](repeating: CellSet(), count: 10)
        for cell in 0..<81 { places[self[cell]].insert(cell) }
        return places.dropFirst().reduce(into: CellSet()) { clashing, places in
            for cell in places where !CellHouses.peers[cell].isDisjoint(with: places) {
                clashing.insert(cell)
            }
        }
    }

    /// Indicates whether every house has all nine digits.
    public var isSolved: Bool { isFull && clashes.isEmpty }
}
