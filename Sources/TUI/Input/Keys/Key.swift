/// A key, by its label.
public enum Key: Hashable, Sendable {
    /// The key of a character. If the terminal reports modifiers, this is the character without
    /// Shift. A typed byte keeps its case: `A`, without the Shift modifier.
    case character(Unicode.Scalar)

    case function(UInt8)
    case keypad(Keypad)
    case media(MediaKey)
    case modifier(ModifierKey)

    case enter, tab, backspace, escape
    case up, down, left, right
    case home, end, pageUp, pageDown, insert, delete

    /// The middle of the cursor keys: 5 on a keypad without Num Lock.
    case begin

    case capsLock, scrollLock, numLock, printScreen, pause, menu

    public var character: Unicode.Scalar? {
        if case .character(let scalar) = self { scalar } else { nil }
    }
}

extension Key: ExpressibleByUnicodeScalarLiteral {
    /// Creates the key of a character, for comparisons such as `key == "q"`.
    public init(unicodeScalarLiteral scalar: Unicode.Scalar) { self = .character(scalar) }
}

extension Key {
    /// Unavailable, because a name such as `"space"` is not a key.
    @available(
        *, unavailable,
        message: "A key is a letter, key == \"q\" or key == \" \", or a case, key == .enter."
    )
    public static func == (key: Key, text: String) -> Bool {
        fatalError("A text is not a key.")
    }

    /// Unavailable, because a name such as `"space"` is not a key.
    @available(
        *, unavailable,
        message: "A key is a letter, key != \"q\" or key != \" \", or a case, key != .enter."
    )
    public static func != (key: Key, text: String) -> Bool {
        fatalError("A text is not a key.")
    }
}

/// The keys of the number pad, in the order of the kitty protocol's numbers.
public enum Keypad: UInt8, Hashable, Sendable, CaseIterable {
    case zero, one, two, three, four, five, six, seven, eight, nine
    case decimal, divide, multiply, subtract, add, enter, equal, separator
    case left, right, up, down, pageUp, pageDown, home, end, insert, delete, begin

    // Only the application keypad of the VT100 has these two keys.
    case tab, space
}

/// The media keys, in the order of the kitty protocol's numbers.
public enum MediaKey: UInt8, Hashable, Sendable, CaseIterable {
    case play, pause, playPause, reverse, stop, fastForward, rewind, nextTrack, previousTrack,
        record
    case lowerVolume, raiseVolume, mute
}

/// The modifiers as separate keys, in the order of the kitty protocol's numbers.
public enum ModifierKey: UInt8, Hashable, Sendable, CaseIterable {
    case leftShift, leftControl, leftAlt, leftSuper, leftHyper, leftMeta
    case rightShift, rightControl, rightAlt, rightSuper, rightHyper, rightMeta
    case level3Shift, level5Shift
}
