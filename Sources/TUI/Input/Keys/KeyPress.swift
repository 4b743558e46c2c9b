/// A press, a repeat or a release of a key.
public struct KeyPress: Equatable, Sendable {
    public enum Kind: UInt8, Equatable, Sendable {
        case press, `repeat`, release
    }

    public var key: Key
    public var modifiers: Modifiers
    public var kind: Kind
    public var locks: Locks
    private var details: Details

    public init(
        _ key: Key, modifiers: Modifiers = [], kind: Kind = .press, locks: Locks = [],
        shifted: Unicode.Scalar? = nil, base: Unicode.Scalar? = nil, text: String? = nil
    ) {
        self.key = key
        self.modifiers = modifiers
        self.kind = kind
        self.locks = locks
        details = Details(key, shifted: shifted, base: base, text: text)
    }

    /// Creates the press of a key that types a character.
    public init(typed character: Unicode.Scalar) {
        key = .character(character)
        modifiers = []
        kind = .press
        locks = []
        details = .typed
    }

    /// The text to insert into a text field; nil for keys that do not type text.
    public var text: String? {
        switch details {
        case .none: nil
        case .typed: key.character.map { String($0) }
        case .reported(_, _, let text): text
        }
    }

    /// The character of this key with Shift, if the terminal reports it.
    public var shifted: Unicode.Scalar? {
        if case .reported(let shifted, _, _) = details { shifted } else { nil }
    }

    /// The character at this position of the standard (US) keyboard, if the terminal reports it.
    /// Compare shortcuts with this character too, so that they work on a Cyrillic or French
    /// keyboard.
    public var base: Unicode.Scalar? {
        if case .reported(_, let base, _) = details { base } else { nil }
    }

    /// Indicates whether this is a press or a repeat of a key that is not a modifier.
    var isIntended: Bool {
        if case .modifier = key { return false }
        return kind != .release
    }

    /// The same key with Alt, which does not type text.
    var withAlt: KeyPress {
        KeyPress(
            key, modifiers: modifiers.union(.alt), kind: kind, locks: locks,
            shifted: shifted, base: base)
    }
}

/// The details of rare presses, stored separately, so that a press takes two words, and typed text
/// does not allocate. Equal presses have equal details, because each press has only one form.
private enum Details: Equatable, Sendable {
    case none

    /// The text is the key's character.
    case typed

    indirect case reported(shifted: Unicode.Scalar?, base: Unicode.Scalar?, text: String?)

    init(_ key: Key, shifted: Unicode.Scalar?, base: Unicode.Scalar?, text: String?) {
        if shifted != nil || base != nil {
            self = .reported(shifted: shifted, base: base, text: text)
        } else if let text {
            let isTyped = key.character.map { text.unicodeScalars.elementsEqual([$0]) } ?? false
            self = isTyped ? .typed : .reported(shifted: nil, base: nil, text: text)
        } else {
            self = .none
        }
    }
}

extension KeyPress {
    /// Unavailable, because a press also has modifiers and a kind. Compare its key.
    @available(*, unavailable, message: "Compare the key of the press: press.key == \"q\".")
    public static func == (press: KeyPress, letter: String) -> Bool {
        fatalError("A press is not a letter.")
    }
}
