extension InputDecoder {
    /// Returns the key of a control character, with Alt after an escape.
    func controlKey(_ byte: UInt8, isEscaped: Bool) -> KeyPress {
        let alt: Modifiers = isEscaped ? .alt : []
        switch byte {
        case erase == 0x08 ? 0x08 : 0x7F: return KeyPress(.backspace, modifiers: alt)

        // Backspace sends 7F or 08, and Ctrl-Backspace sends the other one. A lone 08 counts as
        // Ctrl-H.
        case 0x7F: return KeyPress(.backspace, modifiers: alt.union(.control))
        case 0x08 where isEscaped: return KeyPress(.backspace, modifiers: [.control, .alt])

        case 0x00: return KeyPress(.character(" "), modifiers: alt.union(.control))
        case 0x09: return KeyPress(.tab, modifiers: alt)
        case 0x0D: return KeyPress(.enter, modifiers: alt)
        case 0x1B: return KeyPress(.escape, modifiers: alt)
        default:
            // The other bytes are Ctrl with a character from @ to _. Letters become lowercase.
            let column = byte + 0x40
            let isLetter = 0x41...0x5A ~= column
            let character = Unicode.Scalar(isLetter ? column + 0x20 : column)
            return KeyPress(.character(character), modifiers: alt.union(.control))
        }
    }
}
