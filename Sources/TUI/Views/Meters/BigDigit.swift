/// The shape of a digit: three columns by five lines. A cell shows two lines.
struct BigDigit {
    let columns: Int
    private let lines: [[Bool]]
    /// Three rows of ASCII characters; nil for digits that are easy to read in segments.
    private let ascii: [Unicode.Scalar]?

    init?(_ character: Character) {
        guard let picture = BigDigit.pictures[character] else { return nil }
        lines = picture.map { line in line.map { $0 == "#" } }
        columns = lines[0].count
        ascii = character == "1" ? Array("   /| _|_".unicodeScalars) : nil
    }

    func halfBlock(_ column: Int, _ row: Int) -> Unicode.Scalar {
        switch (isLit(column, 2 * row), isLit(column, 2 * row + 1)) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
    }

    /// Returns the ASCII character of a cell. The seven segments are on the edges of the digit and
    /// on its middle line.
    func ascii(_ column: Int, _ row: Int) -> Unicode.Scalar {
        if columns == 1 { return isMarked(row) ? "." : " " }
        // In segments, a 1 would look like a vertical line.
        if let ascii { return ascii[3 * row + column] }
        return column == 1
            ? (isLit(1, 2 * row) ? "_" : " ") : (isLit(column, 2 * row - 1) ? "|" : " ")
    }

    /// Returns the line character of a cell, which joins the middle line and the edges of the
    /// digit.
    func line(_ column: Int, _ row: Int) -> Unicode.Scalar {
        if columns == 1 { return isMarked(row) ? "·" : " " }
        guard isLit(column, 2 * row) else { return " " }
        let (up, down) = (isLit(column, 2 * row - 1), isLit(column, 2 * row + 1))
        let (left, right) = (isLit(column - 1, 2 * row), isLit(column + 1, 2 * row))
        return switch (up, down, left, right) {
        case (true, true, true, _): "┤"
        case (true, true, _, true): "├"
        case (false, true, true, _): "┐"
        case (false, true, _, true): "┌"
        case (true, false, true, true): "┴"
        case (true, false, true, false): "┘"
        case (true, false, _, true): "└"
        case (false, false, _, _): "─"
        default: "│"
        }
    }

    private func isMarked(_ row: Int) -> Bool { isLit(0, 2 * row - 1) || isLit(0, 2 * row) }

    private func isLit(_ column: Int, _ line: Int) -> Bool {
        lines.indices.contains(line) && lines[line].indices.contains(column)
            && lines[line][column]
    }

    private static let pictures: [Character: [String]] = [
        "0": ["###", "# #", "# #", "# #", "###"],
        "1": ["## ", " # ", " # ", " # ", "###"],
        "2": ["###", "  #", "###", "#  ", "###"],
        "3": ["###", "  #", "###", "  #", "###"],
        "4": ["# #", "# #", "###", "  #", "  #"],
        "5": ["###", "#  ", "###", "  #", "###"],
        "6": ["###", "#  ", "###", "# #", "###"],
        "7": ["###", "  #", "  #", "  #", "  #"],
        "8": ["###", "# #", "###", "# #", "###"],
        "9": ["###", "# #", "###", "  #", "###"],
        "-": ["   ", "   ", "###", "   ", "   "],
        " ": ["   ", "   ", "   ", "   ", "   "],
        ":": [" ", "#", " ", "#", " "],
        ".": [" ", " ", " ", " ", "#"],
    ]
}
