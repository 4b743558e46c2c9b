import Games
import Reactive

/// A result in a line, to paste where others are. It says which board it was, and nothing about how
/// it is solved.
///
///     Parlor Memory 8×3, 90 s 2026-11-21 7:42 24 moves ●●○
struct ResultLine {
    private let parts: [String]

    /// The parts of a line behind the name of the game, and the help that was taken; nil and empty
    /// ones are left out.
    init(_ game: GameName, _ parts: [String?], help: GameHelp?, _ words: Words) {
        let help = words.games.help(help).map { "(\($0))" }
        self.parts = ["Parlor", game.module.title(words)] + (parts + [help]).compactMap(\.self)
    }

    var text: String { parts.filter { !$0.isEmpty }.joined(separator: " ") }

    static func time(_ seconds: Int, isWon: Bool) -> String {
        isWon ? ClockReading(seconds: seconds).text : "–"
    }

    /// Full dots, and then those that are missing.
    static func dots(_ given: Int, of count: Int) -> String {
        let full = min(count, max(0, given))
        return String(repeating: "●", count: full) + String(repeating: "○", count: count - full)
    }

    /// The day of a board, or the number with which it can be dealt again.
    static func board(day: Int?, seed: UInt64) -> String {
        day.map { Day(daysSince1970: $0).description } ?? "#\(seed)"
    }
}
