extension SudokuGrid {
    /// Reads a board as it is copied from elsewhere: 81 characters, alone or among others (a line of
    /// a collection, a link), a drawing with frames and comments, pencil marks, or the JSON that
    /// services answer with. The first board that is found counts. What is none is told of as if
    /// 81 characters had been wanted.
    public init(pasted text: String) throws(SudokuTextError) {
        let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
        let drawn = lines.joined(separator: "\n")
        let found =
            (try? SudokuGrid(drawn)) ?? Self.word(in: drawn) ?? Self.json(text)
            ?? Self.drawing(drawn, blanks: ".0") ?? Self.drawing(drawn, blanks: "*_xX?")
            ?? Self.drawing(drawn, blanks: "-") ?? Self.marks(drawn)
        if let found { self = found } else { try self.init(text) }
    }

    /// A word of 81 cells. In some collections a plus stands before digits that were not given.
    private static func word(in text: String) -> SudokuGrid? {
        text.split { $0.isWhitespace || ":;,=&\"'<>()".contains($0) }.lazy
            .compactMap {
                drawing(String($0.filter { $0 != "+" }), blanks: ".0*_xX?-", isPure: true)
            }
            .first
    }

    /// The characters that can be cells, if they are as many as a board has. Where it has to be
    /// `isPure`, there are no others.
    private static func drawing(
        _ text: String, blanks: String, isPure: Bool = false
    ) -> SudokuGrid? {
        let cells = text.filter { blanks.contains($0) || ("1"..."9").contains($0) }
        guard cells.count == 81, !isPure || text.count == 81 else { return nil }
        return try? SudokuGrid(String(cells.map { blanks.contains($0) ? "." : $0 }))
    }

    /// The rows behind `"value"`, as the services that the seeds of boards name answer.
    private static func json(_ text: String) -> SudokuGrid? {
        guard let start = text.firstRange(of: "\"value\"")?.upperBound else { return nil }
        let digits = text[start...].filter { $0.isASCII && $0.isNumber }.prefix(81)
        return try? SudokuGrid(String(digits))
    }

    /// The cells of pencil marks that have one digit.
    private static func marks(_ text: String) -> SudokuGrid? {
        guard let marks = try? PencilMarks(text) else { return nil }
        return try? SudokuGrid(
            marks.cells.map { $0.count == 1 ? $0.map(String.init).joined() : "." }.joined())
    }
}
