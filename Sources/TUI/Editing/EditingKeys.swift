import Reactive

extension TextEditor.Command {
    /// Creates the command of a key, as in editors and shells: the left and right arrows with Ctrl
    /// or Alt move by words, and every arrow with Shift selects. Ctrl-A and Ctrl-E move to the ends
    /// of the line. Ctrl-W, Ctrl-U and Ctrl-K delete. Alt-A selects all, Ctrl-_ and Alt-Z undo, and
    /// Ctrl-Y redoes. Nil for other keys.
    public init?(_ key: KeyPress, isMultiline: Bool = false) {
        guard key.isIntended else { return nil }
        if let command = TextEditor.Command(letter: key) {
            self = command
            return
        }
        let selects = key.modifiers.contains(.shift)
        let byWords = !key.modifiers.isDisjoint(with: [.control, .alt])
        switch key.key {
        case .left, .keypad(.left): self = .move(byWords ? .wordLeft : .left, selects: selects)
        case .right, .keypad(.right): self = .move(byWords ? .wordRight : .right, selects: selects)
        case .up where isMultiline, .keypad(.up) where isMultiline:
            self = .move(.up, selects: selects)
        case .down where isMultiline, .keypad(.down) where isMultiline:
            self = .move(.down, selects: selects)
        case .home, .keypad(.home): self = .move(byWords ? .start : .lineStart, selects: selects)
        case .end, .keypad(.end): self = .move(byWords ? .end : .lineEnd, selects: selects)
        case .pageUp where isMultiline, .keypad(.pageUp) where isMultiline:
            self = .move(.pages(-1), selects: selects)
        case .pageDown where isMultiline, .keypad(.pageDown) where isMultiline:
            self = .move(.pages(1), selects: selects)
        case .backspace: self = .delete(byWords ? .wordLeft : .left)
        case .delete, .keypad(.delete): self = .delete(byWords ? .wordRight : .right)
        case .enter where isMultiline, .keypad(.enter) where isMultiline: self = .insert("\n")
        default:
            guard let text = key.text, text != "\n", text != "\t" else { return nil }
            self = .insert(text)
        }
    }

    private init?(letter key: KeyPress) {
        guard let letter = (key.base ?? key.key.character).map(Character.init) else { return nil }
        switch (key.modifiers, letter) {
        case (.control, "a"): self = .move(.lineStart)
        case (.control, "e"): self = .move(.lineEnd)
        case (.control, "w"): self = .delete(.wordLeft)
        case (.control, "u"): self = .delete(.lineStart)
        case (.control, "k"): self = .delete(.lineEnd)
        case (.control, "_"), (.control, "/"), (.alt, "z"): self = .undo
        case (.control, "y"): self = .redo
        case (.alt, "a"): self = .selectAll
        default: return nil
        }
    }
}

extension TextEditor.Command {
    /// Creates the command of a press on a text or of a drag over it; nil for a release.
    public init?<Spot>(_ press: PointerPress<Spot>) {
        guard press.phase != .released else { return nil }
        let selects = press.phase == .dragged || press.modifiers.contains(.shift)
        self = .point(press.place, in: press.size, selects: selects)
    }

    /// Creates the command of a notch of the wheel, which scrolls by three rows. Nil for a sideways
    /// wheel.
    public init?(wheel direction: Mouse.Direction) {
        guard let step = direction.verticalStep else { return nil }
        self = .scroll(3 * step)
    }
}

extension Console {
    /// Returns typed and pasted text as commands for the focused text. Also returns the size of the
    /// view, each time it changes.
    public func edits(isMultiline: Bool = false) -> Observable<TextEditor.Command> {
        let sizes = areaSizes(followsPointer: false).map { (area: AreaSize<AnyHashable>) in
            TextEditor.Command.room(area.size)
        }
        let typed: Observable<TextEditor.Command> = readings.compactMap { reading in
            switch reading.event {
            case .paste(let text), .text(let text): .insert(text)
            default: reading.key.flatMap { TextEditor.Command($0, isMultiline: isMultiline) }
            }
        }
        return .merge(sizes, typed)
    }
}
