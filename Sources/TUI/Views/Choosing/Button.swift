/// A button with a title.
///
///     [ Play ]
public struct Button<Value: Hashable>: View {
    private let title: String
    private let value: Value
    private let isFocused: Bool
    /// Indicates whether the title is on the left of a wide button. If not, it is in the middle.
    private var isLeft = false

    /// Creates a button. The program receives `value` when the button is pressed.
    public init(_ title: String, _ value: Value, isFocused: Bool = false) {
        self.title = title
        self.value = value
        self.isFocused = isFocused
    }

    func focused(_ isFocused: Bool) -> Button { Button(title, value, isFocused: isFocused) }

    /// The button with its title on the left.
    func left() -> Button {
        var button = self
        button.isLeft = true
        return button
    }

    public func size(in offer: Size) -> Size { Size(columns: title.drawnColumns + 4, rows: 1) }

    public func draw(on page: inout Page) {
        page.within(Rect(column: 0, row: 0, columns: page.size.columns, rows: 1)) { page in
            page.tag(value, as: [.press, .focus, .hover], isFocused: isFocused)
            Row {
                if !isLeft { Spacer() }
                Text("[ ")
                Text(title)
                Text(" ]")
                Spacer()
            }
            .background(isFocused ? .focus : .button).draw(on: &page)
        }
    }

    /// Unavailable, because views do not store closures.
    @available(
        *, unavailable,
        message: "Give the button a value, Button(\"Play\", Spot.play), and handle its press."
    )
    public init(_ title: String, action: @escaping () -> Void) where Value == Never {
        fatalError("A button must have a value.")
    }

    func stands(for value: Value?) -> Bool { self.value == value }
}
