import Reactive

/// The board of the `sudoku` and `idle` sequences.
struct SudokuFrames {
    private static let solution = Array(
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179".utf8)
    private static let givens = Array(
        "110010000100111000011000010100010001100101001100010001010000110000111001000010011".utf8)

    private var row = 4
    private var column = 4
    private var marked = Array(repeating: false, count: 81)

    mutating func step(_ time: Int, _ dice: inout Dice) {
        let (oldRow, oldColumn) = (row, column)
        if time % 2 == 1 {
            column = (column / 3 + 1 + dice.roll(2)) % 3 * 3 + dice.roll(3)
        } else {
            row = (row / 3 + 1 + dice.roll(2)) % 3 * 3 + dice.roll(3)
        }
        while true {
            let place = dice.roll(81)
            if SudokuFrames.sees(place, oldRow, oldColumn) { continue }
            if SudokuFrames.sees(place, row, column) { continue }
            marked[place].toggle()
            return
        }
    }

    private static func sees(_ place: Int, _ row: Int, _ column: Int) -> Bool {
        let (otherRow, otherColumn) = (place / 9, place % 9)
        return otherRow == row || otherColumn == column
            || (otherRow / 3 == row / 3 && otherColumn / 3 == column / 3)
    }

    func draw(on frame: inout FrameSequence) {
        let left = (frame.columns - 37) / 2
        let top = (frame.rows - 19) / 2
        frame.clear()
        for y in 0..<19 {
            for x in 0..<37 where y % 2 == 0 || x % 4 == 0 {
                frame.put(left + x, top + y, SudokuFrames.line(x, y), 240, -1)
            }
        }
        for place in 0..<81 {
            let isGiven = SudokuFrames.givens[place] == UInt8(ascii: "1")
            let isEmpty = !isGiven && place % 3 == 0
            let digit = isEmpty ? 0x20 : UInt32(SudokuFrames.solution[place])
            let isCursor = place == 9 * row + column
            let background =
                isCursor
                ? 24 : SudokuFrames.sees(place, row, column) ? 236 : marked[place] ? 52 : 234
            for offset in 0..<3 {
                frame.put(
                    left + 1 + 4 * (place % 9) + offset, top + 1 + 2 * (place / 9),
                    offset == 1 ? digit : 0x20, isGiven ? 15 : 117, background, isGiven ? 1 : 0)
            }
        }
    }

    /// The scalar of a grid line: double at the borders of boxes.
    private static func line(_ x: Int, _ y: Int) -> UInt32 {
        let (isRow, isColumn) = (y % 2 == 0, x % 4 == 0)
        let (heavyRow, heavyColumn) = (y % 6 == 0, x % 12 == 0)
        guard isRow && isColumn else {
            if isRow { return heavyRow ? 0x2550 : 0x2500 }
            return heavyColumn ? 0x2551 : 0x2502
        }
        let across = x == 0 ? 0 : x == 36 ? 2 : 1
        let down = y == 0 ? 0 : y == 18 ? 2 : 1
        switch (heavyRow, heavyColumn) {
        case (true, true):
            let junctions: [UInt32] = [
                0x2554, 0x2566, 0x2557, 0x2560, 0x256c, 0x2563, 0x255a, 0x2569, 0x255d,
            ]
            return junctions[3 * down + across]
        case (true, false): return [0x2564, 0x256a, 0x2567][down]
        case (false, true): return [0x255f, 0x256b, 0x2562][across]
        case (false, false): return 0x253c
        }
    }
}
