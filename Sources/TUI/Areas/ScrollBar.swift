/// The scroll bar of a view, as a target of the pointer.
struct ScrollBar<Tag: Hashable>: Hashable {
    /// The value that tags the view.
    let tag: Tag
    private let scroll: MenuScroll

    init(of tag: Tag, _ scroll: MenuScroll) { (self.tag, self.scroll) = (tag, scroll) }

    /// Returns the first visible row after a press on a row of the bar, or a drag to it. A press on
    /// the thumb changes nothing.
    func first(at row: Int, isDragged: Bool) -> Int {
        !isDragged && scroll.thumb.contains(row) ? scroll.first : scroll.first(at: row)
    }
}

/// The scroll bar of a menu. A press or a drag moves the focus to a value of the menu.
struct MenuScrollBar<Value: Hashable>: Hashable {
    /// The value for each row of the bar.
    let values: [Value]

    func value(at row: Int) -> Value? {
        values.isEmpty ? nil : values[min(max(0, row), values.count - 1)]
    }
}

extension AreaValue {
    /// Returns the tag of the scroll bar of the view with this tag.
    func bar(_ scroll: MenuScroll) -> AreaValue {
        func bar(_ tag: some Hashable) -> AreaValue { AreaValue(ScrollBar(of: tag, scroll)) }
        return bar(base)
    }
}
