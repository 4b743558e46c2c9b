/// A number in a range, as the position of a knob.
///
///     ━━━━━━●─────────
public struct Slider<Value: Hashable>: View {
    private let fraction: Double
    private let value: Value
    private let isFocused: Bool

    /// Creates a slider. `fraction` is the position of the knob, from 0 to 1. A press sends `value`
    /// to the program. `fraction(at:in:)` converts the column of the press.
    public init(_ fraction: Double, _ value: Value, isFocused: Bool = false) {
        self.fraction = fraction.isFinite ? min(max(0, fraction), 1) : 0
        self.value = value
        self.isFocused = isFocused
    }

    public func size(in offer: Size) -> Size { Size(columns: 12, rows: 1) }
    public var stretch: Stretch { Stretch(columns: 1) }

    public func draw(on page: inout Page) {
        page.within(Rect(column: 0, row: 0, columns: page.size.columns, rows: 1)) { page in
            page.tag(value, as: [.press, .focus, .drag, .wheel], isFocused: isFocused)
            let knob = Int((fraction * Double(max(0, page.size.columns - 1))).rounded())
            for column in 0..<page.size.columns {
                let scalar: Unicode.Scalar = column == knob ? "●" : column < knob ? "━" : "─"
                let role: Role =
                    column > knob ? .rule : column == knob && isFocused ? .focus : .accent
                page.fill(
                    Rect(column: column, row: 0, columns: 1, rows: 1), scalar, page.style(role))
            }
            if isFocused { page.placeFocusCursor(column: knob, row: 0) }
        }
    }

    /// Returns the fraction for a column of a slider with this width.
    public static func fraction(at column: Int, in columns: Int) -> Double {
        columns > 1 ? min(max(0, Double(column) / Double(columns - 1)), 1) : 0
    }
}
