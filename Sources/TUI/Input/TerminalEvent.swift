/// An event of the terminal. The large and rare are indirect, so that keys stay small.
public enum TerminalEvent: Equatable, Sendable {
    case key(KeyPress)

    /// Text that no key made, such as the choice of an input method.
    case text(String)

    case mouse(Mouse)

    /// Pasted text, whole, with `\n` for every line end; whatever it holds, it is never a command.
    case paste(String)

    /// Whether the terminal's window now has the keyboard.
    case focus(Bool)

    indirect case resize(Resize)

    case colorScheme(ColorScheme)

    /// The terminal's answer to a question; never a key.
    indirect case reply(Reply)

    /// Bytes that are not UTF-8: the longest ill-formed piece, its first byte highest.
    case illFormed(UInt32)

    /// A control sequence without a meaning here, swallowed whole.
    case unknown
}

/// The new size of the terminal, in cells, and in pixels where it tells.
public struct Resize: Equatable, Sendable {
    public let rows, columns: Int
    public let pixels: PixelSize?

    public init(rows: Int, columns: Int, pixels: PixelSize? = nil) {
        self.rows = rows
        self.columns = columns
        self.pixels = pixels
    }
}

/// A height and a width in pixels.
public struct PixelSize: Equatable, Sendable {
    public let height, width: Int

    public init(height: Int, width: Int) {
        self.height = height
        self.width = width
    }
}

/// The kind of colours the person at the terminal prefers.
public enum ColorScheme: Equatable, Sendable {
    case dark, light
}
