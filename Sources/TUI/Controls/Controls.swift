import Reactive

/// The focus of a screen and the state of its controls, by their spots.
///
/// Keep the controls in the program's state. Commands of controls can be compared and recorded,
/// tests need no picture, and views have no state. A spot without a ``Control`` is a button.
///
///     var controls = Controls(focus: .filter, [.filter: .text(), .table: .list(count: 3)])
///
/// The visible control with the focus receives each key. If it does not use the key, the key moves
/// the focus, presses the control (Enter and space), or scrolls the view around it. The program
/// receives all other keys.
public struct Controls<Spot: Hashable>: EmittingModel, Equatable {
    public enum Command: Equatable {
        /// A key, the spot with the focus, and the spot to which the key moves the focus. `in` is
        /// the scrolled view that contains the focus. `isHidden` is true if the user has scrolled
        /// the focus out of view.
        case key(
            KeyPress, at: Spot?, leadingTo: Spot? = nil, in: Spot? = nil, isHidden: Bool = false)

        /// Text that was pasted or came from an input method, and the spot with the focus.
        case insert(String, at: Spot?)

        /// A press, a turn of the wheel, or a drag.
        case intent(Intent<ControlPart<Spot>>)

        /// A press or a drag on a text or a slider, with its position.
        case point(Spot, Point, in: Size, PointerPress<Spot>.Phase, Modifiers = [])

        /// A press or a drag on a scroll bar, which leads to this first visible row.
        case scroll(Spot, to: Int)

        /// The size of the control in the layout. `content` is the size of its scrolled content.
        /// `offset` is the position of the content, if the view has scrolled to the focus.
        case size(Spot, Size, content: Size? = nil, offset: Point? = nil)
    }

    /// An event at a spot. The controls have already changed.
    public enum News: Equatable {
        case focused(Spot)
        case changed(Spot)

        /// The user pressed a button, pressed Enter on a text, a row or a day, or clicked a row or
        /// a day twice (in a palette, once).
        case pressed(Spot)
        case sorted(Spot)

        /// The user opened a row of a tree whose rows below are not known yet.
        case opened(Spot)

        /// A key that no control uses.
        case key(KeyPress)

        /// A drag of a spot without a control.
        case intent(Intent<ControlPart<Spot>>)
    }

    /// The state that a dialog has replaced: the focus, and the earlier controls of the dialog's
    /// spots.
    fileprivate struct Scope: Equatable {
        let focus: Spot?
        let replaced: [Spot: Control?]
    }

    public private(set) var focus: Spot?
    private var states: [Spot: Control]
    private var scopes: [Scope] = []

    /// The views that the user has scrolled since the last key for the focused control. They do not
    /// scroll to the focus.
    private var scrolledAway: Set<Spot> = []

    public init(focus: Spot?, _ controls: [Spot: Control] = [:]) {
        (self.focus, states) = (focus, controls)
    }

    /// Adds the controls of a dialog, and moves the focus there.
    public mutating func beginDialog(focus: Spot?, _ controls: [Spot: Control] = [:]) {
        let replaced = [Spot: Control?](
            uniqueKeysWithValues: controls.keys.map { ($0, states[$0]) })
        scopes.append(Scope(focus: self.focus, replaced: replaced))
        if let focus = self.focus { states[focus]?.kind.close() }
        states.merge(controls) { $1 }
        self.focus = focus
        followFocusEverywhere()
    }

    /// Removes the controls of the latest dialog, and returns the focus to its earlier spot.
    public mutating func endDialog() {
        guard let scope = scopes.popLast() else { return }
        for (spot, control) in scope.replaced { states[spot] = control }
        focus = scope.focus
        followFocusEverywhere()
    }

    /// Moves the focus to a spot, or to none.
    public mutating func moveFocus(to spot: Spot?) {
        if spot == focus { return }
        if let focus { states[focus]?.kind.leave() }
        focus = spot
        followFocusEverywhere()
    }

    /// The state of a control; nil for a button.
    public subscript(spot: Spot) -> Control? {
        get { states[spot] }
        set { states[spot] = newValue }
    }

    public mutating func apply(_ command: Command, emit: (News) -> Void) {
        switch command {
        case .key(let key, let spot, let target, let container, let isHidden):
            apply(key, at: spot, leadingTo: target, in: container, isHidden, emit)
        case .insert(let text, let spot):
            if let focus, spot == focus {
                followFocusEverywhere()
                _ = change(focus, emit) { $0.insert(text) }
            }
        case .intent(let intent): apply(intent, emit)
        case .point(let spot, let point, let size, let phase, let modifiers):
            self.point(spot, point, in: size, phase, modifiers, emit)
        case .scroll(let spot, let row):
            states[spot]?.kind.scroll(to: row)
            if states[spot]?.kind is ScrollControl { stopFollowingFocus(in: spot) }
        case .size(let spot, let size, let content, let offset):
            states[spot]?.kind.resize(size, content: content)
            if let offset { states[spot]?.kind.move(to: offset) }
        }
    }

