import Games

/// A game that has ended, with the help that the player used.
package protocol EndedGame {
    var isWon: Bool { get }
    /// The help that the player used; nil if it is not known.
    var help: GameHelp? { get }
}

extension EndedGame {
    /// Indicates whether the player is known to have used help.
    package var hadHelp: Bool { help.map { !$0.isNone } ?? false }

    /// Indicates whether the game is known to have been won without help. Only such a game can have
    /// the best time.
    var isOwnWin: Bool { isWon && help?.isNone == true }
}

extension GameOutcome: EndedGame {}
extension GameResult: EndedGame {}
