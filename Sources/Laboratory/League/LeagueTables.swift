import Games
import Parlor
import Reactive
import TUI

/// The league as lines of text: a table for each board, followed by the results without a place.
struct LeagueTables {
    private let league: League
    private let words: Words

    init(_ league: League, _ words: Words) { (self.league, self.words) = (league, words) }

    /// The lines, without control characters. No line is cut or wrapped.
    var lines: [String] {
        let texts = words.league
        return [texts.title(Day(daysSince1970: league.day).description)]
            + (league.boards.isEmpty ? [texts.nothingYet] : [])
            + league.boards.flatMap { ["", $0.title(in: words)] + text(of: $0) }
            + section(texts.refused, league.refused.map { $0.line(in: words) })
            + section(texts.notes, league.notes.map { $0.sentence(in: words) })
    }

    private func section(_ title: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : ["", title] + lines
    }

    private func text(of board: LeagueBoard) -> [String] {
        let table = LeagueTables.table(of: board, in: words)
        let size = table.size(in: Size(columns: 1_000, rows: 1_000))
        var page = Page(columns: size.columns, rows: size.rows, theme: .monochrome)
        page.show(table)
        return page.canvas.text().split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    /// The table of a board, on the screen and in a pipe.
    static func table(of board: LeagueBoard, in words: Words) -> RecordTable {
        let texts = words.league
        let rows = board.rows.map { row in
            let result = row.entry.result
            return [
                "\(row.place). \(row.names(in: words))",
                row.entry.time.text, "\(result.moves)",
                "\(row.entry.tries)",
            ]
        }
        return RecordTable(
            rows: rows, heading: [texts.player, texts.time, texts.moves, texts.tries])
    }
}

extension LeagueRefusal {
    /// The line about this refused result, with the reason.
    func line(in words: Words) -> String {
        words.league.refusal(
            player: player.name, board: result.title(in: words),
            time: result.timeSincePicture.text,
            reason: words.league.reason(failure))
    }
}
