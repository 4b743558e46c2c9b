/// The record of games of one kind.
struct Record: Equatable, Sendable {
    /// Nil for all variants together. A small board and a large one are not compared: there are no
    /// times, and no moves.
    let variant: String?
    let played: Int
    /// Games that were won without help, and with it. What is not known counts as none.
    let won, helped: Int
    /// Games in a row that were won. One that was won with help neither counts nor breaks it.
    let streak: Streak

    /// The times of the games that were won without help, the newest last.
    let times: [GameTime]
    let best: GameTime?

    /// In seconds; between the two in the middle, where there are two.
    let median: Double?
    let fewestMoves: Int?

    /// The fewest moves, of a game in which they count.
    func fewestMoves(of game: GameName) -> Int? { game.module.countsMoves ? fewestMoves : nil }

    /// How many of a hundred were won, those left out that were won with help. Only all is a
    /// hundred, and only none is nothing.
    var percentWon: Int {
        let played = played - helped
        return switch won {
        case 0: 0
        case played: 100
        default: min(99, max(1, (200 * won + played) / (2 * played)))
        }
    }
}

/// A record that is being reckoned up, one result after the other.
struct RecordTally {
    private let variant: String?
    private var played = 0
    private var (won, helped) = (0, 0)
    private var streak = Streak()
    private var times: [GameTime] = []
    private var fewestMoves: Int?

    init(_ variant: String?) { self.variant = variant }

    mutating func add(_ row: ResultsTable.Row) {
        played += 1
        if row.isWon, row.hadHelp {
            helped += 1
            return
        }
        streak.add(row.isWon)
        guard row.isWon else { return }
        won += 1
        if variant == nil { return }
        times.append(row.time)
        fewestMoves = min(fewestMoves ?? row.moves, row.moves)
    }

    var record: Record {
        Record(
            variant: variant, played: played, won: won, helped: helped, streak: streak,
            times: times,
            best: times.min(), median: times.median, fewestMoves: fewestMoves)
    }
}

extension [GameTime] {
    fileprivate var median: Double? {
        guard !isEmpty else { return nil }
        let sorted = sorted()
        return Double(sorted[(count - 1) / 2].tenths + sorted[count / 2].tenths) / 20
    }
}
