/// The dimensions of a board, and the number of its mines: `9x9/10`. Cells are counted row by row.
public struct MinesSize: RawRepresentable, Hashable, Codable, Sendable {
    public static let small = MinesSize(width: 9, height: 9, mines: 10)
    public static let medium = MinesSize(width: 16, height: 16, mines: 40)
    public static let large = MinesSize(width: 30, height: 16, mines: 99)
    /// The most cells that a board can have.
    public static let largest = MinesSize(width: 60, height: 40, mines: 480)

    public let width, height, mines: Int

    /// A size that is possible. What a person typed is read by `init(rawValue:)`.
    public init(width: Int, height: Int, mines: Int) {
        (self.width, self.height, self.mines) = (width, height, mines)
        precondition(isValid, "The size of a mines board is within its ranges.")
    }

    /// The size of a text such as `9x9/10`, if it is one that is possible.
    public init?(rawValue: String) {
        let numbers = rawValue.split(omittingEmptySubsequences: false) { "x/".contains($0) }
            .map { Int($0) ?? 0 }
        guard numbers.count == 3 else { return nil }
        (width, height, mines) = (numbers[0], numbers[1], numbers[2])
        if !isValid || self.rawValue != rawValue { return nil }
    }

    public var rawValue: String { "\(width)x\(height)/\(mines)" }

    /// At most every fourth cell is a mine: with more there is hardly a board without guesses.
    private var isValid: Bool {
        (4...60).contains(width) && (4...40).contains(height)
            && (1...width * height / 4).contains(mines)
    }

    public var count: Int { width * height }
    public var middle: Int { height / 2 * width + width / 2 }

    /// The cells of each row.
    public var rows: [Range<Int>] { (0..<height).map { $0 * width..<($0 + 1) * width } }

    /// The steps from a cell to another, straight or across.
    public func distance(_ cell: Int, _ other: Int) -> Int {
        max(abs(cell / width - other / width), abs(cell % width - other % width))
    }

    func touch(_ cell: Int, _ other: Int) -> Bool { distance(cell, other) <= 1 }

    /// The cells that touch a cell, in order; at a greater reach also those behind them.
    public func neighbors(of cell: Int, reach: Int = 1) -> [Int] {
        let (row, column) = cell.quotientAndRemainder(dividingBy: width)
        var cells: [Int] = []
        for y in max(0, row - reach)...min(height - 1, row + reach) {
            for x in max(0, column - reach)...min(width - 1, column + reach)
            where y != row || x != column { cells.append(y * width + x) }
        }
        return cells
    }
}
