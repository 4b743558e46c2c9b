/// A color with which the player marks cells and notes, and its letter.
public enum SudokuColor: String, CaseIterable, Sendable {
    case a = "A"
    case b = "B"
    case c = "C"
    case d = "D"
}

extension SudokuBoard {
    /// Gives cells a color, or removes the color if all of them already have it.
    mutating func color(_ cells: CellSet, _ color: SudokuColor) {
        let isTaken = cells.allSatisfy { colors[$0] == color }
        for cell in cells { colors[cell] = isTaken ? nil : color }
    }

    /// Gives a noted digit in some cells a color, or removes the color if all these notes already
    /// have it.
    mutating func color(_ digit: Int, in cells: CellSet, _ color: SudokuColor) {
        let noted = cells.filter { notes[$0].contains(digit) }.map { Candidate(digit, at: $0) }
        let isTaken = noted.allSatisfy { noteColors[$0] == color }
        for candidate in noted { noteColors[candidate] = isTaken ? nil : color }
    }

    /// The colors of the colored notes in a cell, by digit.
    public func noteColors(at cell: Int) -> [Int: SudokuColor] {
        if noteColors.isEmpty { return [:] }
        let noted = notes[cell].compactMap { digit in
            noteColors[Candidate(digit, at: cell)].map { (digit, $0) }
        }
        return Dictionary(uniqueKeysWithValues: noted)
    }

    mutating func wipeColors() { (colors, noteColors) = ([:], [:]) }
}
