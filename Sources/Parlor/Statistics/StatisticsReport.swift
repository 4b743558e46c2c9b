import TUI

/// The statistics for elsewhere: as text or as a picture. For other programs there is
/// `StatisticsDocument`.
struct StatisticsReport {
    private let statistics: Statistics
    private let words: Words

    init(_ statistics: Statistics, words: Words = .english) {
        (self.statistics, self.words) = (statistics, words)
    }

    /// A picture that is complete in itself, with its own ground below.
    func svg(theme: Theme = .dark) -> String { drawn(in: theme) { $0.svg() } }

    /// The same as text.
    var text: String {
        drawn(in: .monochrome) { $0.canvas.text() }
    }

    private func drawn<Result>(in theme: Theme, _ use: (borrowing Page) -> Result) -> Result {
        let poster = StatisticsPoster(statistics: statistics, words: words)
        let size = poster.size(in: Size(columns: 1_000, rows: 1_000))
        var page = Page(columns: size.columns, rows: size.rows, theme: theme)
        page.show(poster)
        return use(page)
    }
}
