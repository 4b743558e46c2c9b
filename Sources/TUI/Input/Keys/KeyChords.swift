/// Sequences of keys and their acts: `g g`, `ctrl+x ctrl+s`.
///
/// The value stores the keys that have been pressed so far. A key that does not continue a chord
/// may begin another one.
///
///     var chords: KeyChords = ["g g": Act.top, "g e": .end, "ctrl+x s": .save]
public struct KeyChords<Act: Equatable>: Equatable, ExpressibleByDictionaryLiteral {
    /// The result of a key.
    public enum Answer: Equatable {
        case act(Act)

        /// The chord is not complete yet.
        case waiting

        /// The key ended a chord that had begun, and did nothing else.
        case abandoned

        /// No chord begins with the key.
        case none
    }

    fileprivate struct Chord: Equatable {
        let keys: [ChordKey]
        let words: [String]
        let act: Act
    }

    private let chords: [Chord]
    private var pressed: [ChordKey] = []

    /// Creates chords from their keys, separated by blanks. A key is a character, or a name such as
    /// `enter`, `esc`, `tab`, `space`, `up` or `f5`, with the optional prefixes `ctrl+`, `alt+` and
    /// `shift+`. `shift+g` is the same key as `G`. For other characters with Shift, give the
    /// character that they type: `!`, not `shift+1`. Shift with Space is the same key as Space.
    public init(_ chords: [(String, Act)]) {
        self.chords = chords.map { text, act in
            let words = text.split(separator: " ").map { String($0) }
            let keys = words.map { word in
                guard let key = ChordKey(word) else {
                    preconditionFailure("\"\(word)\" in \"\(text)\" is not a key: see KeyChords.")
                }
                return key
            }
            precondition(!keys.isEmpty, "A chord must have a key.")
            return Chord(keys: keys, words: words, act: act)
        }
        for (number, chord) in self.chords.enumerated() {
            let isHidden = self.chords.enumerated().contains { other in
                other.offset != number && chord.keys.starts(with: other.element.keys)
            }
            precondition(
                !isHidden,
                "\"\(chords[number].0)\" can never be typed: it begins with another chord.")
        }
    }

    public init(dictionaryLiteral elements: (String, Act)...) { self.init(elements) }

    /// Indicates whether a chord has begun.
    public var isWaiting: Bool { !pressed.isEmpty }

    /// The remaining keys and the acts of the chords that can still be completed, in the order in
    /// which the chords were given.
    public var continuations: [(keys: String, act: Act)] {
        chords.filter { $0.keys.starts(with: pressed) }.map { chord in
            (chord.words.dropFirst(pressed.count).joined(separator: " "), chord.act)
        }
    }

    /// Handles a key. Esc abandons a chord that has begun.
    public mutating func take(_ key: KeyPress) -> Answer {
        guard key.isIntended else { return .none }
        let hasBegun = isWaiting
        let answer = goOn(with: ChordKey(key))
        if answer != .none || !hasBegun { return answer }
        abandon()
        let anew = key.key == .escape ? .none : goOn(with: ChordKey(key))
        return anew == .none ? .abandoned : anew
    }

    private mutating func goOn(with key: ChordKey) -> Answer {
        let keys = pressed + [key]
        guard let chord = chords.first(where: { $0.keys.starts(with: keys) }) else { return .none }
        let isComplete = chord.keys.count == keys.count
        pressed = isComplete ? [] : keys
        return isComplete ? .act(chord.act) : .waiting
    }

    /// Forgets the keys pressed so far, for example after a pause.
    public mutating func abandon() { pressed = [] }
}

extension KeyChords: Sendable where Act: Sendable {}
extension KeyChords.Chord: Sendable where Act: Sendable {}

/// A key of a chord. A letter with Shift is the capital letter, and a capital letter with Ctrl or
/// Alt is the small letter with Shift, in whatever form the terminal reports them.
private struct ChordKey: Hashable, Sendable {
    private let key: Key
    private let modifiers: Modifiers

    init(_ press: KeyPress) {
        let held = press.modifiers.intersection([.control, .alt, .shift])
        if let letter = press.letter {
            (key, modifiers) = (.character(letter), [])
        } else if let capital = press.key.character, capital.properties.isUppercase,
            let small = capital.properties.lowercaseMapping.unicodeScalars.first
        {
            (key, modifiers) = (.character(small), held.union(.shift))
        } else {
            (key, modifiers) = (press.key, held)
        }
    }

    /// Reads a key. Fails if there is no such key, or if its character with Shift depends on the
    /// keyboard.
    init?(_ text: String) {
        var name = text[...]
        var modifiers: Modifiers = []
        let prefixes: [(String, Modifiers)] = [
            ("ctrl+", .control), ("alt+", .alt), ("shift+", .shift),
        ]
        while let prefix = prefixes.first(where: { name.count > $0.0.count && name.hasPrefix($0.0) }
        ) {
            modifiers.insert(prefix.1)
            name = name.dropFirst(prefix.0.count)
        }
        guard let key = ChordKey.key(String(name)) else { return nil }
        if modifiers == .shift, let character = key.character, !character.properties.isCased {
            return nil
        }
        self.init(KeyPress(key, modifiers: modifiers))
    }

    private static func key(_ name: String) -> Key? {
        if let scalar = name.unicodeScalars.first, name.unicodeScalars.count == 1 {
            return .character(scalar)
        }
        if name.first == "f", let number = UInt8(name.dropFirst()), (1...35).contains(number) {
            return .function(number)
        }
        return names[name]
    }

    private static let names: [String: Key] = [
        "enter": .enter, "esc": .escape, "tab": .tab, "space": .character(" "),
        "backspace": .backspace, "delete": .delete, "insert": .insert, "up": .up, "down": .down,
        "left": .left, "right": .right, "home": .home, "end": .end, "pageup": .pageUp,
        "pagedown": .pageDown,
    ]
}
