import TUI

/// A sentence or a paragraph beside or below the board, wrapped to fit.
struct TextSentence: Equatable {
    let text: String
    var role = Role.text
    /// Indicates whether the sentence is the title of the sentences that follow.
    var isTitle = false

    var view: Text { Text(text, role).wrapped() }

    func view(isCentered: Bool) -> Text { isCentered ? view.balanced().alignment(.center) : view }
}

extension Collection<TextSentence> {
    /// The number of rows that the sentences take in the given number of columns.
    func rows(in columns: Int) -> Int {
        reduce(0) { $0 + $1.view.size(in: Size(columns: columns, rows: 1_000)).rows }
    }

    /// Returns whether all sentences fit, without breaking a word.
    func fit(in room: Size) -> Bool {
        rows(in: room.columns) <= Swift.max(0, room.rows)
            && allSatisfy { sentence in
                sentence.text.split { $0 == " " || $0 == "\n" }
                    .allSatisfy { CharacterWidth(String($0)).columns <= room.columns }
            }
    }

    /// The rows of the titles at the beginning, if text fits below them on a page; otherwise 0.
    private func titleRows(limit: Int, in columns: Int) -> Int {
        let rows = prefix { $0.isTitle }.rows(in: columns)
        return rows < limit ? rows : 0
    }

    /// The text, with paragraphs split between sentences. A paragraph is split if it has more rows
    /// than a page, or if it would leave a title, or the last rows of a sentence, alone on a page.
    func split(intoRows limit: Int, in columns: Int) -> [TextSentence] {
        let titleRows = titleRows(limit: limit, in: columns)
        // The used rows of the page, and the rows at its start that a title or the rest of a
        // sentence takes.
        var (texts, used, start) = ([TextSentence](), 0, titleRows)
        func rows(_ text: String) -> Int { [TextSentence(text: text)].rows(in: columns) }
        func beginsPage(_ rows: Int) -> Bool {
            let title = texts.allSatisfy(\.isTitle) ? titleRows : 0
            return rows <= limit && used + rows > limit && used > title
        }
        for sentence in self {
            func add(_ text: String) {
                if beginsPage(rows(text)) { (used, start) = (0, 0) }
                texts.append(
                    TextSentence(text: text, role: sentence.role, isTitle: sentence.isTitle))
                used += rows(text)
                while used > limit {
                    used -= limit
                    start = used
                }
            }
            for paragraph in sentence.text.split(separator: "\n") {
                let free = used == start ? limit - used : limit
                guard rows(String(paragraph)) > free else {
                    add(String(paragraph))
                    continue
                }
                var piece = ""
                for text in paragraph.sentences {
                    let longer = piece.isEmpty ? text : "\(piece) \(text)"
                    if !piece.isEmpty, used + rows(longer) > limit {
                        add(piece)
                        piece = text
                    } else {
                        piece = longer
                    }
                    if piece == text, beginsPage(rows(text)) { (used, start) = (0, 0) }
                }
                if !piece.isEmpty { add(piece) }
            }
        }
        return texts
    }

    /// The rows of each page, at most `limit`. A paragraph with more rows begins in the remaining
    /// rows of a page. Any other paragraph that does not fit there begins a new page, unless only
    /// the title is above it: a title is never alone on a page.
    func pages(ofRows limit: Int, in columns: Int) -> [Range<Int>] {
        let titleRows = titleRows(limit: limit, in: columns)
        let paragraphs = flatMap { sentence in
            sentence.text.split(separator: "\n").map { [TextSentence(text: String($0))] }
        }
        var (pages, start, row) = ([Range<Int>](), 0, 0)
        for paragraph in paragraphs {
            let rows = paragraph.rows(in: columns)
            if rows <= limit, row + rows - start > limit, row > titleRows {
                pages.append(start..<row)
                start = row
            }
            row += rows
            while row - start > limit {
                pages.append(start..<start + limit)
                start += limit
            }
        }
        return start < row ? pages + [start..<row] : pages
    }
}

extension StringProtocol {
    /// The sentences of a paragraph, which end with a period, a question mark or an exclamation
    /// mark before a space.
    fileprivate var sentences: [String] {
        var (sentences, sentence) = ([String](), "")
        for word in split(separator: " ") {
            sentence += sentence.isEmpty ? "\(word)" : " \(word)"
            guard let last = word.last, ".?!".contains(last) else { continue }
            sentences.append(sentence)
            sentence = ""
        }
        return sentence.isEmpty ? sentences : sentences + [sentence]
    }
}
