import Games
import Parlor
import TUI

/// `league`: the boards of a day and the players who solved them, as a screen, as sentences or as
/// data.
enum LeagueTool {
    /// Writes a table, sentences or data instead of showing a screen.
    static func run(_ context: inout ToolContext) {
        do throws(LaboratoryProblem) {
            let judge = try LeagueJudge(context.request)
            let league = judge.league(of: context.request.day ?? context.now() / Day.seconds)
            if context.request.isJSON { return context.print(json: LeagueDocument(league)) }
            let lines =
                context.isPlain
                ? league.sentences(in: context.words) : LeagueTables(league, context.words).lines
            for line in lines { context.print(line) }
        } catch {
            context.complain(error)
        }
    }

    /// Shows the league at the terminal. Bad arguments are refused before the screen is taken.
    @MainActor static func show(_ invocation: Invocation) -> Never {
        let words = invocation.words
        do throws(LaboratoryProblem) {
            let judge = try LeagueJudge(invocation.request)
            let today = Shell.secondsSince1970() / Day.seconds
            let start = LeagueModel(today: today, day: invocation.request.day ?? today)
            var options = TerminalOptions()
            options.title = "parlor league"
            Terminal.run(options: options) { league($0, start, judge, words) }
                .leave(in: words)
        } catch {
            Shell.refuse(error.sentence(in: words), status: 2)
        }
    }
}

extension LeagueJudge {
    /// Creates the judge of the players in the directory that the request names.
    fileprivate convenience init(_ request: ToolRequest) throws(LaboratoryProblem) {
        guard let path = request.operands.first else { throw .missingPlayers }
        guard let players = LeagueDirectory(path: path).players() else { throw .noPlayers(path) }
        self.init(
            players,
            verdicts: request.verdicts.map { StoredVerdicts(in: DataDirectory(path: $0)) })
    }
}

extension League {
    /// A line for each place, for each result that gets no place, and for each problem with a file.
    func sentences(in words: Words) -> [String] {
        let texts = words.league
        let boards = boards.flatMap { board in
            [board.title(in: words)]
                + board.rows.map { row in
                    let result = row.entry.result
                    return texts.line(
                        row.place, player: row.names(in: words), time: row.entry.time.text,
                        moves: words.games.moves(result.moves), row.entry.tries)
                }
        }
        let refused = refused.map { refusal in
            texts.refusal(
                player: refusal.player.name, board: refusal.result.title(in: words),
                time: refusal.result.timeSincePicture.text, reason: texts.reason(refusal.failure))
        }
        return [texts.title(Day(daysSince1970: day).description)]
            + (boards.isEmpty ? [texts.nothingYet] : boards)
            + (refused.isEmpty ? [] : [texts.refused] + refused)
            + (notes.isEmpty ? [] : [texts.notes] + notes.map { $0.sentence(in: words) })
    }
}

extension LeagueNote {
    func sentence(in words: Words) -> String {
        words.league.note(player: player.name, trouble: words.league.trouble(trouble))
    }
}

extension LeagueBoard {
    func title(in words: Words) -> String { game.title(of: variant, in: words) }
}

extension GameResult {
    func title(in words: Words) -> String { game.title(of: variant, in: words) }
}

extension GameName {
    fileprivate func title(of variant: String, in words: Words) -> String {
        "\(module.title(words)), \(module.variant(variant, words))"
    }
}
