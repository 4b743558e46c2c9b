/// The par of a board: the average number of moves with a perfect memory, and the limits for stars.
/// A move turns up two cards.
public struct MemoryPar: Equatable, Sendable {
    public let pairs: Int
    /// The average number of moves on the board with a perfect memory and perfect play.
    public let moves: Double
    /// The average number of moves if only the last eight cards are remembered.
    let movesRememberingEight: Double

    public init(pairs: Int) {
        precondition(pairs >= 0, "The number of pairs must not be negative.")
        self.pairs = pairs
        moves = Self.moves(pairs: pairs)
        movesRememberingEight = Self.rememberingEight(pairs: pairs, par: moves)
    }

    /// The stars for a number of moves in all rounds. The average per round counts:
    ///
    /// - Three stars for at most 1.25 times par.
    /// - Two stars for at most 1.5 times par, or for at most the moves of a player who remembers
    ///   eight cards, whichever is more. The second number is greater only on boards of more than
    ///   28 pairs.
    /// - One star for finishing.
    ///
    /// Each timeout costs a star, but one star always remains.
    public func stars(moves: Int, rounds: Int = 1, timeouts: Int = 0) -> Int {
        let average = Double(moves) / Double(rounds)
        let isSecond = average <= max(1.5 * self.moves, movesRememberingEight)
        return max(1, (average <= 1.25 * self.moves ? 3 : isSecond ? 2 : 1) - timeouts)
    }

    /// The maximum number of moves that earns this many stars, two or three, without a timeout.
    public func mostMoves(for stars: Int, rounds: Int = 1) -> Int {
        var moves = Int(2 * max(self.moves, movesRememberingEight)) * rounds
        while self.stars(moves: moves, rounds: rounds) < stars { moves -= 1 }
        return moves
    }

    /// The average number of moves with a perfect memory.
    ///
    /// The player has seen `single` cards without their twins, and none of the cards of `unseen`
    /// pairs. The player turns up an unseen card. If its twin is known, they make a pair. If not,
    /// the second card may be its twin, the twin of a known card, or another new card.
    private static func moves(pairs: Int) -> Double {
        // Rows by unseen pairs, columns by single cards. Without unseen pairs, each single card
        // takes one move to pick up its pair.
        var rows: [[Double]] = [(0...2 * pairs + 2).map(Double.init)]
        for unseen in stride(from: 1, through: pairs, by: 1) {
            var row: [Double] = []
            for single in 0...2 * (pairs - unseen) + 2 {
                let hidden = Double(single + 2 * unseen)
                let findsTwin = Double(single) / hidden
                let new = Double(2 * unseen) / hidden
                let rest = hidden - 1
                var moves = 1 / rest * (1 + rows[unseen - 1][single])
                moves += Double(single) / rest * (2 + rows[unseen - 1][single])
                if unseen > 1 {
                    let both = Double(2 * unseen - 2) / rest
                    moves += both * (1 + rows[unseen - 2][single + 2])
                }
                moves *= new
                if single > 0 { moves += findsTwin * (1 + row[single - 1]) }
                row.append(moves)
            }
            rows.append(row)
        }
        return rows[pairs][0]
    }

    /// The average number of moves of a player who remembers the last eight cards. It was measured
    /// for some boards, and is interpolated linearly in between. With up to four pairs, the average
    /// is par, because eight cards are then the whole board.
    private static func rememberingEight(pairs: Int, par: Double) -> Double {
        guard let above = measured.firstIndex(where: { $0.pairs >= pairs }), above > 0 else {
            return par
        }
        let (low, high) = (measured[above - 1], measured[above])
        let share = Double(pairs - low.pairs) / Double(high.pairs - low.pairs)
        return low.moves + share * (high.moves - low.moves)
    }

    private static let measured: [(pairs: Int, moves: Double)] = [
        (4, 5.9), (6, 9.2), (8, 12.4), (10, 15.7), (12, 19.3), (15, 25.6), (18, 33.2), (20, 38.7),
        (24, 51.7), (28, 66.7), (32, 83.8),
    ]
}
