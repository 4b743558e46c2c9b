import Reactive

/// The focus of a screen, and the state of its controls by the spots that tag them.
///
/// It is part of the program's state. Its commands can be compared and recorded, tests need no
/// picture, and views keep nothing. A spot without a ``Control`` is a button.
///
///     var controls = Controls(focus: .filter, [.filter: .text(), .table: .list(count: 3)])
///
/// A key goes to the visible control with the focus. If the control does not use it, it moves the
/// focus, or presses (Enter and space). Any other key is told as a key of the program.
public struct Controls<Spot: Hashable>: TellingModel, Equatable {
    public enum Command: Equatable {
        /// A key, the spot with the focus, and the spot that the key leads to.
        case key(KeyPress, at: Spot?, leadingTo: Spot? = nil)

        /// Text that was pasted or came from an input method, and the spot with the focus.
        case insert(String, at: Spot?)

        /// A press, a turn of the wheel, or a drag.
        case intent(Intent<ControlPart<Spot>>)

        /// A press or a drag on a text or a slider, with its position.
        case point(Spot, Point, in: Size, PointerPress<Spot>.Phase, Modifiers = [])

        /// The size of a control, and of the content that scrolls in it.
        case size(Spot, Size, content: Size? = nil)
    }

    /// What happened, and where. The controls have the new state.
    public enum News: Equatable {
        case focused(Spot)
        case changed(Spot)

        /// A button was pressed, Enter was pressed on a text, or a row was pressed twice.
        case pressed(Spot)
        case sorted(Spot)

        /// A key that no control uses.
        case key(KeyPress)

        /// A drag.
        case intent(Intent<ControlPart<Spot>>)
    }

    /// The focus and the spots of a scope that lies below another.
    fileprivate struct Scope: Equatable {
        let focus: Spot?
        let added: Set<Spot>
    }

    public private(set) var focus: Spot?
    private var states: [Spot: Control]
    private var scopes: [Scope] = []

    public init(focus: Spot?, _ controls: [Spot: Control] = [:]) {
        (self.focus, states) = (focus, controls)
    }

    /// Adds the controls of a dialog, and moves the focus there.
    public mutating func open(focus: Spot?, _ controls: [Spot: Control] = [:]) {
        scopes.append(Scope(focus: self.focus, added: Set(controls.keys)))
        states.merge(controls) { $1 }
        self.focus = focus
    }

    /// Removes the controls of the latest dialog. The focus returns to where it was.
    public mutating func close() {
        guard let scope = scopes.popLast() else { return }
        for spot in scope.added { states[spot] = nil }
        focus = scope.focus
    }

    /// Moves the focus, as a program does.
    public mutating func moveFocus(to spot: Spot?) { focus = spot }

    /// The state of a control; nil for a button.
    public subscript(spot: Spot) -> Control? {
        get { states[spot] }
        set { states[spot] = newValue }
    }

    public mutating func apply(_ command: Command, tell: (News) -> Void) {
        switch command {
        case .key(let key, let spot, let target): apply(key, at: spot, leadingTo: target, tell)
        case .insert(let text, let spot):
            if let focus, spot == focus { edit(focus, .insert(text), tell) }
        case .intent(let intent): apply(intent, tell)
        case .point(let spot, let point, let size, let phase, let modifiers):
            self.point(spot, point, in: size, phase, modifiers, tell)
        case .size(let spot, let size, let content): resize(spot, size, content)
        }
    }

    // MARK: Keys

    private mutating func apply(
        _ key: KeyPress, at spot: Spot?, leadingTo target: Spot?, _ tell: (News) -> Void
    ) {
        // What is not seen to have the focus gets no keys.
        let seen = focus.flatMap { $0 == spot ? $0 : nil }
        if let seen, take(key, at: seen, tell) { return }
        if let target, target != focus { return move(to: target, tell) }
        if let seen, key.pressesFocus { return press(.whole(seen), [], 1, tell) }
        tell(.key(key))
    }

    private mutating func move(to spot: Spot, _ tell: (News) -> Void) {
        if spot == focus { return }
        if let focus, case .choice(var selection)? = states[focus]?.state {
            selection.apply(.close)
            states[focus]?.state = .choice(selection)
        }
        focus = spot
        tell(.focused(spot))
    }

