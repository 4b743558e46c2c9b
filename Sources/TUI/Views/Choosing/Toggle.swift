/// A choice that is on or off.
///
///     [x] Sound      (•) Dark
///     [ ] Motion     ( ) Light
public struct Toggle<Value: Hashable>: CompositeView {
    /// The look of a toggle. Boxes are independent of each other. In a group of dots, one is on.
    public enum Mark: Hashable, Sendable { case box, dot }

    private let title: String
    private let value: Value
    private let isOn: Bool
    private let mark: Mark
    private let isFocused: Bool

    /// Creates a toggle. A press sends `value` to the program.
    public init(
        _ title: String, _ value: Value, isOn: Bool, mark: Mark = .box, isFocused: Bool = false
    ) {
        self.title = title
        self.value = value
        self.isOn = isOn
        self.mark = mark
        self.isFocused = isFocused
    }

    public var content: some View {
        marked
            .tagged(
                value, as: [.press, .focus, .hover], isFocused: isFocused,
                cursor: Point(column: 1, row: 0))
    }

    @ViewBuilder private var marked: some View {
        if isFocused {
            line.background(.focus)
        } else {
            line
        }
    }

    private var line: some View {
        Row {
            switch (mark, isOn) {
            case (.box, true): Text("[x] ", .accent)
            case (.dot, true): Text("(•) ", .accent)
            case (.box, false): Text("[ ] ", .dim)
            case (.dot, false): Text("( ) ", .dim)
            }
            Text(title)
        }
    }
}
