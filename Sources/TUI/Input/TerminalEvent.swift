/// A terminal event. Large and rare ones are indirect, so that keys stay small.
public enum TerminalEvent: Equatable, Sendable {
    case key(KeyPress)

    /// Text that is not from a key, such as the choice of an input method.
    case text(String)

    case mouse(Mouse)

    /// Pasted text as a whole, with `\n` for every line end. Pasted characters never count as keys.
    case paste(String)

    /// A change of the keyboard focus: true if the terminal's window now has it.
    case focus(Bool)

    indirect case resize(Resize)

    case colorScheme(ColorScheme)

    /// The terminal's answer to a question, which is never a key.
    indirect case reply(Reply)

    /// Bytes that are not UTF-8: the longest ill-formed sequence. The first byte is the most
    /// significant.
    case illFormed(UInt32)

    /// An unknown control sequence. The decoder ignores all of it.
    case unknown
}

/// The new size of the terminal in cells, and in pixels if the terminal reports them.
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

/// The color scheme that the user prefers.
public enum ColorScheme: Equatable, Sendable {
    case dark, light
}
