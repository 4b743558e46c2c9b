import Games

/// The sudokus that were left, each in a place of its own, and which one comes next.
final class SudokuShelves {
    /// What is to be played when the screen of the game opens.
    enum Next: Equatable {
        /// The game that was left in the chosen place, or a new one if there is none.
        case goOn
        case new, daily
        case practise(SudokuTechnique)
        case given(SudokuData)
    }

    private(set) var next = Next.goOn

    /// The technique that was practised last.
    var technique = SudokuTechnique.nakedPair

    private static let count = 3
    private let shelves: [Shelf<Sudoku>]
    private var chosen: Int?

    init(in directory: DataDirectory?, _ notices: Notices) {
        shelves = (1...SudokuShelves.count).map { number in
            let name = number == 1 ? "sudoku" : "sudoku-\(number)"
            return Shelf(directory.map { SavedGame(name, version: 1, in: $0) }, notices)
        }
    }

    /// The games that were left, with the places that they are in.
    var left: [(place: Int, game: Sudoku)] {
        shelves.enumerated().compactMap { place, shelf in shelf.left.map { (place, $0) } }
    }

    /// Whether a new game takes the place of one that was left.
    var isFull: Bool { left.count == shelves.count }

    /// The game to go on with, unless another one was asked for.
    var current: Sudoku? { next == .goOn ? shelf.left : nil }

    /// Chooses a game that was left.
    func goOn(at place: Int) { (chosen, next) = (place, .goOn) }

    /// Chooses a new game, in a place that is free, or else in the last.
    func begin(_ next: Next) {
        self.next = next
        chosen = shelves.firstIndex { $0.left == nil } ?? shelves.count - 1
    }

    /// Another game in the same place.
    func beginAgain() { next = .new }

    /// Keeps a game as it is now. From here on it is the one to go on with.
    func keep(_ game: Sudoku?) {
        chosen = place
        next = .goOn
        shelf.keep(game)
    }

    func save() { for shelf in shelves { shelf.save() } }

    private var shelf: Shelf<Sudoku> { shelves[place] }

    private var place: Int { chosen ?? left.first?.place ?? 0 }
}
