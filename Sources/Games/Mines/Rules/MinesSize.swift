/// The dimensions of a board and its number of mines: `9x9/10`. Cells are numbered row by row.
public struct MinesSize: RawRepresentable, Hashable, Codable, Sendable {
    public static let small = MinesSize(width: 9, height: 9, mines: 10)
    public static let medium = MinesSize(width: 16, height: 16, mines: 40)
    public static let large = MinesSize(width: 30, height: 16, mines: 99)
    public static let largest = MinesSize(width: 60, height: 40, mines: 480)

    public let width, height, mines: Int

    /// Creates a valid size. Use `init(rawValue:)` to read user input.
    public init(width: Int, height: Int, mines: Int) {
        (self.width, self.height, self.mines) = (width, height, mines)
        precondition(isValid, "The size of a mines board must be within its ranges.")
    }

    /// Reads the size of a board from text such as `9x9/10`. Returns nil if the size is not valid,
    /// or if more than a quarter of the cells are mines. With more mines, making a board without
    /// guesses takes long.
    public init?(rawValue: String) {
        self.init(crowded: rawValue)
        if mines > count / 4 { return nil }
    }

    /// Reads a size with any number of mines from text such as `30x16/170`. Returns nil if the size
    /// is not valid.
    public init?(crowded text: String) {
        let numbers = text.split(omittingEmptySubsequences: false) { "x/".contains($0) }
            .map { Int($0) ?? 0 }
        guard numbers.count == 3 else { return nil }
        (width, height, mines) = (numbers[0], numbers[1], numbers[2])
        if !isValid || rawValue != text { return nil }
    }

    /// The maximum number of mines for boards without guesses.
    public var mostMines: Int { count * 2 / 5 }

    public var rawValue: String { "\(width)x\(height)/\(mines)" }

    /// Compares the numbers. By default, the texts are compared, which takes much longer.
    public static func == (one: MinesSize, other: MinesSize) -> Bool {
        (one.width, one.height, one.mines) == (other.width, other.height, other.mines)
    }

    private var isValid: Bool {
        (4...60).contains(width) && (4...40).contains(height)
            && (1..<width * height).contains(mines)
    }

    public var count: Int { width * height }
    public var middle: Int { height / 2 * width + width / 2 }

    /// The cells of each row.
    public var rows: [Range<Int>] { (0..<height).map { $0 * width..<($0 + 1) * width } }

    /// The number of steps from one cell to another. Steps may be diagonal.
    public func distance(_ cell: Int, _ other: Int) -> Int {
        max(abs(cell / width - other / width), abs(cell % width - other % width))
    }

    func touch(_ cell: Int, _ other: Int) -> Bool { distance(cell, other) <= 1 }

    /// The cells within `reach` steps of a cell, in order and without the cell itself.
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

extension Day.Board {
    public static func mines(_ size: MinesSize) -> Day.Board {
        Day.Board(number: size.width << 20 | size.height << 10 | size.mines)
    }
}
