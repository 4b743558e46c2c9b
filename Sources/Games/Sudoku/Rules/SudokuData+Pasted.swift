extension SudokuData {
    /// Reads a pasted puzzle with its entries. The entries are notes or, in a line of HoDoKu's
    /// library (`:0902:37:5+3.…:712 713:…`), digits after a plus and removed candidates (digit,
    /// row, column).
    public init(pasted text: String) throws(SudokuTextError) {
        if let library = SudokuData(library: text) {
            self = library
            return
        }
        let problem = try SudokuGrid(pasted: text)
        var start = SudokuBoard(problem)
        let drawn = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
            .joined(separator: "\n")
        if let marks = try? PencilMarks(pasted: drawn), marks.settled == problem {
            for cell in 0..<81 where problem[cell] == 0 {
                start.write(notes: marks[cell], at: cell)
            }
        }
        self.init(problem: problem, start: start)
    }

    private init?(library text: String) {
        let fields = text.split(separator: ":", omittingEmptySubsequences: false)
        guard fields.count > 4, fields[3].contains("+"),
            let values = try? SudokuGrid(String(fields[3].filter { $0 != "+" }))
        else { return nil }
        var problem = values
        var (cell, isPlayed) = (0, false)
        for character in fields[3] where !character.isWhitespace {
            if character == "+" {
                isPlayed = true
            } else {
                if isPlayed { problem[cell] = 0 }
                (cell, isPlayed) = (cell + 1, false)
            }
        }
        var start = SudokuBoard(values)
        let gone = fields[4].split(separator: " ").compactMap { $0.compactMap(\.wholeNumberValue) }
        if gone.contains(where: { $0.count == 3 && $0.allSatisfy((1...9).contains) }) {
            start.fillNotes()
            for place in gone where place.count == 3 && place.allSatisfy((1...9).contains) {
                let cell = (place[1] - 1) * 9 + place[2] - 1
                if start.notes[cell].contains(place[0]) { start.note(place[0], at: cell) }
            }
        }
        self.init(problem: problem, start: start)
    }
}
