extension ControlSequence {
    /// The key of `CSI code:shifted:base ; held:kind ; text u` (the kitty keyboard protocol).
    var kittyKey: KeyPress? {
        guard count <= 3, numbers(in: 0).count <= 3, let code = number(0),
            let key = Key(kittyNumber: code), let press = press(key)
        else { return nil }

        // Without a modifier field, the text is certainly the key's character.
        let text = count == 1 ? key.character.map { String($0) } : kittyText
        return KeyPress(
            press.key, modifiers: press.modifiers, kind: press.kind, locks: press.locks,
            shifted: number(0, 1).flatMap(Unicode.Scalar.init(typed:)),
            base: number(0, 2).flatMap(Unicode.Scalar.init(typed:)),
            text: press.kind == .release ? nil : text)
    }

    /// The text of an input method: a kitty key with the number zero.
    var keylessText: String? {
        guard marker == 0, intermediate == 0, final == UInt8(ascii: "u"), count == 3,
            number(0) ?? 0 == 0, numbers(in: 0).count == 1
        else { return nil }
        return kittyText
    }

    /// The text in the third field; nil if there is none. The protocol does not allow control
    /// characters there, so they are left out.
    private var kittyText: String? {
        var text = String.UnicodeScalarView()
        for number in numbers(in: 2) where number >= 0x20 && !(0x7F...0x9F).contains(number) {
            guard let scalar = Unicode.Scalar(UInt32(number)) else { continue }
            text.append(scalar)
        }
        return text.isEmpty ? nil : String(text)
    }
}
