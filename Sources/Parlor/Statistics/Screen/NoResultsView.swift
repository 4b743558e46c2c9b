import TUI

/// The statistics before the first result: what the page will contain, and what counts.
struct NoResultsView: CompositeView {
    let words: Words

    var content: some View {
        let texts = words.statistics
        return Reader { size in
            Column(spacing: size.rows > 16 ? 1 : 0) {
                Text(texts.nothingYet, .accent).wrapped()
                for line in texts.contents { Text("· \(line)").wrapped() }
                if size.rows > 16 { Text(texts.whatCounts, .dim).wrapped() }
            }
            .padding(columns: 2, rows: 1)
            .atMost(columns: NoResultsView.columns)
            .aligned(.center, .center)
        }
    }

    private static let columns = 72
}
