extension Pilot {
    /// Presses keys, one after the other. A character without modifiers is typed, as in a terminal.
    public func press(_ keys: Key..., modifiers: Modifiers = []) {
        for key in keys {
            let typed = modifiers.isEmpty ? key.character.map(KeyPress.init(typed:)) : nil
            send(.key(typed ?? KeyPress(key, modifiers: modifiers)))
        }
    }

    /// Types text, one key for each character.
    public func type(_ text: String) {
        for scalar in text.unicodeScalars {
            send(.key(scalar == "\n" ? KeyPress(.enter) : KeyPress(typed: scalar)))
        }
    }

    public func paste(_ text: String) { send(.paste(text)) }

    /// Gives the keyboard focus to the program's terminal, or takes it away.
    public func focus(_ hasFocus: Bool) { send(.focus(hasFocus)) }

    public func resize(columns: Int, rows: Int) {
        send(.resize(Resize(rows: rows, columns: columns)))
    }
}
