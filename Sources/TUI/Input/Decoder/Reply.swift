/// A terminal's answer to a question.
public enum Reply: Equatable, Sendable {
    /// The cursor's position, counted from one.
    case cursor(row: Int, column: Int)

    /// DA1, DA2 and DA3: the identity of the terminal. Every terminal answers DA1, so this answer
    /// marks the end of a group of questions.
    case primaryAttributes([Int])
    case secondaryAttributes([Int])
    case tertiaryAttributes(String)

    /// The terminal's name and version.
    case version(String)

    /// The setting of a private mode.
    case mode(Int, ModeSetting)

    /// The setting of an ANSI mode.
    case ansiMode(Int, ModeSetting)

    /// An attribute of sixel and ReGIS graphics (XTSMGRAPHICS): the status of the request, and
    /// numbers.
    case graphicsAttribute(item: Int, status: Int, [Int])

    /// The active flags of the kitty keyboard protocol.
    case keyboardFlags(Int)

    /// The level of xterm's modifyOtherKeys.
    case modifyOtherKeys(Int)

    /// A dynamic color: 10 is the foreground, 11 the background, 12 the cursor.
    case color(slot: Int, RGB16)

    case paletteColor(index: Int, RGB16)
    case clipboard(selection: String, text: String)

    /// The terminal works (DSR).
    case isWell

    case textArea(rows: Int, columns: Int)
    case textAreaPixels(PixelSize)
    case cellPixels(PixelSize)

    /// A capability as the terminal describes it. `value` is nil for one without a value.
    case capability(name: String, value: String?)

    case noCapability(name: String)

    /// The sequence that restores the setting in question; nil if the terminal does not know the
    /// setting.
    case setting(String?)

    /// The answer of the kitty graphics protocol.
    case graphics(keys: String, message: String)
}

/// The setting of a mode (DECRPM).
public enum ModeSetting: Int, Equatable, Sendable {
    case notRecognized, set, reset, permanentlySet, permanentlyReset
}

/// A color as terminals report it, with 16 bits for each channel.
public struct RGB16: Equatable, Sendable {
    public let red, green, blue: UInt16

    public init(red: UInt16, green: UInt16, blue: UInt16) {
        self.red = red
        self.green = green
        self.blue = blue
    }
}
