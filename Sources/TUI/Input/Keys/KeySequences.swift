extension ControlSequence {
    /// The key of a `CSI` sequence of xterm, rxvt, st, the consoles or kitty.
    var key: KeyPress? {
        guard marker == 0 else { return nil }
        return switch (Unicode.Scalar(final), intermediate) {
        case ("u", 0): kittyKey
        case ("~", 0) where number(0) == 27 && count == 3: otherKey
        case ("~", 0) where count <= 2: number(0).flatMap(Key.init(tilde:)).flatMap { press($0) }
        case ("$", 0): rxvtKey(modifiers: .shift)
        case ("^", 0): rxvtKey(modifiers: .control)
        case ("@", 0): rxvtKey(modifiers: [.control, .shift])
        case ("Z", 0): arrow(.tab, adding: .shift)
        case (_, 0): letterKey
        default: nil
        }
    }

    /// The key of an `SS3` sequence. Old terminals send a bare modifier in the middle of it.
    var singleShiftKey: KeyPress? {
        if count == 0, let key = Key(rxvtArrow: final) {
            return KeyPress(key, modifiers: .control)
        }
        return Key(singleShiftFinal: final).flatMap { arrow($0) }
    }

    private var letterKey: KeyPress? {
        if count == 0, let key = Key(rxvtArrow: final) { return KeyPress(key, modifiers: .shift) }
        return suckless ?? Key(controlFinal: final).flatMap { arrow($0) }
    }

    /// The editing keys of st outside application mode.
    private var suckless: KeyPress? {
        guard count <= 1, !hasSubfields else { return nil }
        return switch (Unicode.Scalar(final), number(0)) {
        case ("h", 4): KeyPress(.insert)
        case ("l", 4): KeyPress(.insert, modifiers: .shift)
        case ("L", nil): KeyPress(.insert, modifiers: .control)
        case ("K", 2): KeyPress(.delete, modifiers: .shift)
        case ("K", nil): KeyPress(.end, modifiers: .shift)
        case ("J", nil): KeyPress(.home, modifiers: .shift)
        case ("J", 2): KeyPress(.home, modifiers: .shift)
        default: nil
        }
    }

    /// Returns a key whose sequence has a final letter of its own. The fields are `1;held`, or
    /// `held` in old xterms, or none if no modifier is held.
    private func arrow(_ key: Key, adding modifiers: Modifiers = []) -> KeyPress? {
        guard count <= 2, count < 2 || (number(0) ?? 1) == 1 else { return nil }
        return press(key, heldIn: count == 0 ? nil : count - 1, adding: modifiers)
    }

    private func rxvtKey(modifiers: Modifiers) -> KeyPress? {
        guard count == 1, !hasSubfields else { return nil }
        return number(0).flatMap(Key.init(tilde:)).map { KeyPress($0, modifiers: modifiers) }
    }

    /// The key of `CSI 27 ; held ; code ~` (modifyOtherKeys).
    private var otherKey: KeyPress? {
        guard !hasSubfields, let code = number(2) else { return nil }
        return Key(kittyNumber: code).flatMap { press($0, heldIn: 1) }
    }

    /// Returns a press with the modifiers, the locks and the kind of a field `held:kind`.
    func press(_ key: Key, heldIn field: Int? = 1, adding extra: Modifiers = []) -> KeyPress? {
        guard let field else { return KeyPress(key, modifiers: extra) }
        guard let held = HeldKeys(field: number(field) ?? 1),
            let kind = KeyPress.Kind(field: number(field, 1) ?? 1), numbers(in: field).count <= 2
        else { return nil }
        var key = key
        let modifiers = held.modifiers.union(extra)
        if modifiers.contains(.shift), let character = key.character {
            key = .character(character.lowercase)
        }
        return KeyPress(key, modifiers: modifiers, kind: kind, locks: held.locks)
    }
}

extension KeyPress.Kind {
    fileprivate init?(field: Int) {
        switch field {
        case 1: self = .press
        case 2: self = .repeat
        case 3: self = .release
        default: return nil
        }
    }
}
