/// The state of a control other than a button.
///
/// A control contains what the user can change: a text, the chosen row, or whether a toggle is on.
/// The view decides how the control looks.
public struct Control: Equatable, Sendable {
    var kind: any ControlKind

    public static func == (one: Control, other: Control) -> Bool {
        one.kind.isSame(as: other.kind)
    }

    /// Creates a text that the user edits. If `isMultiline` and `wraps` are true, long lines wrap.
    /// The `rules` check the text.
    public static func text(
        _ text: String = "", isMultiline: Bool = false, isSecret: Bool = false,
        wraps: Bool = false, rules: [TextRule] = []
    ) -> Control {
        let editor = TextEditor(
            text, isMultiline: isMultiline, isSecret: isSecret, wraps: wraps)
        return Control(kind: TextControl(editor: editor, rules: rules))
    }

    /// Creates a list, a menu or a table with this number of rows. If `marks` is true, the space
    /// bar marks rows. With a sorting, the user can press the headers. `lines` is the height of a
    /// row.
    public static func list(
        count: Int, sorting: TableSorting? = nil, marks: Bool = false, lines: Int = 1
    ) -> Control {
        Control(
            kind: ListControl(
                cursor: ListCursor(count: count), sorting: sorting, hasMarks: marks,
                lines: max(1, lines)))
    }

    /// Creates a view that scrolls. If `followsEnd` is true, the view shows new content at the end
    /// until the user scrolls back.
    public static func scroll(followsEnd: Bool = false) -> Control {
        Control(kind: ScrollControl(isAtEnd: followsEnd, followsEnd: followsEnd))
    }

    /// Creates a toggle, which is on or off.
    public static func toggle(_ isOn: Bool = false) -> Control {
        Control(kind: ToggleControl(isOn: isOn))
    }

    /// Creates a choice of one title.
    public static func choice(_ titles: [String], chosen: Int? = nil) -> Control {
        let items = titles.enumerated().map { MenuItem($0.offset, $0.element) }
        return Control(kind: ChoiceControl(selection: Selection(items, chosen: chosen)))
    }

    /// Creates tabs with these titles.
    public static func tabs(_ titles: [String], chosen: Int = 0) -> Control {
        Control(kind: TabsControl(titles: titles, chosen: chosen))
    }

    /// Creates a slider with a number from 0 to 1.
    public static func slider(_ fraction: Double) -> Control {
        Control(kind: SliderControl(fraction: fraction))
    }

    /// Creates a divider between two views. `fraction` is the first view's share of the space.
    public static func split(
        _ direction: SplitDirection = .sideBySide, _ fraction: Double = 0.5
    ) -> Control {
        Control(kind: SplitControl(fraction: fraction, direction: direction))
    }

    /// Creates a list of titles that the user searches by typing. If `isPalette` is true, a single
    /// click on a title presses it.
    public static func finder(_ titles: [String], isPalette: Bool = false) -> Control {
        Control(kind: FinderControl(finder: FuzzyFinder(titles), isPalette: isPalette))
    }

    /// Creates a tree, whose rows open and close.
    public static func tree(_ nodes: [TreeNode]) -> Control {
        Control(kind: TreeControl(tree: TreeOutline(nodes)))
    }

    /// Creates a calendar with a chosen day.
    public static func calendar(_ day: CalendarDay) -> Control {
        Control(kind: CalendarControl(day: day))
    }
}
