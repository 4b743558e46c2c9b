/// One key going down, repeating or coming up.
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

    /// The text that a text field inserts; `nil` for keys that type nothing.
    public var text: String? {
        switch details {
        case .none: nil
        case .typed: key.character.map { String($0) }
        case .reported(_, _, let text): text
        }
    }

    /// The character this key makes with shift, where the terminal tells.
    public var shifted: Unicode.Scalar? {
        if case .reported(let shifted, _, _) = details { shifted } else { nil }
    }

    /// The character at this place of the standard (US) keyboard, where the terminal tells: a
    /// shortcut should match it as well, so that it works on a Cyrillic or French keyboard.
    public var base: Unicode.Scalar? {
        if case .reported(_, let base, _) = details { base } else { nil }
    }

    /// Whether the key is meant: it is no modifier on the way to another key, and not coming up.
    var isIntended: Bool {
        if case .modifier = key { return false }
        return kind != .release
    }

    /// The same key with Alt, which types nothing.
    var withAlt: KeyPress {
        KeyPress(
            key, modifiers: modifiers.union(.alt), kind: kind, locks: locks,
            shifted: shifted, base: base)
    }
}

/// Details of few presses, kept elsewhere: a press is two words, and typed text allocates nothing.
/// Equal presses have equal details, because each has one spelling only.
private enum Details: Equatable, Sendable {
    case none

    /// The key's character is the text.
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
