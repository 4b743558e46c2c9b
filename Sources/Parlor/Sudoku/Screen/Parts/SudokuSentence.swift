import TUI

/// A sentence beside or below the board, wrapped to fit.
struct SudokuSentence {
    let text: String
    var role = Role.text

    var view: Text { Text(text, role).wrapped() }
}

extension Collection<SudokuSentence> {
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

    /// The text, in which each paragraph with more rows than a part is split between sentences.
    func split(intoRows limit: Int, in columns: Int) -> [SudokuSentence] {
        var (texts, used) = ([SudokuSentence](), 0)
        func add(_ text: String, _ role: Role) {
            let sentence = SudokuSentence(text: text, role: role)
            texts.append(sentence)
            let rows = [sentence].rows(in: columns)
            used = used + rows > limit ? rows : used + rows
        }
        for sentence in self {
            for paragraph in sentence.text.split(separator: "\n") {
                func rows(_ text: String) -> Int { [SudokuSentence(text: text)].rows(in: columns) }
                // A title of one row stays with the text below it.
                let isAfterTitle = texts.count == 1 && used == 1
                guard rows(String(paragraph)) > limit - (isAfterTitle ? 1 : 0) else {
                    add(String(paragraph), sentence.role)
                    continue
                }
                var piece = ""
                for text in paragraph.sentences {
                    let longer = piece.isEmpty ? text : "\(piece) \(text)"
                    let room = used < limit ? limit - used : limit
                    if !piece.isEmpty, rows(longer) > room {
                        add(piece, sentence.role)
                        // The next sentence begins a part.
                        (piece, used) = (text, 0)
                    } else {
                        piece = longer
                    }
                }
                if !piece.isEmpty { add(piece, sentence.role) }
            }
        }
        return texts
    }

    /// The rows of each part, at most `limit`. A paragraph with more rows begins in the remaining
    /// rows of a part. Any other paragraph that does not fit there begins a new part. A title of
    /// one row is never alone in a part.
    func parts(ofRows limit: Int, in columns: Int) -> [Range<Int>] {
        let paragraphs = flatMap { sentence in
            sentence.text.split(separator: "\n").map { [SudokuSentence(text: String($0))] }
        }
        var (parts, start, row) = ([Range<Int>](), 0, 0)
        for paragraph in paragraphs {
            let rows = paragraph.rows(in: columns)
            if rows <= limit, row + rows - start > limit, row != 1 {
                parts.append(start..<row)
                start = row
            }
            row += rows
            while row - start > limit {
                parts.append(start..<start + limit)
                start += limit
            }
        }
        return start < row ? parts + [start..<row] : parts
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
