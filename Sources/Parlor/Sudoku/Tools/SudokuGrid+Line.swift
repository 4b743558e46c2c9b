import Games

extension SudokuGrid {
    /// Reads a line that consists of exactly 81 cells.
    init(line: [UInt8]) throws(InputError) {
        self.init()
        for (cell, byte) in line.enumerated() {
            if cell == 81 { throw InputError(column: 82, reason: .sudoku(.tooMany)) }
            switch byte {
            case UInt8(ascii: "."), UInt8(ascii: "0"): continue
            case UInt8(ascii: "1")...UInt8(ascii: "9"): self[cell] = Int(byte - UInt8(ascii: "0"))
            default:
                let rest = String(decoding: line[cell...], as: UTF8.self)
                let character = rest.first ?? "\u{FFFD}"
                throw InputError(column: cell + 1, reason: .sudoku(.noCell(character)))
            }
        }
        if line.count < 81 {
            throw InputError(column: line.count + 1, reason: .sudoku(.tooFew(line.count)))
        }
    }

    /// The cells as the bytes of a line.
    var line: [UInt8] {
        (0..<81).map { self[$0] == 0 ? UInt8(ascii: ".") : UInt8(ascii: "0") + UInt8(self[$0]) }
    }
}

extension InputError.Reason {
    static func sudoku(_ reason: SudokuTextError.Reason) -> Self {
        Self("\(reason)") { $0.sudoku.tools.sentence(of: reason) }
    }
}
