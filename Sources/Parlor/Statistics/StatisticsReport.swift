import FoundationEssentials
import TUI

/// The statistics for elsewhere: as text, as data for other programs, or as a picture.
struct StatisticsReport {
    private let statistics: Statistics
    private let words: Words

    init(_ statistics: Statistics, words: Words = .english) {
        (self.statistics, self.words) = (statistics, words)
    }

    /// What `StatisticsDocument` describes, always in the same order, with a line end behind it.
    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(StatisticsDocument(statistics)) else {
            preconditionFailure("Statistics are made of what JSON can say.")
        }
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    /// A picture that is complete in itself, with its own ground below.
    func svg(theme: Theme = .dark) -> String { drawn(in: theme) { $0.svg() } }

    /// The same as text.
    var text: String {
        drawn(in: .monochrome) { $0.canvas.text() } + "\n"
    }

    private func drawn<Result>(in theme: Theme, _ use: (borrowing Page) -> Result) -> Result {
        let poster = StatisticsPoster(statistics: statistics, words: words)
        let size = poster.size(in: Size(columns: 1_000, rows: 1_000))
        var page = Page(columns: size.columns, rows: size.rows, theme: theme)
        page.show(poster)
        return use(page)
    }
}
