import Games
import Reactive

/// A result as a line of text to share. It names the board, but reveals nothing about the solution.
///
///     Parlor Memory: 8 pairs, 1:30, 2026-11-21, 7:42, 24 moves, ★★☆
struct ResultLine {
    private let title: String
    private let parts: [String]
    /// The help that was used; nil if it is not known.
    var help: GameHelp?
    private let words: GameWords

    /// Creates a line from its parts after the name of the game, and the help that was used. Parts
    /// that are nil or empty are left out.
    init(_ game: GameName, _ parts: [String?], help: GameHelp?, _ words: Words) {
        title = "Parlor \(game.module.title(words))"
        self.parts = parts.compactMap(\.self).filter { !$0.isEmpty }
        (self.help, self.words) = (help, words.games)
    }

    var text: String {
        let help = words.help(help).map { " (\($0))" } ?? ""
        return "\(title): \(parts.joined(separator: ", "))\(help)"
    }

    /// The time of a won game, or the word for a lost game.
    static func time(_ time: GameTime, isWon: Bool, _ words: Words) -> String {
        isWon ? time.text : words.games.isLost
    }

    /// Filled dots, followed by empty dots up to `count`.
    static func dots(_ given: Int, of count: Int) -> String {
        let full = min(count, max(0, given))
        return String(repeating: "●", count: full) + String(repeating: "○", count: count - full)
    }

    /// The day of the board, or the number with which it can be dealt again.
    static func board(day: Int?, seed: UInt64) -> String {
        day.map { Day(daysSince1970: $0).description } ?? "#\(seed)"
    }
}
