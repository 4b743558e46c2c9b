import TUI

/// The numbers to press. One that stands on the board nine times is dim, and can be pressed still.
struct SudokuPad: CompositeView {
    /// How often each stands on the board, the ones first; nil where it does not matter.
    let counts: [Int]?

    /// The number that cells get when they are chosen.
    let armed: Int?
    let columns: Int
    let size: KeySize

    /// The room for a key.
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

    /// The ground of a key would give its own colour to a number that is dim.
    private func key(_ digit: Int) -> some View {
        let key = label(digit).alignment(.center).aligned(.center, .center)
            .frame(rows: size == .large ? 3 : 1).stretching(columns: 1)
        let isDim = isFinished(digit) && armed != digit
        return
            (isDim ? AnyView(key) : AnyView(key.background(armed == digit ? .selection : .button)))
            .onPress(SudokuSpot.digit(digit))
    }

    private func isFinished(_ digit: Int) -> Bool { counts.map { $0[digit - 1] >= 9 } ?? false }

    /// The number, and how many are left of it, where there is room for that.
    private func label(_ digit: Int) -> Text {
        let left = counts.map { max(0, 9 - $0[digit - 1]) } ?? 9
        let name = armed == digit ? "[\(digit)]" : "\(digit)"
        let number = Text(name, left == 0 ? .disabled : .text)
        if size == .tight || counts == nil { return number }
        return number + Text(left == 0 ? "   " : " ×\(left)", .dim)
    }
}
