import Games
import TUI

/// The last games, one per row: the outcome, the game, its variant, the time and the day. Rows that
/// do not fit are left out.
///
///     ● Memory  8 pairs, 1:30  1:12  today
///     ○ Mines   9×9, 10 mines  0:11  yesterday
struct RecentGamesView: View, Equatable {
    /// The columns between the outcome and the time, and after the time.
    struct Columns: OptionSet {
        let rawValue: Int
        static let game = Columns(rawValue: 1)
        static let variant = Columns(rawValue: 2)
        static let day = Columns(rawValue: 4)
        static let all: Columns = [.game, .variant, .day]
    }

    let games: [RecentGame]
    let today: Int
    let columns: Columns
    /// Indicates whether days have no year, and columns only a blank between them.
    let isTight: Bool
    /// Indicates whether variants are named in words.
    let hasLongNames: Bool
    let words: Words

    init(
        games: [RecentGame], today: Int, columns: Columns, isTight: Bool = false,
        hasLongNames: Bool = false, words: Words
    ) {
        (self.games, self.today, self.columns) = (games, today, columns)
        (self.isTight, self.hasLongNames, self.words) = (isTight, hasLongNames, words)
    }

    static func == (one: RecentGamesView, other: RecentGamesView) -> Bool {
        one.games == other.games && one.today == other.today && one.columns == other.columns
            && one.isTight == other.isTight && one.hasLongNames == other.hasLongNames
            && one.words.language == other.words.language
    }

    func size(in offer: Size) -> Size {
        Size(columns: widths.reduce(1) { $0 + ($1 > 0 ? $1 + gap : 0) }, rows: games.count)
    }

    func draw(on page: inout Page) {
        let widths = widths
        for (row, game) in games.prefix(page.size.rows).enumerated() {
            let (mark, role) = RecentGamesView.mark(of: game.outcome)
            page.draw(mark, column: 0, row: row, style: page.style(role))
            var column = 1 + gap
            for (number, text) in texts(of: game).enumerated() where widths[number] > 0 {
                let isTime = number == RecentGamesView.timePlace
                let shift = isTime ? widths[number] - CharacterWidth(text).columns : 0
                page.draw(
                    Text(text, number == 0 || isTime ? .text : .dim),
                    in: Rect(
                        column: column + shift, row: row,
                        columns: page.size.columns - column - shift,
                        rows: 1))
                column += widths[number] + gap
            }
        }
    }

    private static let timePlace = 2

    private var gap: Int { isTight ? 1 : 2 }

    private var widths: [Int] {
        games.map { texts(of: $0).map { CharacterWidth($0).columns } }
            .reduce([0, 0, 0, 0]) { zip($0, $1).map { max($0, $1) } }
    }

    private func texts(of game: RecentGame) -> [String] {
        let title = game.kind.game.module.title(words)
        let name = hasLongNames ? words.statistics.longVariant : words.statistics.variant
        let variant = name(game.kind.variant, game.kind.game, words)
        let day = words.statistics.day(
            game.endedAt / Day.seconds, today: today, isShort: isTight)
        return [
            columns.contains(.game) ? title : "", columns.contains(.variant) ? variant : "",
            game.time.text, columns.contains(.day) ? day : "",
        ]
    }

    private static func mark(of outcome: DailyRecord.Outcome) -> (String, Role) {
        switch outcome {
        case .solved: ("●", .success)
        case .helped: ("◐", .success)
        case .tried, .none: ("○", .warning)
        }
    }
}
