/// The league of the boards of a day.
struct LeagueWords: Sendable {
    let title: @Sendable (_ day: String) -> String
    let nothingYet: String
    let player, time, moves, tries: String

    /// A place without a table: how many moves and tries it took.
    let line:
        @Sendable (_ place: Int, _ player: String, _ time: String, _ moves: String, _ tries: Int)
            -> String

    /// The heading of the results without a place, and one of them.
    let refused: String
    let refusal:
        @Sendable (_ player: String, _ board: String, _ time: String, _ reason: String) -> String

    let unrecorded, missing, unreadable, differs, unfinished, inspected: String
    let otherResult, otherPlayer, unknownBeginning, otherBoard: String

    let wantsDirectory: String
    let noDirectory: @Sendable (_ path: String) -> String

    func reason(_ doubt: Doubt) -> String {
        switch doubt {
        case .unrecorded: unrecorded
        case .missing: missing
        case .unreadable: unreadable
        case .differs: differs
        case .unfinished: unfinished
        case .inspected: inspected
        case .otherResult: otherResult
        case .otherPlayer: otherPlayer
        case .unknownBeginning: unknownBeginning
        case .otherBoard: otherBoard
        }
    }
}
