/// The state of a control that is more than a button.
///
/// It says what the control remembers: a text, a chosen row, whether it is on. What it looks like is
/// the view's.
public struct Control: Equatable, Sendable {
    enum State: Equatable, Sendable {
        case text(TextEditor)
        case list(ListCursor, TableSorting?, marks: Bool)
        case scroll(ScrollOffset, isAtEnd: Bool, followsEnd: Bool)
        case toggle(Bool)
        case choice(Selection<Int>)
        case tabs(titles: [String], chosen: Int)
        case slider(Double)
    }

    var state: State

    /// A text to type into.
    public static func text(
        _ text: String = "", isMultiline: Bool = false, isSecret: Bool = false
    ) -> Control {
        Control(state: .text(TextEditor(text, isMultiline: isMultiline, isSecret: isSecret)))
    }

    /// A list, a menu or a table of so many rows. With `marks` the space bar marks rows; with a
    /// sorting, headers can be pressed.
    public static func list(
        count: Int, sorting: TableSorting? = nil, marks: Bool = false
    ) -> Control {
        Control(state: .list(ListCursor(count: count), sorting, marks: marks))
    }

    /// A view that scrolls. One that follows its end shows what is added there, until the user
    /// scrolls back.
    public static func scroll(followsEnd: Bool = false) -> Control {
        let offset = ScrollOffset(content: .zero, room: .zero)
        return Control(state: .scroll(offset, isAtEnd: followsEnd, followsEnd: followsEnd))
    }

    /// A choice that is on or off.
    public static func toggle(_ isOn: Bool = false) -> Control { Control(state: .toggle(isOn)) }

    /// One choice of several, by their titles.
    public static func choice(_ titles: [String], chosen: Int? = nil) -> Control {
        let items = titles.enumerated().map { MenuItem($0.offset, $0.element) }
        return Control(state: .choice(Selection(items, chosen: chosen)))
    }

    /// Tabs, by their titles.
    public static func tabs(_ titles: [String], chosen: Int = 0) -> Control {
        Control(state: .tabs(titles: titles, chosen: chosen))
    }

    /// A number from 0 to 1.
    public static func slider(_ part: Double) -> Control { Control(state: .slider(part)) }
}
