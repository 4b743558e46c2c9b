import Games

/// The sudokus that were left, and which one comes next.
final class SudokuShelves {
    /// What is to be played when the screen of the game opens.
    enum Next: Equatable {
        /// The game that was left, or a new one if there is none.
        case goOn
        case new, daily
        case practise(SudokuTechnique)
        case given(SudokuData)
    }

    var next = Next.goOn

    /// The technique that was practised last.
    var technique = SudokuTechnique.nakedPair

    private let shelves: [Shelf<Sudoku>]

    init(in directory: DataDirectory?, _ notices: Notices) {
        shelves = GameLimits.slots.map { slot in
            let name = slot == 1 ? "sudoku" : "sudoku-\(slot)"
            return Shelf(directory.map { SavedGame(name, version: 1, in: $0) }, notices)
        }
    }

    /// The games are counted from one.
    subscript(slot: Int) -> Shelf<Sudoku> { shelves[slot - 1] }

    func save() { for shelf in shelves { shelf.save() } }
}
