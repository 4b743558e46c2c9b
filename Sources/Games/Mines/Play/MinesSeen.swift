/// Everything that the player may see of a game.
public struct MinesSeen: SeenGame, Sendable {
    public let options: MinesOptions
    /// The cells row by row. A pause covers them.
    public let cells: MinesCells
    public let phase: MinesPhase
    /// The cell that the first click opens, wherever the player clicks; nil once a cell is open.
    public let start: Int?
    /// The seed of the board.
    public let seed: UInt64
    /// The day of the board, if it is a board of the day; nil otherwise.
    public let day: Int?
    /// The number of mines minus the number of flags; 0 once the game is won.
    public let minesLeft: Int
    public let clock: ClockFace
    public let hint: MinesHint?
    /// The number of guesses that the board needs; nil if the options do not allow guesses, or
    /// before the first cell is open.
    public let guesses: Int?
    /// The result at the end, and the certainty that the player could have had about the mine that
    /// was opened. Both are nil before the end; the certainty is nil after a win.
    public let result: MinesResult?
    public let verdict: MinesCertainty?
    /// The clicks that opened cells, once the game is over.
    public let openings: [MinesOpening]
    public var canTakeBack = false

    public var moment: GameMoment { phase.moment }
}

/// A click that opened cells.
public struct MinesOpening: Equatable, Sendable {
    /// The number of the click among all clicks of the player, counted from 1.
    public let number: Int
    /// Indicates whether a hint opened the cells.
    public let isHinted: Bool
    /// The cells that the click opened directly: one cell, the covered neighbors of a number, or
    /// the safe cells of a hint.
    public let clicked: [Int]
    /// All cells that became open.
    public let opened: [Int]
    /// The cells with flags before the click.
    public let flags: Set<Int>
    /// The seconds on the clock; nil if they are not known.
    public let seconds: Int?
}

/// The cells of a board as the player sees them, row by row.
public struct MinesCells: RandomAccessCollection, Hashable, Sendable {
    public let size: MinesSize
    private let faces: [MinesFace]

    init(_ position: MinesPosition) { (size, faces) = (position.size, position.faces) }

    /// All cells of a board covered.
    init(coveringAllOf size: MinesSize) {
        self.size = size
        faces = Array(repeating: .covered, count: size.count)
    }

    public var startIndex: Int { faces.startIndex }
    public var endIndex: Int { faces.endIndex }
    public subscript(cell: Int) -> MinesFace { faces[cell] }
}

extension MinesCells: CustomStringConvertible {
    /// One line for each row, with the characters of a position in `MinesText`, and with `*` for a
    /// mine, `!` for the mine that was opened, and `x` for a wrong flag.
    public var description: String {
        size.rows.map { row in String(self[row].map(\.sign)) }.joined(separator: "\n")
    }
}

extension MinesFace {
    fileprivate var sign: Character {
        switch self {
        case .covered: "#"
        case .flagged: "F"
        case .questioned: "?"
        case .open(let number): Character("\(number)")
        case .mine: "*"
        case .fatal: "!"
        case .wrongFlag: "x"
        }
    }
}
