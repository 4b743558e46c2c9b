import TUI

/// The digits to press. A digit that is on the board nine times is dim, but can still be pressed.
struct SudokuPad: CompositeView {
    /// The number of times that each digit is on the board, starting with the digit 1; nil if that
    /// does not matter.
    let counts: [Int]?

    /// The digit that a press on a cell writes.
    let armed: Int?
    let columns: Int
    let size: KeySize

    /// The size of a key.
    enum KeySize { case tight, wide, large }

    var content: some View {
        Column(spacing: size == .tight ? 0 : 1) {
            for first in stride(from: 1, through: 9, by: columns) {
                Row(spacing: 1) {
                    for digit in first..<first + columns { key(digit) }
                }
            }
        }
    }

    /// A key. A dim key has no background, because the background would change the color of its
    /// text.
    private func key(_ digit: Int) -> some View {
        let key = label(digit).alignment(.center).aligned(.center, .center)
            .frame(rows: size == .large ? 3 : 1).stretching(columns: 1)
        let isDim = isFinished(digit) && armed != digit
        return
            (isDim ? AnyView(key) : AnyView(key.background(armed == digit ? .selection : .button)))
            .onPress(SudokuSpot.digit(digit))
    }

    private func isFinished(_ digit: Int) -> Bool { counts.map { $0[digit - 1] >= 9 } ?? false }

    /// The digit and, if there is space, the number of times that it is still missing.
    private func label(_ digit: Int) -> Text {
        let left = counts.map { max(0, 9 - $0[digit - 1]) } ?? 9
        let name = armed == digit ? "[\(digit)]" : "\(digit)"
        let number = Text(name, left == 0 ? .disabled : .text)
        if size == .tight || counts == nil { return number }
        return number + Text(left == 0 ? "   " : " ×\(left)", .dim)
    }
}
