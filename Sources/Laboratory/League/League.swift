import Parlor

/// The table of a day: the players who solved its boards, and their times.
struct League: Equatable {
    let day: Int
    /// The solved boards, sorted by game. Within a game, the board with the most solvers comes
    /// first.
    let boards: [LeagueBoard]
    /// The results that get no place.
    let refused: [LeagueRefusal]
    /// The problems with the players' files.
    let notes: [LeagueNote]
}

/// The players who solved the same board, fastest first.
struct LeagueBoard: Equatable {
    let game: GameName
    let variant: String
    let rows: [Row]

    var kind: ResultsTable.Kind { ResultsTable.Kind(game: game, variant: variant) }

    struct Row: Equatable {
        /// The place, counted from 1. Equal times share a place.
        let place: Int
        let entry: LeagueEntry
        /// Other players with the same recording. They share the place, unless the host seals
        /// recordings and therefore knows the owner.
        fileprivate(set) var others: [LeagueEntry] = []

        /// The names of the players who share the place.
        func names(in words: Words) -> String {
            let names = ([entry] + others).map(\.player.name).joined(separator: ", ")
            return others.isEmpty ? names : words.league.sameRecording(names)
        }
    }

    init(_ game: GameName, _ variant: String, _ entries: [LeagueEntry]) {
        (self.game, self.variant) = (game, variant)
        let sorted = entries.sorted { $0.order < $1.order }
        rows = sorted.reduce(into: []) { rows, entry in
            let same = rows.firstIndex { entry.inputs != nil && $0.entry.inputs == entry.inputs }
            if let same { return rows[same].others.append(entry) }
            let faster = rows.prefix { $0.entry.time < entry.time }.count
            rows.append(Row(place: faster + 1, entry: entry))
        }
    }
}

/// A result that a recording proves.
struct LeagueEntry: Equatable {
    let player: LeaguePlayer
    let result: GameResult
    /// The number of times that the player ended this board, including this time.
    let tries: Int
    /// The digest of the recorded inputs.
    var inputs: SHA256Digest?

    /// The time that counts. It includes the time before the clock started, so that thinking ahead
    /// is no advantage.
    var time: GameTime { result.timeSincePicture }

    /// The order of entries: by time, then by moves, then by the time of the end, then by
    /// directory.
    fileprivate var order: (Int, Int, Int, String) {
        (time.tenths, result.moves, result.endedAt, player.id)
    }
}

/// A result without a place, and the reason.
struct LeagueRefusal: Equatable {
    let player: LeaguePlayer
    let result: GameResult
    let failure: ProofFailure
}

/// A problem with the files of a player. It affects no other player.
struct LeagueNote: Equatable {
    let player: LeaguePlayer
    let trouble: Trouble

    enum Trouble: Equatable {
        /// Some lines of the results are unreadable.
        case damagedLines(Int)
        /// The results cannot be read.
        case unreadableResults
        /// The player has more refused results than a table lists.
        case tooManyRefusals
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

    /// The name of the problem in the JSON document. It is published, so it does not change when
    /// the case gets a better name.
    var name: String {
        switch self {
        case .damagedLines: "damagedLines"
        case .unreadableResults: "unreadableResults"
        case .tooManyRefusals: "tooManyDoubts"
        }
    }

    /// The number of unreadable lines.
    var lines: Int? { if case .damagedLines(let count) = self { count } else { nil } }
}
