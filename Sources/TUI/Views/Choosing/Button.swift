/// A button with a title between brackets, which are at the edges of the button.
///
///     [ Play ]
public struct Button<Value: Hashable>: View {
    private let title: String
    private let value: Value
    private let isFocused, isDim: Bool
    /// Indicates whether the title is at the left of a wide button. If not, it is in the middle.
    private var isLeft = false

    /// Creates a button. A press sends `value` to the program. A program that ignores keys for a
    /// moment draws the button dim, without its focus.
    public init(_ title: String, _ value: Value, isFocused: Bool = false, isDim: Bool = false) {
        self.title = title
        self.value = value
        (self.isFocused, self.isDim) = (isFocused, isDim)
    }

    func focused(_ isFocused: Bool) -> Button {
        Button(title, value, isFocused: isFocused, isDim: isDim)
    }

    /// Returns the button with its title at the left.
    func left() -> Button {
        var button = self
        button.isLeft = true
        return button
    }

    /// Returns a piece of the button's text. Dim text has a style of its own, because the button's
    /// color would replace that of the role `dim`.
    private func piece(_ text: String, on page: borrowing Page) -> Text {
        guard isDim else { return Text(text) }
        let dim = page.theme[.dim]
        var ink = page.theme[.button]
        if dim.foreground != .default { ink.foreground = dim.foreground }
        ink.attributes.formUnion(dim.attributes)
        return Text(text, style: ink)
    }

    public func size(in offer: Size) -> Size { Size(columns: title.drawnColumns + 4, rows: 1) }

    public func draw(on page: inout Page) {
        page.within(Rect(column: 0, row: 0, columns: page.size.columns, rows: 1)) { page in
            page.tag(value, as: [.press, .focus, .hover], isFocused: isFocused)
            let (open, name, close) = (
                piece("[ ", on: page), piece(title, on: page), piece(" ]", on: page)
            )
            Row {
                open
                if !isLeft { Spacer() }
                name
                Spacer()
                close
            }
            .background(isFocused && !isDim ? .focus : .button).draw(on: &page)
        }
    }

    /// Unavailable: views do not store closures.
    @available(
        *, unavailable,
        message: "Give the button a value, Button(\"Play\", Spot.play), and handle its press."
    )
    public init(_ title: String, action: @escaping () -> Void) where Value == Never {
        fatalError("A button must have a value.")
    }

    func stands(for value: Value?) -> Bool { self.value == value }
}
