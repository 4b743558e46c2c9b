/// A board drawn as text. Some lines are rows of cells, and others only frame them. Both can
/// consist of the same characters, so the kind of a line depends on the other lines.
package struct SudokuDrawing {
    /// The characters for an empty cell. A board uses one of these groups.
    private static let blanks: [[UInt8]] = [".0", "*_xX?", "-"].map { Array($0.utf8) }

    private static let dash = UInt8(ascii: "-")
    private static let rowLimit = 9

    /// The maximum number of lines to read. Text without nine rows in these lines is not a drawing.
    private static let lineLimit = 60

    private var lines: [[UInt8]] = []

    package init() {}

    init(_ text: String) {
        lines = text.split(whereSeparator: \.isNewline).map { Array($0.utf8) }
    }

    package mutating func append(_ line: some Sequence<UInt8>) {
        if lines.count < Self.lineLimit { lines.append(Array(line)) }
    }

    /// Returns whether the drawing can continue with this line, as a frame or as a row.
    package func hasRoom(for line: some Sequence<UInt8>) -> Bool {
        guard lines.count < Self.lineLimit else { return true }
        var longer = self
        longer.append(line)
        let known = lines.contains(where: Self.hasDigit) ? self.signs : []
        let signs = known.isEmpty ? longer.signs : known
        let rows = longer.rows(signs)
        return rows.count <= Self.rowLimit
            || signs == [Self.dash] && rows.count <= Self.rowLimit + 2 && Self.hasRules(rows)
    }

    /// The board; nil if the drawing does not have 81 cells.
    var grid: SudokuGrid? {
        Self.blanks.lazy.compactMap { signs in
            let rows = lines.filter { !isFrame($0, signs) }
            let cells = Self.withoutRules(rows, signs).joined()
                .filter { signs.contains($0) || Self.isDigit($0) }
            guard cells.count == 81 else { return nil }
            return SudokuGrid(
                digits: cells.map { signs.contains($0) ? 0 : $0 - UInt8(ascii: "0") })
        }.first
    }

    /// Returns whether the line has only characters of frames.
    package static func isRule(_ line: some Sequence<UInt8>) -> Bool {
        line.allSatisfy(" \t\r|+-=*.:'".utf8.contains)
            && line.contains { !" \t\r".utf8.contains($0) }
    }

    /// The text with the lines of its frame replaced by spaces, so that all other characters keep
    /// their line and column.
    static func withoutRules(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            isRule(line.utf8) ? String(repeating: " ", count: line.count) : String(line)
        }.joined(separator: "\n")
    }
}

extension SudokuDrawing {
    /// The characters for an empty cell in this drawing; empty if all rows are full.
    private var signs: [UInt8] {
        let filled = lines.filter(Self.hasDigit)
        let known =
            filled.isEmpty ? lines.filter { !$0.contains(where: "-=".utf8.contains) } : filled
        let found = Self.blanks.first { signs in
            known.contains { $0.contains(where: signs.contains) }
        }
        return found ?? (filled.isEmpty ? [Self.dash] : [])
    }

    private func rows(_ signs: [UInt8]) -> [[UInt8]] {
        lines.filter { line in
            if Self.hasDigit(line) { return true }
            if isFrame(line, signs) { return false }
            return line.count(where: signs.contains) == 9
                || !line.contains(Self.dash) && line.contains(where: ".*_xX?".utf8.contains)
        }
    }

    /// Returns whether the line only frames cells. `signs` are the characters for empty cells. If
    /// they are dashes, a row of empty cells has the same separators as the rows with digits. If
    /// not, the number of these characters in a row of empty cells is a multiple of nine.
    private func isFrame(_ line: [UInt8], _ signs: [UInt8]) -> Bool {
        guard Self.isRule(line) else { return false }
        if signs == [Self.dash] {
            let filled = lines.filter(Self.hasDigit)
            if filled.isEmpty { return line.contains(where: "+=*.:'".utf8.contains) }
            let shape = Self.shape(line)
            return !filled.contains { Self.shape($0) == shape }
        }
        let cells = line.count(where: signs.contains)
        return line.contains { "-=+*".utf8.contains($0) && !signs.contains($0) }
            && (cells == 0 || !cells.isMultiple(of: 9))
    }

    /// The rows of a drawing without the lines of its frame. In a drawing of eleven rows, the
    /// fourth and the eighth row are frame lines if they have no digit, although their dashes could
    /// be empty cells.
    private static func withoutRules(_ rows: [[UInt8]], _ signs: [UInt8]) -> [[UInt8]] {
        let all = rows.filter { $0.contains { isDigit($0) || signs.contains($0) } }
        guard signs == [dash], all.count == rowLimit + 2, hasRules(all) else { return rows }
        return all.enumerated().filter { $0.offset % 4 != 3 }.map(\.element)
    }

    private static func hasRules(_ rows: [[UInt8]]) -> Bool {
        rows.count > 7 && !hasDigit(rows[3]) && !hasDigit(rows[7])
    }

    /// The line without white space, and with a dash for each digit.
    private static func shape(_ line: [UInt8]) -> [UInt8] {
        line.filter { !" \t\r".utf8.contains($0) }.map { isDigit($0) ? dash : $0 }
    }

    private static func hasDigit(_ line: [UInt8]) -> Bool {
        line.contains { $0 == UInt8(ascii: "0") || isDigit($0) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(byte)
    }
}
