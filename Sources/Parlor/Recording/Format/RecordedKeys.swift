import TUI

/// Details of a key press other than its key. Most presses have none.
struct KeyDetails: Codable, Equatable {
    private var held: UInt8?
    private var kind: UInt8?
    private var locks: UInt8?
    private var shifted: String?
    private var base: String?

    /// The typed text, if it differs from the key. It is empty for a key that types nothing.
    private var text: String?

    init() {}

    init(modifiers: Modifiers) { held = modifiers.isEmpty ? nil : modifiers.rawValue }

    init(_ press: KeyPress) {
        self.init(modifiers: press.modifiers)
        kind = press.kind == .press ? nil : press.kind.rawValue
        locks = press.locks.isEmpty ? nil : press.locks.rawValue
        shifted = press.shifted.map { String($0) }
        base = press.base.map { String($0) }
        text = press.text == usualText(of: press.key) ? nil : press.text ?? ""
    }

    var modifiers: Modifiers { Modifiers(rawValue: held ?? 0) }

    func press(of key: Key) -> KeyPress {
        let text = text.map { $0.isEmpty ? nil : $0 } ?? usualText(of: key)
        return KeyPress(
            key, modifiers: modifiers, kind: kind.flatMap(KeyPress.Kind.init) ?? .press,
            locks: Locks(rawValue: locks ?? 0), shifted: shifted?.unicodeScalars.first,
            base: base?.unicodeScalars.first, text: text)
    }

    private func usualText(of key: Key) -> String? {
        modifiers.isEmpty ? key.character.map { String($0) } : nil
    }
}

extension Key {
    private static let named: [(name: String, key: Key)] = [
        ("enter", .enter), ("tab", .tab), ("backspace", .backspace), ("escape", .escape),
        ("up", .up), ("down", .down), ("left", .left), ("right", .right), ("home", .home),
        ("end", .end), ("pageUp", .pageUp), ("pageDown", .pageDown), ("insert", .insert),
        ("delete", .delete), ("begin", .begin), ("capsLock", .capsLock),
        ("scrollLock", .scrollLock), ("numLock", .numLock), ("printScreen", .printScreen),
        ("pause", .pause), ("menu", .menu),
    ]

    /// The character, or the name of the key.
    var name: String {
        switch self {
        case .character(let scalar): String(scalar)
        case .function(let number): "function \(number)"
        case .keypad(let key): "keypad \(key.rawValue)"
        case .media(let key): "media \(key.rawValue)"
        case .modifier(let key): "modifier \(key.rawValue)"
        default: Key.named.first { $0.key == self }?.name ?? ""
        }
    }

    init?(name: String) {
        if name.unicodeScalars.count == 1, let scalar = name.unicodeScalars.first {
            self = .character(scalar)
            return
        }
        let words = name.split(separator: " ")
        let number = words.count == 2 ? UInt8(words[1]) : nil
        let found: Key? =
            switch (words.first, number) {
            case ("function", let number?): .function(number)
            case ("keypad", let number?): Keypad(rawValue: number).map { .keypad($0) }
            case ("media", let number?): MediaKey(rawValue: number).map { .media($0) }
            case ("modifier", let number?): ModifierKey(rawValue: number).map { .modifier($0) }
            default: Key.named.first { $0.name == name }?.key
            }
        guard let found else { return nil }
        self = found
    }
}

extension Mouse.Action {
    var name: String {
        switch self {
        case .press(let button): "press \(button.name)"
        case .release(let button): button.map { "release \($0.name)" } ?? "release"
        case .drag(let button): "drag \(button.name)"
        case .move: "move"
        case .wheel(let direction): "wheel \(direction.rawValue)"
        }
    }

    init?(name: String) {
        let words = name.split(separator: " ").map(String.init)
        let button = words.count == 2 ? Mouse.Button(name: words[1]) : nil
        switch (words.first, button) {
        case ("press", let button?): self = .press(button)
        case ("release", _): self = .release(button)
        case ("drag", let button?): self = .drag(button)
        case ("move", _): self = .move
        case ("wheel", _):
            let direction = words.last.flatMap { UInt8($0) }.flatMap(Mouse.Direction.init)
            guard let direction else { return nil }
            self = .wheel(direction)
        default: return nil
        }
    }
}

extension Mouse.Button {
    private static let named: [(name: String, button: Mouse.Button)] = [
        ("left", .left), ("middle", .middle), ("right", .right), ("back", .back),
        ("forward", .forward),
    ]

    fileprivate var name: String {
        if case .other(let number) = self { return "\(number)" }
        return Mouse.Button.named.first { $0.button == self }?.name ?? ""
    }

    fileprivate init?(name: String) {
        let other = UInt8(name).map(Mouse.Button.other)
        guard let button = Mouse.Button.named.first(where: { $0.name == name })?.button ?? other
        else { return nil }
        self = button
    }
}
