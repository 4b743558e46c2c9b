/// A depth-first search that follows every consequence, and guesses when there are none left.
struct SolutionSearch {
    /// The order in which the search chooses candidates.
    enum Order {
        /// The order with the least work.
        case quickest
        /// An order that never changes: see `SearchBoard.splitInOrder`.
        case lasting
    }

    let limit: Int
    let order: Order
    private(set) var found = 0
    private(set) var guesses = 0
    /// The first solution.
    private(set) var solution: SearchBoard?
    /// All solutions, if the search keeps them.
    private(set) var solutions: [SearchBoard] = []
    private let keepsAll: Bool

    init(
        _ digits: [UInt8], limit: Int, order: Order = .quickest, keepsAll: Bool = false
    ) {
        (self.limit, self.order, self.keepsAll) = (limit, order, keepsAll)
        var board = SearchBoard(digits)
        explore(&board)
    }

    /// Counts the solutions of a board up to `limit`.
    private mutating func explore(_ board: inout SearchBoard) {
        while found < limit {
            switch board.settle() {
            case .contradiction:
                return
            case .solved:
                if found == 0 { solution = board }
                if keepsAll { solutions.append(board) }
                found += 1
                return
            case .open:
                guesses += 1
                var guess = order == .quickest ? board.split() : board.splitInOrder()
                explore(&guess)
            }
        }
    }
}
