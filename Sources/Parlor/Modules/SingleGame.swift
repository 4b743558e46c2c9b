import Games
import TUI

/// A game with one slot: starting another replaces the unfinished one.
protocol SingleGame: SavableGame {
    associatedtype Start: Hashable = SingleStart

    static var name: GameName { get }
    static var slot: SlotName { get }
    static var version: Int { get }
    static var goOn: Start { get }
    static func start(isDaily: Bool) -> Start
    /// The start that the command line asks for.
    static func requested(isDaily: Bool) -> Start
    /// The titles of a new game and of the game of the day.
    static func titles(in words: Words) -> (new: String, daily: String)

    /// The progress of the game, in a few words.
    func standing(in words: Words) -> String
    var thumbnail: Thumbnail { get }
}

/// How to start a game: with the board of the day, a numbered board, or any board.
struct SingleStart: Hashable {
    var isDaily = false
    var number: UInt64?
}

extension SingleGame where Start == SingleStart {
    static var goOn: SingleStart { SingleStart() }
    static func start(isDaily: Bool) -> SingleStart { SingleStart(isDaily: isDaily) }
}

extension SingleGame {
    static func requested(isDaily: Bool) -> Start { start(isDaily: isDaily) }

    static func titles(in words: Words) -> (new: String, daily: String) {
        (words.dialogs.newGame, words.games.boardOfTheDay)
    }
}
