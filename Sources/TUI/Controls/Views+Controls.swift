// Initializers of the views of controls. A view gets its state and its focus from the controls, and
// its spot is its tag.

extension Button {
    public init<Spot>(_ title: String, _ spot: Spot, in controls: Controls<Spot>)
    where Value == ControlPart<Spot> {
        self.init(title, .whole(spot), isFocused: controls.focus == spot)
    }
}

extension Toggle {
    public init<Spot>(
        _ title: String, _ spot: Spot, in controls: Controls<Spot>, mark: Mark = .box
    ) where Value == ControlPart<Spot> {
        self.init(
            title, .whole(spot), isOn: controls.isOn(spot), mark: mark,
            isFocused: controls.focus == spot)
    }
}

extension Slider {
    public init<Spot>(_ spot: Spot, in controls: Controls<Spot>)
    where Value == ControlPart<Spot> {
        self.init(controls.fraction(spot), .whole(spot), isFocused: controls.focus == spot)
    }
}

extension TextField {
    public init<Spot>(_ spot: Spot, in controls: Controls<Spot>, placeholder: String = "")
    where Value == ControlPart<Spot> {
        self.init(
            controls.editor(spot), .whole(spot), placeholder: placeholder,
            isFocused: controls.focus == spot)
    }
}

extension TextArea {
    public init<Spot>(_ spot: Spot, in controls: Controls<Spot>, placeholder: String = "")
    where Value == ControlPart<Spot> {
        self.init(
            controls.editor(spot), .whole(spot), placeholder: placeholder,
            isFocused: controls.focus == spot)
    }
}

extension Tabs {
    public init<Spot>(_ spot: Spot, in controls: Controls<Spot>)
    where Value == ControlPart<Spot> {
        let tabs = controls.tabs(spot)
        self.init(
            tabs.titles.indices.map { (.item(spot, $0), tabs.titles[$0]) },
            selected: .item(spot, tabs.chosen), isFocused: controls.focus == spot)
    }
}

extension Select {
    public init<Spot>(_ spot: Spot, in controls: Controls<Spot>, placeholder: String = "")
    where Value == ControlPart<Spot> {
        self.init(
            controls.selection(spot).map { .item(spot, $0) }, .whole(spot),
            placeholder: placeholder, isFocused: controls.focus == spot)
    }
}

extension DataTable {
    public init<Spot, Rows: RandomAccessCollection>(
        _ columns: [TableColumn<Row>], _ spot: Spot, rows: Rows, in controls: Controls<Spot>
    ) where Value == ControlPart<Spot>, Rows.Element == Row {
        self.init(
            columns, rows: rows, cursor: controls.cursor(spot), sorting: controls.sorting(spot),
            isFocused: controls.focus == spot, tag: { ControlPart(spot, $0) })
    }
}

extension Menu {
    /// Creates a menu of titles. The chosen title is the chosen row of a `.list` control, or the
    /// last title if the control still has more rows than there are titles.
    public init<Spot>(_ titles: [String], _ spot: Spot, in controls: Controls<Spot>)
    where Value == ControlPart<Spot> {
        let cursor = controls.cursor(spot)
        self.init(
            titles.indices.map { MenuItem(.row(spot, $0), titles[$0]) },
            selected: .row(spot, min(cursor.selected, titles.count - 1)),
            isFocused: controls.focus == spot, first: cursor.first)
        empty = .whole(spot)
    }
}

extension ScrollView {
    public init<Spot>(
        _ spot: Spot, in controls: Controls<Spot>, @ViewBuilder _ content: () -> Content
    ) {
        self.init(offset: controls.offset(spot), content)
        let isFocused = controls.focus == spot
        control = ScrolledControl(
            tagged: AreaValue(ControlPart.whole(spot)), isFocused: isFocused,
            followsFocus: !isFocused && controls.followsFocus(spot))
    }
}

extension Link {
    public init<Spot>(
        _ title: String, to address: String, _ spot: Spot, in controls: Controls<Spot>
    )
    where Value == ControlPart<Spot> {
        self.init(title, to: address, .whole(spot), isFocused: controls.focus == spot)
    }
}
