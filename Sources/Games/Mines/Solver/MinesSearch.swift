/// A search for a board among the boards of a seed and of the seeds of the following games.
public struct MinesSearch {
    public let size: MinesSize
    /// The first cell.
    public let start: Int
    /// The maximum number of boards.
    public let tries: Int

    public init(size: MinesSize, start: Int, tries: Int) {
        (self.size, self.start, self.tries) = (size, start, tries)
    }

    /// Returns the first board whose distance is 0. If there is none, returns the nearest board;
    /// nil if no board has a distance. The search ends when the budget of work is spent, or when
    /// its task is canceled.
    public func nearest(
        from seed: UInt64, distance: (MinesBoard) -> Int?
    ) -> (seed: UInt64, board: MinesBoard, distance: Int)? {
        var best: (seed: UInt64, board: MinesBoard, distance: Int)?
        for seed in sequence(first: seed, next: Dice.seed(after:)).prefix(tries) {
            let board = MinesBoard(size: size, start: start, seed: seed)
            let distance = distance(board)
            // Once the budget is spent, boards are not finished.
            guard WorkBudget.add(1_000), !Task.isCancelled else { break }
            guard let distance, distance < best?.distance ?? .max else { continue }
            best = (seed, board, distance)
            if distance == 0 { break }
        }
        return best
    }
}
