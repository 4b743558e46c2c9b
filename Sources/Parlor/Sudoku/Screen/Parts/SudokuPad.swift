import TUI

/// The digits to press. A digit that is on the board nine times is dim, but can still be pressed.
struct SudokuPad: CompositeView, Equatable {
    /// The number of times that each digit is on the board, starting with the digit 1; nil if the
    /// pad shows no counts.
    let counts: [Int]?

    /// The digit that a press on a cell writes.
    let armed: Int?
    let columns: Int
    let size: KeySize
    /// The columns between two keys.
    let gap: Int

    /// The pad in a space of this width. All keys have the same width. The gaps between them are as
    /// wide as necessary to fill the space.
    func across(_ room: Int) -> some View {
        func width(_ gap: Int) -> Int { room - gap * (columns - 1) }
        let gap = (1...3).first { width($0).isMultiple(of: columns) } ?? 1
        return SudokuPad(counts: counts, armed: armed, columns: columns, size: size, gap: gap)
            .frame(columns: room - width(gap) % columns)
    }

    enum KeySize {
        case tight, wide, large
        /// Keys with large digits.
        case drawn

        fileprivate var rows: Int {
            switch self {
            case .tight, .wide: 1
            case .large: 3
            case .drawn: 5
            }
        }
    }

    var content: some View {
        Column(spacing: size == .tight ? 0 : 1) {
            for first in stride(from: 1, through: 9, by: columns) {
                Row(spacing: gap) {
                    for digit in first..<first + columns { key(digit) }
                }
            }
        }
    }

    /// A key. A dim key has no background, because the background would change the color of its
    /// text.
    private func key(_ digit: Int) -> some View {
        let label = size == .drawn ? AnyView(drawing(digit)) : label(digit)
        let key = label.aligned(.center, .center).frame(rows: size.rows).stretching(columns: 1)
        let isDim = isFinished(digit) && armed != digit
        return
            (isDim ? AnyView(key) : AnyView(key.background(armed == digit ? .selection : .button)))
            .onPress(SudokuSpot.digit(digit))
    }

    private func isFinished(_ digit: Int) -> Bool { counts.map { $0[digit - 1] >= 9 } ?? false }

    /// The number of times that a digit is still missing.
    private func left(_ digit: Int) -> Int { counts.map { max(0, 9 - $0[digit - 1]) } ?? 9 }

    /// The digit and, if there is space, the number of times that it is still missing.
    private func label(_ digit: Int) -> AnyView {
        let name = armed == digit ? "[\(digit)]" : "\(digit)"
        let number = Text(name, left(digit) == 0 ? .disabled : .text)
        if size == .tight || counts == nil { return AnyView(number) }
        return AnyView(
            FirstThatFits {
                number + Text(" ") + count(digit)
                number + count(digit)
                number
            })
    }

    private func count(_ digit: Int) -> Text {
        Text(left(digit) == 0 ? "  " : "×\(left(digit))", .dim)
    }

    /// The large digit with the number of times that it is still missing.
    private func drawing(_ digit: Int) -> some View {
        let marks = armed == digit ? ("[", "]") : (" ", " ")
        return Row(alignment: .center) {
            Text(" \(marks.0) ")
            SudokuPadDigit(digit: digit, role: left(digit) == 0 ? .disabled : .text)
            Text(" \(marks.1)")
            if counts != nil { Text(" ") + count(digit) }
        }
    }
}

extension SudokuPad {
    init(scene: SudokuScene, columns: Int, size: KeySize) {
        self.init(
            counts: scene.seen.moment == .waiting ? nil : scene.seen.board.counts,
            armed: scene.seen.board.armed, columns: columns, size: size, gap: 1)
    }
}

/// A digit of three rows, as a picture if the theme has blocks.
private struct SudokuPadDigit: View, Equatable {
    let digit: Int
    let role: Role

    func size(in offer: Size) -> Size { Size(columns: 3, rows: 3) }

    func draw(on page: inout Page) {
        if page.theme.isASCII || !page.theme.hasPartialBlocks {
            page.draw("\(digit)", column: 1, row: 1, style: page.style(role))
        } else {
            SudokuDigits.picture(of: digit, rows: 3)
                .draw(on: &page, column: 0, row: 0, style: page.style(role))
        }
    }
}
