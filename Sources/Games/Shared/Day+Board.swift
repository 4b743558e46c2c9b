extension Day {
    /// A kind of board. Each day has one board of each kind, the same for all players.
    public enum Board: Hashable, Sendable {
        case sudoku(SudokuLevel)
        case klondike(Klondike.Draw)
        case memory(pairs: Int)
        case mines(MinesSize)

        /// A number that is unique among the boards of one game. If it changed, the boards of all
        /// past days would change.
        fileprivate var number: Int {
            switch self {
            case .sudoku(let level): level.rawValue
            case .klondike(let draw): 100 + draw.rawValue
            case .memory(let pairs): pairs
            case .mines(let size): size.width << 20 | size.height << 10 | size.mines
            }
        }
    }

    /// The seed of the day's board.
    public func seed(of board: Board) -> UInt64 {
        let date = UInt64(truncatingIfNeeded: year &* 10_000 &+ month &* 100 &+ day)
        var dice = Dice(seed: date ^ UInt64(truncatingIfNeeded: board.number) << 32)
        return dice.next()
    }
}
