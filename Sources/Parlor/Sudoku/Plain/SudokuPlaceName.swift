/// The typed names of cells and digits.
enum SudokuPlaceName {
    /// The cell with this name: `r3c5`, `c5` with a letter for the row, or `35`. Rows and columns
    /// are counted from 1.
    static func cell(of word: String) -> Int? {
        let word = word.lowercased().filter { !"행열".contains($0) }
        var letters = Array(word)
        if letters.count == 4, letters[0] == "r", letters[2] == "c" {
            letters = [letters[1], letters[3]]
        }
        guard letters.count == 2, let column = digit(letters[1]) else { return nil }
        let row = digit(letters[0]) ?? Array("abcdefghi").firstIndex(of: letters[0]).map { $0 + 1 }
        return row.map { ($0 - 1) * 9 + column - 1 }
    }

    static func digit(_ letter: Character) -> Int? {
        letter.isASCII ? letter.wholeNumberValue.flatMap { (1...9).contains($0) ? $0 : nil } : nil
    }

    static func digit(_ word: String) -> Int? { word.count == 1 ? word.first.flatMap(digit) : nil }
}
