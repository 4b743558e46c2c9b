/// The table of a day: who solved its boards, and how fast.
struct League: Equatable {
    let day: Int
    /// The boards that somebody solved, in the order of the games. Boards of one game are ordered
    /// by how many players solved them.
    let boards: [LeagueBoard]
    /// The results that got no place.
    let refused: [LeagueRefusal]
    /// The files that could not be read.
    let notes: [LeagueNote]
}

/// The players who solved the same board, the fastest first.
struct LeagueBoard: Equatable {
    let game: GameName
    let variant: String
    let rows: [Row]

    struct Row: Equatable {
        /// Counted from one; who took the same time shares it.
        let place: Int
        let entry: LeagueEntry
    }

    init(_ game: GameName, _ variant: String, _ entries: [LeagueEntry]) {
        (self.game, self.variant) = (game, variant)
        let sorted = entries.sorted { $0.order < $1.order }
        rows = sorted.map { entry in
            let faster = sorted.prefix { $0.time < entry.time }.count
            return Row(place: faster + 1, entry: entry)
        }
    }
}

/// A result that a recording proves.
struct LeagueEntry: Equatable {
    let player: LeaguePlayer
    let result: GameResult
    /// The number of times that the player ended this board, up to that result.
    let tries: Int

    /// The time that counts: thinking before the clock began is no gain.
    var time: GameTime { result.timeSincePicture }

    /// By time; those of the same time by moves, and by when they came.
    fileprivate var order: (Int, Int, Int, String) {
        (time.tenths, result.moves, result.endedAt, player.id)
    }
}

/// A result that gets no place, and the reason.
struct LeagueRefusal: Equatable {
    let player: LeaguePlayer
    let result: GameResult
    let failure: ProofFailure
}

/// Trouble with the files of a player. It affects no other player.
struct LeagueNote: Equatable {
    let player: LeaguePlayer
    let trouble: Trouble

    enum Trouble: Equatable {
        /// So many lines of the results say nothing.
        case damagedLines(Int)
        /// The results cannot be read.
        case unreadableResults
        /// There are more results without a place than a table names.
        case tooManyDoubts
    }
}

extension LeagueNote.Trouble {
    init(_ problem: StorageProblem) {
        if case .damagedLines(let count, _) = problem {
            self = .damagedLines(count)
        } else {
            self = .unreadableResults
        }
    }

    /// The word of it in data.
    var name: String {
        switch self {
        case .damagedLines: "damagedLines"
        case .unreadableResults: "unreadableResults"
        case .tooManyDoubts: "tooManyDoubts"
        }
    }

    /// The number of lines that say nothing.
    var lines: Int? { if case .damagedLines(let count) = self { count } else { nil } }
}