    // MARK: Keys

    private mutating func apply(
        _ key: KeyPress, at spot: Spot?, leadingTo target: Spot?, in container: Spot?,
        _ isHidden: Bool, _ emit: (News) -> Void
    ) {
        // Only a control that is visible, or that scrolls into view now, receives keys.
        let focusedSpot = focus.flatMap { $0 == spot ? $0 : nil }
        if let focusedSpot, change(focusedSpot, emit, { $0.take(key) }).contains(.used) {
            return followFocusEverywhere()
        }
        if let target, target != focus { return move(to: target, emit) }
        if let focusedSpot, key.pressesFocus {
            followFocusEverywhere()
            // Shows a hidden control, but does not press it.
            if !isHidden { press(.whole(focusedSpot), ControlPress(isByKey: true), emit) }
            return
        }
        if focusedSpot != nil, let container, scroll(container, by: key) { return }
        emit(.key(key))
    }

    /// Scrolls a view that contains the focus. Returns whether the view has moved.
    private mutating func scroll(_ spot: Spot, by key: KeyPress) -> Bool {
        guard let command = ScrollOffset.Command(key),
            var control = states[spot]?.kind as? ScrollControl, control.scroll(command)
        else { return false }
        states[spot] = Control(kind: control)
        stopFollowingFocus(in: spot)
        return true
    }

    /// Lets all views scroll to the focus.
    private mutating func followFocusEverywhere() {
        if !scrolledAway.isEmpty { scrolledAway.removeAll() }
    }

    /// Keeps the scroll position of a view, even if the focus is then not visible.
    mutating func stopFollowingFocus(in spot: Spot) {
        if spot != focus { scrolledAway.insert(spot) }
    }

    /// Returns whether a view scrolls to the focus in its content.
    func followsFocus(_ spot: Spot) -> Bool { focus != nil && !scrolledAway.contains(spot) }

    private mutating func move(to spot: Spot, _ emit: (News) -> Void) {
        if spot == focus { return }
        moveFocus(to: spot)
        emit(.focused(spot))
    }

    // MARK: The pointer

    private mutating func apply(_ intent: Intent<ControlPart<Spot>>, _ emit: (News) -> Void) {
        switch intent {
        case .press(let part, let count, _, let modifiers):
            press(part, ControlPress(count: count, modifiers: modifiers), emit)
        case .focus(let part): move(to: part.spot, emit)
        case .wheel(let part, let direction):
            _ = change(part.spot, emit) { $0.wheel(direction) }
            if states[part.spot]?.kind is ScrollControl { stopFollowingFocus(in: part.spot) }
        case .hover(let part?): states[part.spot]?.kind.hover(part.target)
        case .hover(nil): break
        // Controls handle their drags as `point` commands. The program receives only other drags.
        case .lift(let part, _), .drag(let part, _, _), .drop(let part, _, _), .cancel(let part):
            if states[part.spot] == nil { emit(.intent(intent)) }
        }
    }

    private mutating func press(
        _ part: ControlPart<Spot>, _ press: ControlPress, _ emit: (News) -> Void
    ) {
        let spot = part.spot
        guard states[spot] != nil else { return emit(.pressed(spot)) }
        move(to: spot, emit)
        _ = change(spot, emit) { $0.press(part.target, press) }
    }

    private mutating func point(
        _ spot: Spot, _ point: Point, in size: Size, _ phase: PointerPress<Spot>.Phase,
        _ modifiers: Modifiers, _ emit: (News) -> Void
    ) {
        guard phase != .released else { return }
        let pointer = ControlPointer(
            point: point, size: size, isDragged: phase == .dragged, modifiers: modifiers)
        _ = change(spot, emit) { $0.point(pointer) }
    }

    // MARK: Changes

    /// Changes the state of a control, and emits what happened.
    private mutating func change(
        _ spot: Spot, _ emit: (News) -> Void, _ change: (inout any ControlKind) -> ControlReaction
    ) -> ControlReaction {
        guard let reaction = states[spot]?.change(change) else { return .none }
        if reaction.contains(.changed) { emit(.changed(spot)) }
        if reaction.contains(.sorted) { emit(.sorted(spot)) }
        if reaction.contains(.opened) { emit(.opened(spot)) }
        if reaction.contains(.pressed) { emit(.pressed(spot)) }
        return reaction
    }
}

extension Control {
    fileprivate mutating func change(
        _ change: (inout any ControlKind) -> ControlReaction
    ) -> ControlReaction { change(&kind) }
}

extension Controls: Sendable where Spot: Sendable {}
extension Controls.Scope: Sendable where Spot: Sendable {}
