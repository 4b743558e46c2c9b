import Games
import TUI

/// A game with two slots: one for its board of the day, and one for all other boards. Starting a
/// game replaces only the unfinished game in the same slot.
protocol TwoSlotGame: ListedGame, PlayedGame {
    associatedtype Start: TwoSlotGameStart = BoardStart
    associatedtype Next: Equatable
    associatedtype Variant: GameVariant

    static var name: GameName { get }
    static var slot: SlotName { get }
    static var version: Int { get }
    /// The start that resumes the game in a slot.
    static func resume(_ slot: BoardSlot) -> Start
    /// The start of a new game in a slot.
    static func start(_ slot: BoardSlot) -> Start
    /// The start that the command line requests.
    static func requested(_ slot: BoardSlot) -> Start
    /// The titles of a new game and of the game of the day.
    static func titles(in words: Words) -> (new: String, daily: String)

    /// The variant of a game with these settings.
    static func variant(_ settings: Settings) -> Variant
    /// The properties of the next game; nil if they are `usualNext`.
    var next: Next? { get set }
    /// The properties of the next game if no settings change them: the properties of this game.
    var usualNext: Next { get }
    /// The properties of a new game with the current settings.
    static func next(_ services: Services) -> Next
    /// The progress of the game in a few words, without its time.
    func progressText(in words: Words) -> String
    /// The whole seconds that the player has played.
    var seconds: Int { get }
}

/// A start of a game with two slots: one for its board of the day, and one for all others.
protocol TwoSlotGameStart: Hashable {
    var slot: BoardSlot { get }
}

/// The board to start with: the board of the day, a numbered board, or any board.
struct BoardStart: TwoSlotGameStart {
    var slot = BoardSlot.other
    var number: UInt64?
}

extension TwoSlotGame where Start == BoardStart {
    static func resume(_ slot: BoardSlot) -> BoardStart { BoardStart(slot: slot) }
    static func start(_ slot: BoardSlot) -> BoardStart { BoardStart(slot: slot) }
}

extension TwoSlotGame {
    func timedProgress(in words: Words) -> String {
        "\(progressText(in: words)), \(words.time(seconds: seconds))"
    }

    /// The same game, whose next game obeys the current settings.
    func preparingNext(_ services: Services) -> Self {
        var game = self
        let next = Self.next(services)
        game.next = next == usualNext ? nil : next
        return game
    }

    static func name(of slot: BoardSlot) -> SlotName {
        switch slot {
        case .other: Self.slot
        case .daily: Self.slot.ofTheDay
        }
    }

    static func requested(_ slot: BoardSlot) -> Start { start(slot) }

    static func titles(in words: Words) -> (new: String, daily: String) {
        (words.dialogs.newGame, words.games.boardOfTheDay)
    }
}
