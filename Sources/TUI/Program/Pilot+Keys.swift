extension Pilot {
    /// Presses keys, one after the other.
    public func press(_ keys: Key..., modifiers: Modifiers = []) {
        for key in keys { send(.key(KeyPress(key, modifiers: modifiers))) }
    }

    /// Types a text, a key for each character of it.
    public func type(_ text: String) {
        for scalar in text.unicodeScalars {
            send(.key(scalar == "\n" ? KeyPress(.enter) : KeyPress(typed: scalar)))
        }
    }

    public func paste(_ text: String) { send(.paste(text)) }

    /// Gives the terminal's window the keyboard, or takes it away.
    public func focus(_ hasFocus: Bool) { send(.focus(hasFocus)) }

    public func resize(columns: Int, rows: Int) {
        send(.resize(Resize(rows: rows, columns: columns)))
    }
}
