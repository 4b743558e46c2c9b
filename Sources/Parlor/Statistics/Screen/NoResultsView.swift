import TUI

/// The statistics before the first result: what the page will contain, and what counts. Parts that
/// do not fit are left out.
struct NoResultsView: CompositeView {
    let words: Words

    var content: some View {
        Reader { size in
            let columns = min(size.columns, NoResultsView.columns)
            let room = Size(columns: columns - 4, rows: .max)
            let form = forms.first { $0.size(in: room).rows <= size.rows - 2 } ?? forms[2]
            form.padding(columns: 2, rows: 1).frame(columns: columns).aligned(.center, .center)
        }
    }

    private var forms: [Column] {
        [
            lines(hasRules: true, spacing: 1), lines(hasRules: true), lines(hasRules: false),
        ]
    }

    private func lines(hasRules: Bool, spacing: Int = 0) -> Column {
        Column(spacing: spacing) {
            Text(words.statistics.nothingYet, .accent).wrapped()
            for line in words.statistics.contents { Text("· \(line)").wrapped() }
            if hasRules { Text(words.statistics.whatCounts, .dim).wrapped() }
        }
    }

    private static let columns = 72
}