    /// Gives a key to a control, and returns whether that has a use for it.
    private mutating func take(_ key: KeyPress, at spot: Spot, _ tell: (News) -> Void) -> Bool {
        guard let control = states[spot] else { return false }
        switch control.state {
        case .text(let editor):
            guard let command = TextEditor.Command(key, isMultiline: editor.isMultiline) else {
                return false
            }
            edit(spot, command, tell)
            return true
        case .list(var cursor, let sorting, let marks):
            guard let command = ListCursor.Command(key), command != .mark || marks else {
                return false
            }
            let before = cursor
            cursor.apply(command)
            return set(spot, .list(cursor, sorting, marks: marks), if: cursor != before, tell)
        case .scroll(var offset, let isAtEnd, let followsEnd):
            guard let command = ScrollOffset.Command(key) else { return false }
            return scroll(spot, &offset, isAtEnd, followsEnd, command)
        case .choice(var selection):
            if selection.isOpen, key.key == .tab {
                selection.apply(.close)
                states[spot]?.state = .choice(selection)
                return true
            }
            guard let command = selection.command(for: key) else { return false }
            let chosen = selection.chosen
            selection.apply(command)
            states[spot]?.state = .choice(selection)
            if selection.chosen != chosen { tell(.changed(spot)) }
            return true
        case .tabs(let titles, let chosen):
            let tabs = Tabs(titles.indices.map { ($0, titles[$0]) }, selected: chosen)
            guard let next = tabs.value(for: key) else { return false }
            return set(spot, .tabs(titles: titles, chosen: next), if: next != chosen, tell)
        case .slider(let part):
            guard key.modifiers.isEmpty, key.key == .left || key.key == .right else {
                return false
            }
            slide(spot, to: part + (key.key == .left ? -0.05 : 0.05), tell)
            return true
        case .toggle: return false
        }
    }

    /// Sets a state that differs from the one before, and tells so.
    private mutating func set(
        _ spot: Spot, _ state: Control.State, if isDifferent: Bool, _ tell: (News) -> Void
    ) -> Bool {
        guard isDifferent else { return false }
        states[spot]?.state = state
        tell(.changed(spot))
        return true
    }

    // MARK: The pointer

    private mutating func apply(_ intent: Intent<ControlPart<Spot>>, _ tell: (News) -> Void) {
        switch intent {
        case .press(let part, let count, _, let modifiers):
            switch (states[part.spot]?.state, part) {
            // A click there only moves the focus; Enter presses.
            case (.text?, .whole), (.list?, .whole), (.scroll?, .whole): move(to: part.spot, tell)
            default: press(part, modifiers, count, tell)
            }
        case .focus(let part): move(to: part.spot, tell)
        case .wheel(let part, let direction): wheel(part.spot, direction, tell)
        case .hover(let part): hover(part)
        default: tell(.intent(intent))
        }
    }

    private mutating func press(
        _ part: ControlPart<Spot>, _ modifiers: Modifiers, _ count: Int, _ tell: (News) -> Void
    ) {
        let spot = part.spot
        if focus != spot, states[spot] != nil { move(to: spot, tell) }
        switch (states[spot]?.state, part) {
        case (.list(var cursor, let sorting, let marks), .row(_, let row)):
            let before = cursor
            cursor.apply(marks ? .init(press: row, modifiers: modifiers) : .select(row))
            _ = set(spot, .list(cursor, sorting, marks: marks), if: cursor != before, tell)
            if count == 2 { tell(.pressed(spot)) }
        case (.list(let cursor, var sorting?, let marks), .header(_, let column)):
            sorting.press(column)
            states[spot]?.state = .list(cursor, sorting, marks: marks)
            tell(.sorted(spot))
        case (.list(let cursor, _, _), .whole) where cursor.count == 0: break
        case (.choice(var selection), .whole):
            selection.apply(selection.isOpen ? .close : .open)
            states[spot]?.state = .choice(selection)
        case (.choice(var selection), .item(_, let item)):
            let chosen = selection.chosen
            selection.apply(.pick(item))
            states[spot]?.state = .choice(selection)
            if selection.chosen != chosen { tell(.changed(spot)) }
        case (.tabs(let titles, let chosen), .item(_, let tab)):
            _ = set(spot, .tabs(titles: titles, chosen: tab), if: tab != chosen, tell)
        case (.toggle(let isOn), _):
            _ = set(spot, .toggle(!isOn), if: true, tell)
        case (.scroll, _), (.slider, _), (.tabs, _): break
        default: tell(.pressed(spot))
        }
    }

