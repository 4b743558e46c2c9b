import Games
import TUI

/// The numbers to press. One that stands on the board nine times is dim, and can be pressed still.
struct SudokuPad: CompositeView {
    /// How often each stands on the board, the ones first; nil where it does not matter.
    let counts: [Int]?

    /// The number that cells get when they are chosen.
    let armed: Int?
    let columns: Int
    let rowsOfKey: Int

    var content: some View {
        Column {
            for first in stride(from: 1, through: 9, by: columns) {
                Row(spacing: 1) {
                    for digit in first..<first + columns { key(digit) }
                }
            }
        }
    }

    private func key(_ digit: Int) -> some View {
        let left = counts.map { max(0, 9 - $0[digit - 1]) } ?? 9
        let isArmed = armed == digit
        let number = Text(isArmed ? "[\(digit)]" : "\(digit)", left == 0 ? .disabled : .text)
        return Column(alignment: .center) {
            number.alignment(.center)
            // How many are left, where there is room for that.
            if rowsOfKey > 1 { Text(left == 0 ? "" : "×\(left)", .dim).alignment(.center) }
        }
        .frame(rows: rowsOfKey).stretching(columns: 1)
        .background(isArmed ? .selection : .button)
        .onPress(SudokuSpot.act(.number(digit)))
    }
}
