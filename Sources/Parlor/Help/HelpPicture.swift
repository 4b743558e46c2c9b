import TUI

struct HelpPicture: CompositeView {
    let scene: HelpScene

    private var words: Words { scene.words }
    private var page: HelpPage { scene.page }

    var content: some View {
        Reader { room in
            let panel = Panel(words.help.title, border: .rounded, padding: 2) {
                ScrollView(.text, in: scene.controls) { text }
            }
            .atMost(columns: 76)
            Column {
                panel.aligned(.center, .top).stretching(columns: 1, rows: 1)
                // A page that fits in the window does not scroll, so the bar omits the keys for
                // scrolling.
                scene.bar(hasOwnKeys: panel.size(in: room).rows >= room.rows)
            }
        }
    }

    private var text: some View {
        Column(spacing: 1) {
            Text(words.help.keys, .title)
            Column {
                rows(scene.helpKeys.now)
            }
            if !scene.helpKeys.later.isEmpty {
                Text(Phrase.keysLater.text(in: words.language), .title)
                Column { rows(scene.helpKeys.later) }
            }
            if !page.rules.isEmpty || !page.chapters.isEmpty { Text(words.help.rules, .title) }
            if !page.sketch.isEmpty {
                FirstThatFits {
                    Text(sketch: page.sketch)
                    Text(sketch: page.sketch.sketch(parts: 2))
                    Text(sketch: page.sketch.sketch(parts: 1))
                }
            }
            for paragraph in page.rules { Text(paragraph).wrapped() }
            for chapter in page.chapters {
                Text(chapter.title, .accent)
                for paragraph in chapter.rules { Text(paragraph).wrapped() }
            }
            Text(words.settings.mouse, .title)
            for paragraph in words.help.mouse { Text(paragraph).wrapped() }
        }
    }

    @ViewBuilder private func rows(_ keys: [KeyDescription]) -> ViewGroup {
        for key in keys {
            Row {
                Text(key.key, .key).frame(columns: 14)
                Text(key.use).wrapped().stretching(columns: 1)
            }
        }
    }
}

extension Phrase {
    static let keysLater = Phrase("Other keys", "그 밖의 키")
}

extension Text {
    /// Creates the text of a sketch, with red cards in red.
    init(sketch: String) {
        self.init("")
        var black = ""
        for character in sketch {
            if character == "♥" || character == "♦" {
                let rank = black.popLast().map(String.init) ?? ""
                self = self + Text(black) + Text("\(rank)\(character)", .danger)
                black = ""
            } else {
                black.append(character)
            }
        }
        self = self + Text(black)
    }
}

extension String {
    /// The sketch with at most `count` parts side by side, and the next parts below. In the sketch,
    /// three or more blank columns separate two parts.
    fileprivate func sketch(parts count: Int) -> String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
        let width = lines.map(\.count).max() ?? 0
        let blanks = Set(
            (0..<width).filter { column in
                lines.allSatisfy { $0.count <= column || $0[column] == " " }
            })
        let gaps = Set(
            blanks.filter { column in
                (column - 2...column).contains { first in
                    (first...first + 2).allSatisfy(blanks.contains)
                }
            })
        let parts = (0..<width).split(whereSeparator: gaps.contains)
        let rows = stride(from: 0, to: parts.count, by: count).map { first -> [String] in
            let beside = parts[first..<min(first + count, parts.count)]
            let pieces = lines.map { line -> String in
                let texts = beside.map { columns -> String in
                    String(columns.map { $0 < line.count ? line[$0] : " " })
                }
                return texts.joined(separator: "   ")
            }
            return pieces.filter { $0.contains { $0 != " " } }
        }
        return rows.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }
}
