import Games

/// The games that somebody plays one after the other, without going elsewhere: which of them it is
/// by now, and how the last one ended. Only the first is on the board that was asked for.
struct MemorySitting: Model {
    enum Command {
        case score(MemoryResult)
        case finished(MemoryResult)
    }

    struct End: Equatable {
        let game: Int
        let result: MemoryResult
        /// Whether it was played to its end, and not given up for the next one.
        let isOver: Bool
    }

    private(set) var game = 0
    private(set) var end: End?
    private var score: MemoryResult?

    /// No move is ever taken back, and no second: with fewer of them another game has begun. One without
    /// a move does not count as given up.
    mutating func apply(_ command: Command) {
        switch command {
        case .finished(let result): end = End(game: game, result: result, isOver: true)
        case .score(let new):
            if let score, new.moves < score.moves || new.seconds < score.seconds {
                if end?.game != game, score.moves > 0 {
                    end = End(game: game, result: score, isOver: false)
                }
                game += 1
            }
            score = new
        }
    }
}
