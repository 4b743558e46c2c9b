import Games
import TUI

/// `stats`: how games went so far, as text, as data or as a picture.
enum StatisticsTool {
    static func run(_ bench: inout ToolContext) {
        guard let directory = bench.directory else { return bench.complain(.storage(.hasNoPlace)) }
        let loaded = ResultsLog(in: directory).load()
        for problem in loaded.problems { bench.complain(.storage(problem)) }
        let today = Day(daysSince1970: bench.now() / Day.seconds)
        let statistics = Statistics(loaded.value, today: today.count)
        let report = StatisticsReport(statistics, words: bench.words)
        if bench.request.isJSON {
            StatisticsDocument(statistics).write { bench.send($0) }
            bench.print("")
        }
        if let path = bench.request.picture {
            let nowhere = Surroundings(size: Size(columns: 0, rows: 0))
            _ = bench.save(report.svg(theme: bench.theme.theme(in: nowhere)), to: path)
        } else if !bench.request.isJSON {
            bench.print(report.text)
        }
    }
}
