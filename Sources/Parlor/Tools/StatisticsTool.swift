import Games
import TUI

/// `stats`: the statistics so far, as text, as data or as a picture.
enum StatisticsTool {
    static func run(_ context: inout ToolContext) {
        guard let directory = context.directory else {
            return context.complain(.storage(.hasNoPlace))
        }
        let loaded = ResultsLog(in: directory).load()
        for problem in loaded.problems { context.complain(.storage(problem)) }
        let today = Day(daysSince1970: context.now() / Day.seconds)
        let statistics = Statistics(loaded.value, today: today.daysSince1970)
        let report = StatisticsReport(statistics, words: context.words)
        if context.request.isJSON {
            StatisticsDocument(statistics).write { context.send($0) }
            context.print("")
        }
        if let path = context.request.picture {
            let nowhere = Surroundings(size: Size(columns: 0, rows: 0))
            _ = context.save(report.svg(theme: context.theme.theme(in: nowhere)), to: path)
        } else if !context.request.isJSON {
            context.print(report.text(columns: context.columnsOfPage))
        }
    }
}
