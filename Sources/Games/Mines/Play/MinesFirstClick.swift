/// The first click on a board. It waits until the mines are placed.
public struct MinesFirstClick: Hashable, Sendable {
    public let options: MinesOptions
    public let seed: UInt64
    /// The cell that opens first.
    public let cell: Int
    /// Indicates whether to search for a board of the requested level.
    let seeksLevel: Bool
    /// Indicates whether the first click must leave cells to open. If it would clear the board of
    /// the seed, the next seed is used. A board that is played again stays the same.
    let leavesCells: Bool
    /// Indicates whether a hint opens the cell.
    let isHinted: Bool
}

/// A board with its mines in place, for a first click.
public struct MinesPlacement: Equatable, Sendable {
    /// The number of the board, which the search may have changed.
    public let seed: UInt64
    /// The level of the board, if a level was requested.
    public let level: MinesDifficulty.Level?
    public let board: MinesBoard
    /// The number of guesses that the board needs; nil if the options do not allow guesses.
    public let guesses: Int?

    public init(
        seed: UInt64, level: MinesDifficulty.Level?, board: MinesBoard, guesses: Int?
    ) {
        (self.seed, self.level) = (seed, level)
        (self.board, self.guesses) = (board, guesses)
    }

    /// Returns whether the board can be an answer. An answer from a recording may be wrong.
    func fits(_ click: MinesFirstClick) -> Bool {
        let size = click.options.size
        return board.size == size && board.mines.count == size.mines && !board.isMine[click.cell]
            && (click.seeksLevel || click.leavesCells || seed == click.seed)
            && (guesses == nil) != click.options.allowsGuesses
            && SavedBounds.count.contains(guesses ?? 0)
    }
}
