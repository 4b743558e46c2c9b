/// The state of a control that is more than a button.
///
/// It says what the control remembers: a text, a chosen row, whether it is on. What it looks like
/// is the view's.
public struct Control: Equatable, Sendable {
    var kind: any ControlKind

    public static func == (one: Control, other: Control) -> Bool {
        one.kind.isSame(as: other.kind)
    }

    /// A text to type into. It wraps its lines if it has several and `wraps` says so; `rules` judge
    /// what was typed.
    public static func text(
        _ text: String = "", isMultiline: Bool = false, isSecret: Bool = false,
        wraps: Bool = false, rules: [TextRule] = []
    ) -> Control {
        let editor = TextEditor(
            text, isMultiline: isMultiline, isSecret: isSecret, wraps: wraps)
        return Control(kind: TextControl(editor: editor, rules: rules))
    }

    /// A list, a menu or a table of so many rows. With `marks` the space bar marks rows; with a
    /// sorting, headers can be pressed. `lines` is the height of a row.
    public static func list(
        count: Int, sorting: TableSorting? = nil, marks: Bool = false, lines: Int = 1
    ) -> Control {
        Control(
            kind: ListControl(
                cursor: ListCursor(count: count), sorting: sorting, hasMarks: marks,
                lines: max(1, lines)))
    }

    /// A view that scrolls. One that follows its end shows what is added there, until the user
    /// scrolls back.
    public static func scroll(followsEnd: Bool = false) -> Control {
        Control(kind: ScrollControl(isAtEnd: followsEnd, followsEnd: followsEnd))
    }

    /// A choice that is on or off.
    public static func toggle(_ isOn: Bool = false) -> Control {
        Control(kind: ToggleControl(isOn: isOn))
    }

    /// One choice of several, by their titles.
    public static func choice(_ titles: [String], chosen: Int? = nil) -> Control {
        let items = titles.enumerated().map { MenuItem($0.offset, $0.element) }
        return Control(kind: ChoiceControl(selection: Selection(items, chosen: chosen)))
    }

    /// Tabs, by their titles.
    public static func tabs(_ titles: [String], chosen: Int = 0) -> Control {
        Control(kind: TabsControl(titles: titles, chosen: chosen))
    }

    /// A number from 0 to 1.
    public static func slider(_ part: Double) -> Control {
        Control(kind: SliderControl(part: part))
    }

    /// Two views with a divider between them, and the part of the room that the first one has.
    public static func split(
        _ direction: SplitDirection = .sideBySide, _ part: Double = 0.5
    ) -> Control {
        Control(kind: SplitControl(part: part, direction: direction))
    }

    /// Titles that are searched while one types. With `isPalette`, one click on a title is a press.
    public static func finder(_ titles: [String], isPalette: Bool = false) -> Control {
        Control(kind: FinderControl(finder: FuzzyFinder(titles), isPalette: isPalette))
    }

    /// Rows that open and close.
    public static func tree(_ nodes: [TreeNode]) -> Control {
        Control(kind: TreeControl(tree: TreeOutline(nodes)))
    }

    /// A day of a calendar.
    public static func calendar(_ day: CalendarDay) -> Control {
        Control(kind: CalendarControl(day: day))
    }
}
