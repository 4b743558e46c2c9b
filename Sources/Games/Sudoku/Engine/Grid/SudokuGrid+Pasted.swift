extension SudokuGrid {
    /// Reads a pasted board: 81 characters, alone or within other text (a line of a collection, a
    /// link), a drawing with frames and comments, pencil marks, or the JSON of web services. The
    /// first board found is used. If there is none, throws the error of reading 81 characters.
    public init(pasted text: String) throws(SudokuTextError) {
        let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
        let drawn = lines.joined(separator: "\n")
        let found =
            (try? SudokuGrid(drawn)) ?? Self.word(in: drawn) ?? Self.json(text)
            ?? SudokuDrawing(drawn).grid ?? Self.table(drawn)
            ?? (try? PencilMarks(pasted: drawn))?.settled
        if let found { self = found } else { try self.init(text) }
    }

    /// The first word of 81 cells. Some collections write a plus before digits that are not clues.
    private static func word(in text: String) -> SudokuGrid? {
        text.split { $0.isWhitespace || ":;,=&/\"'<>()".contains($0) }.lazy
            .compactMap { word in
                [".0", "*", "_", "xX", "?", "-"].lazy.compactMap {
                    cells(of: word.filter { $0 != "+" }, blanks: $0)
                }.first
            }
            .first
    }

    /// The cells of a word of 81 cells and nothing else. Dashes count as cells only if the word has
    /// digits, because a line of a frame can have 81 dashes.
    private static func cells(of word: String, blanks: String) -> SudokuGrid? {
        let digits = word.count { ("1"..."9").contains($0) }
        guard word.count == 81, digits + word.count(where: blanks.contains) == 81,
            digits > 0 || blanks != "-"
        else { return nil }
        return try? SudokuGrid(String(word.map { blanks.contains($0) ? "." : $0 }))
    }

    /// Reads the rows after `"value"`, as in the answers of puzzle web services.
    private static func json(_ text: String) -> SudokuGrid? {
        guard let start = text.indices.first(where: { text[$0...].hasPrefix("\"value\"") }) else {
            return nil
        }
        let digits = text[start...].filter { $0.isASCII && $0.isNumber }.prefix(81)
        return try? SudokuGrid(String(digits))
    }

    /// Reads nine rows of nine fields, separated by tabs or similar characters, or nine rows of
    /// characters, with spaces for empty cells.
    private static func table(_ text: String) -> SudokuGrid? {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let rows = lines.filter { $0.contains { $0.isNumber } }
        guard rows.count == 9 else { return nil }
        for separator in ["\t", ";", ",", "|"] as [Character] {
            let fields = rows.map {
                $0.split(separator: separator, omittingEmptySubsequences: false)
            }
            guard fields.allSatisfy({ $0.count == 9 }) else { continue }
            return cells(fields.joined().map { $0.filter { !$0.isWhitespace } })
        }
        guard rows.allSatisfy({ $0.count <= 9 }) else { return nil }
        return cells(
            rows.flatMap { row in
                (row + String(repeating: " ", count: 9 - row.count)).map {
                    $0 == " " ? "" : String($0)
                }
            })
    }

    private static func cells(_ fields: [String]) -> SudokuGrid? {
        guard fields.allSatisfy({ $0.count < 2 }) else { return nil }
        return try? SudokuGrid(fields.map { $0.isEmpty ? "." : $0 }.joined())
    }
}
