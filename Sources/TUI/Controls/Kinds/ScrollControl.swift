/// The state of a view that scrolls: the position of its content.
struct ScrollControl: ControlKind {
    static let name = "scroll"

    private var offset = ScrollOffset(content: .zero, room: .zero)

    /// Indicates whether the view is at the end, and stays there when the content grows.
    private var isAtEnd: Bool
    private let followsEnd: Bool

    init(isAtEnd: Bool, followsEnd: Bool) {
        (self.isAtEnd, self.followsEnd) = (isAtEnd, followsEnd)
    }

    /// The point in the upper left corner.
    var point: Point {
        isAtEnd ? Point(column: offset.point.column, row: .max) : offset.point
    }

    /// Handles a key. The space bar scrolls by a page, as in a pager.
    mutating func take(_ key: KeyPress) -> ControlReaction {
        let isSpace = key.key == " " && key.modifiers.isEmpty && key.isIntended
        let command: ScrollOffset.Command? = isSpace ? .page(1) : ScrollOffset.Command(key)
        return command.map { scroll($0) } == true ? .used : .none
    }

    mutating func press(_ target: ControlTarget, _ press: ControlPress) -> ControlReaction { .none }

    mutating func wheel(_ direction: Mouse.Direction) -> ControlReaction {
        _ = scroll(.init(wheel: direction))
        return .none
    }

    mutating func resize(_ size: Size, content: Size?) {
        offset.room = size
        offset.content = content ?? offset.content
    }

    mutating func move(to offset: Point) {
        self.offset.move(to: offset)
        isAtEnd = followsEnd && self.offset.isAtEnd
    }

    mutating func scroll(to row: Int) {
        move(to: Point(column: offset.point.column, row: row))
    }

    /// Scrolls to the beginning or, if the view follows the end, to the end.
    mutating func goToStart() {
        offset.apply(.start)
        isAtEnd = followsEnd
    }

    /// Scrolls the content. Returns whether its position has changed.
    mutating func scroll(_ command: ScrollOffset.Command) -> Bool {
        if isAtEnd { offset.apply(.end) }
        let before = offset.point
        offset.apply(command)
        isAtEnd = followsEnd && offset.isAtEnd
        return offset.point != before
    }
}
