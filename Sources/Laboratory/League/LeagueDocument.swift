import Games
import Parlor

/// The league as other programs read it. Later versions may add members, but do not change the
/// members below.
///
///     {
///       "version": 1, "day": "2026-11-21",
///       "boards": [{
///         "game": "memory", "variant": "8×3, 90 s",
///         "places": [{
///           "place": 1, "player": "Ann", "directory": "ann", "seconds": 70, "waited": 0,
///           "moves": 24, "tries": 1, "endedAt": 1795219200,
///           "recording": "2026-11-21-120000-1f2e3d4c"
///         }]
///       }],
///       "refused": [{
///         "player": "Bob", "directory": "bob", "game": "memory", "variant": "8×3, 90 s",
///         "seconds": 5, "reason": "unrecorded"
///       }],
///       "notes": [{
///         "player": "Eve", "directory": "eve", "trouble": "damagedLines", "lines": 1
///       }]
///     }
struct LeagueDocument: Codable, Equatable {
    struct Board: Codable, Equatable {
        let game: GameName
        let variant: String
        let places: [Standing]
    }

    struct Standing: Codable, Equatable {
        let place: Int
        let player, directory: String
        let seconds, waited, moves, tries, endedAt: Int
        let recording: String?
    }

    struct Refusal: Codable, Equatable {
        let player, directory: String
        let game: GameName
        let variant: String
        let seconds: Int
        let reason: String
    }

    struct Note: Codable, Equatable {
        let player, directory, trouble: String
        let lines: Int?
    }

    let version: Int
    let day: String
    let boards: [Board]
    let refused: [Refusal]
    let notes: [Note]

    init(_ league: League) {
        version = 1
        day = Day(daysSince1970: league.day).description
        boards = league.boards.map { board in
            Board(
                game: board.game, variant: board.variant,
                places: board.rows.flatMap { row in
                    ([row.entry] + row.others).map { Standing($0, place: row.place) }
                })
        }
        refused = league.refused.map { refusal in
            let result = refusal.result
            return Refusal(
                player: refusal.player.name, directory: refusal.player.id, game: result.game,
                variant: result.variant, seconds: result.seconds, reason: refusal.failure.rawValue)
        }
        notes = league.notes.map { note in
            Note(
                player: note.player.name, directory: note.player.id, trouble: note.trouble.name,
                lines: note.trouble.lines)
        }
    }
}

extension LeagueDocument.Standing {
    fileprivate init(_ entry: LeagueEntry, place: Int) {
        let (player, result) = (entry.player, entry.result)
        self.init(
            place: place, player: player.name, directory: player.id, seconds: result.seconds,
            waited: result.waited ?? 0, moves: result.moves, tries: entry.tries,
            endedAt: result.endedAt,
            recording: result.recording)
    }
}
