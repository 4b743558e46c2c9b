/// A terminal's answer to a question.
public enum Reply: Equatable, Sendable {
    /// The cursor's place, counted from one.
    case cursor(row: Int, column: Int)

    /// DA1, DA2 and DA3: what the terminal says it is. Every terminal answers the first, which
    /// makes it the end mark of a group of questions.
    case primaryAttributes([Int])
    case secondaryAttributes([Int])
    case tertiaryAttributes(String)

    /// The terminal's name and version.
    case version(String)

    /// Whether the terminal is in a private mode, or knows it at all.
    case mode(Int, ModeSetting)

    /// Whether the terminal is in an ANSI mode, or knows it at all.
    case ansiMode(Int, ModeSetting)

    /// An attribute of sixel and ReGIS graphics (XTSMGRAPHICS): how the question fared, and
    /// numbers.
    case graphicsAttribute(item: Int, status: Int, [Int])

    /// The flags of the kitty keyboard protocol that are on.
    case keyboardFlags(Int)

    /// The level of xterm's modifyOtherKeys.
    case modifyOtherKeys(Int)

    /// A dynamic colour: 10 is the foreground, 11 the background, 12 the cursor.
    case color(slot: Int, RGB16)

    case paletteColor(index: Int, RGB16)
    case clipboard(selection: String, text: String)

    /// The terminal works.
    case isWell

    case textArea(rows: Int, columns: Int)
    case textAreaPixels(PixelSize)
    case cellPixels(PixelSize)

    /// A capability of the terminal's own description; `nil` for one without a value.
    case capability(name: String, value: String?)

    case noCapability(name: String)

    /// The sequence that restores a setting that was asked for; `nil` when it is not known.
    case setting(String?)

    /// The kitty graphics protocol's answer.
    case graphics(keys: String, message: String)
}

/// How a mode stands (DECRPM).
public enum ModeSetting: Int, Equatable, Sendable {
    case notRecognized, set, reset, permanentlySet, permanentlyReset
}

/// A colour as terminals report it, 16 bits a channel.
public struct RGB16: Equatable, Sendable {
    public let red, green, blue: UInt16

    public init(red: UInt16, green: UInt16, blue: UInt16) {
        self.red = red
        self.green = green
        self.blue = blue
    }
}