    private mutating func wheel(
        _ spot: Spot, _ direction: Mouse.Direction, _ tell: (News) -> Void
    ) {
        switch states[spot]?.state {
        case .text:
            if let command = TextEditor.Command(wheel: direction) { edit(spot, command, tell) }
        case .list(var cursor, let sorting, let marks):
            cursor.apply(.scroll(direction == .up ? -3 : 3))
            states[spot]?.state = .list(cursor, sorting, marks: marks)
        case .scroll(var offset, let isAtEnd, let followsEnd):
            _ = scroll(spot, &offset, isAtEnd, followsEnd, .init(wheel: direction))
        case .choice(var selection):
            selection.apply(.move(direction == .up ? -1 : 1))
            states[spot]?.state = .choice(selection)
            if !selection.isOpen { tell(.changed(spot)) }
        case .slider(let part): slide(spot, to: part + (direction == .up ? 0.05 : -0.05), tell)
        default: break
        }
    }

    private mutating func hover(_ part: ControlPart<Spot>?) {
        guard case .item(let spot, let item)? = part,
            case .choice(var selection)? = states[spot]?.state
        else { return }
        selection.apply(.mark(item, isPointed: true))
        states[spot]?.state = .choice(selection)
    }

    private mutating func point(
        _ spot: Spot, _ point: Point, in size: Size, _ phase: PointerPress<Spot>.Phase,
        _ modifiers: Modifiers, _ tell: (News) -> Void
    ) {
        guard phase != .released else { return }
        switch states[spot]?.state {
        case .text:
            let selects = phase == .dragged || modifiers.contains(.shift)
            edit(spot, .point(point, in: size, selects: selects), tell)
        case .slider:
            slide(spot, to: Slider<Spot>.part(at: point.column, in: size.columns), tell)
        default: break
        }
    }

    // MARK: Changes

    private mutating func edit(
        _ spot: Spot, _ command: TextEditor.Command, _ tell: (News) -> Void
    ) {
        guard case .text(var editor)? = states[spot]?.state else { return }
        let before = editor.lines
        editor.apply(command)
        let isChanged = editor.lines != before
        states[spot]?.state = .text(editor)
        if isChanged { tell(.changed(spot)) }
    }

    private mutating func slide(_ spot: Spot, to part: Double, _ tell: (News) -> Void) {
        let new = min(max(0, part), 1)
        guard case .slider(let old)? = states[spot]?.state, old != new else { return }
        states[spot]?.state = .slider(new)
        tell(.changed(spot))
    }

    /// Scrolls, and returns whether that has moved anything.
    private mutating func scroll(
        _ spot: Spot, _ offset: inout ScrollOffset, _ wasAtEnd: Bool, _ followsEnd: Bool,
        _ command: ScrollOffset.Command
    ) -> Bool {
        if wasAtEnd { offset.apply(.end) }
        let before = offset.point
        offset.apply(command)
        let isAtEnd = followsEnd && offset.isAtEnd
        states[spot]?.state = .scroll(offset, isAtEnd: isAtEnd, followsEnd: followsEnd)
        return offset.point != before
    }

    private mutating func resize(_ spot: Spot, _ size: Size, _ content: Size?) {
        switch states[spot]?.state {
        case .text(var editor):
            editor.apply(.room(size))
            states[spot]?.state = .text(editor)
        case .list(var cursor, let sorting, let marks):
            cursor.rows = size.rows
            states[spot]?.state = .list(cursor, sorting, marks: marks)
        case .scroll(var offset, let isAtEnd, let followsEnd):
            offset.room = size
            offset.content = content ?? offset.content
            states[spot]?.state = .scroll(offset, isAtEnd: isAtEnd, followsEnd: followsEnd)
        default: break
        }
    }
}

extension Controls: Sendable where Spot: Sendable {}
extension Controls.Scope: Sendable where Spot: Sendable {}
