import TUI

/// The newest notices about files, and the number of the notices that do not fit. The view takes at
/// most a quarter of the window, and less of a small window, so that a menu fits above it. Three
/// rows are always allowed.
struct NoticesView: CompositeView {
    /// The notices as sentences. A sentence that several saved games cause is shown once.
    private let sentences: [String]
    private let window: Size
    private let words: Words

    init(notices: [StorageProblem], window: Size, words: Words) {
        (self.window, self.words) = (window, words)
        sentences = notices.map { $0.sentence(in: words) }.reduce(into: []) { said, sentence in
            said.removeAll { $0 == sentence }
            said.append(sentence)
        }
    }

    var content: some View {
        Column {
            let shown = shown
            let hasOthers = shown.count < sentences.count
            for text in shown { text.frame(rows: min(rows(of: text), most - (hasOthers ? 1 : 0))) }
            if hasOthers {
                Text(words.storage.moreNotices(sentences.count - shown.count), .dim)
                    .padding(columns: 1)
            }
        }
    }

    /// The maximum number of rows of the view, including the row that counts the hidden notices.
    private var most: Int { max(3, min(window.rows / 4, window.rows / 2 - 6)) }

    /// The newest notices that fit, with the oldest of them first. The newest notice is always
    /// shown, cut off if necessary.
    private var shown: [AnyView] {
        var (texts, used) = ([AnyView](), 0)
        for sentence in sentences.reversed() {
            let text = AnyView(
                Text(sentence, .warning).wrapped().padding(columns: 1))
            // Reserves a row for the number of notices that are not shown.
            let others = texts.count + 1 < sentences.count ? 1 : 0
            guard texts.isEmpty || used + rows(of: text) + others <= most else { break }
            texts.insert(text, at: 0)
            used += rows(of: text)
        }
        return texts
    }

    private func rows(of text: AnyView) -> Int {
        text.size(in: Size(columns: window.columns, rows: .max)).rows
    }
}
