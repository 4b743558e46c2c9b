import TUI

/// The statistics as text or as a picture. `StatisticsDocument` is the form for other programs.
struct StatisticsReport {
    private let statistics: Statistics
    private let words: Words

    init(_ statistics: Statistics, words: Words = .english) {
        (self.statistics, self.words) = (statistics, words)
    }

    /// A self-contained picture with its own background.
    func svg(theme: Theme = .dark) -> String { drawn(in: theme) { $0.svg() } }

    /// The poster as text that is at most `columns` wide.
    func text(columns: Int = 1_000) -> String {
        drawn(in: .monochrome, columns: columns) { $0.canvas.text() }
    }

    private func drawn<Result>(
        in theme: Theme, columns: Int = 1_000, _ use: (borrowing Page) -> Result
    ) -> Result {
        let poster = StatisticsPoster(statistics: statistics, words: words)
        let size = poster.size(in: Size(columns: columns, rows: 1_000))
        var page = Page(columns: min(size.columns, columns), rows: size.rows, theme: theme)
        page.show(poster)
        return use(page)
    }
}
