/// Questions to the terminal, sent with the first paint, and the answers so far.
///
/// No frame waits for an answer. Until it arrives, the default applies. Answers may arrive late,
/// twice, or never.
struct CapabilityProbe {
    /// The questions about modes 2026, 2027 and 2048, the keyboard, the background and the name,
    /// and then DA1. Every terminal answers DA1, so this answer marks the end.
    static let questions =
        "\u{1b}[?2026$p\u{1b}[?2027$p\u{1b}[?2048$p\u{1b}[?u\u{1b}]11;?\u{1b}\\\u{1b}[>q\u{1b}[c"

    /// The question for the width of an ambiguous glyph, which takes two columns in some terminals.
    /// It prints the glyph, asks for the position of the cursor, and erases the glyph.
    static let widthQuestion = "\r─\u{1b}[6n\r\u{1b}[K"

    /// The question for the shape of the cursor (DECRQSS). It comes before the other questions.
    static let cursorQuestion = "\u{1b}P$q q\u{1b}\\"

    /// A question whose answer only shows that the terminal has read everything before it.
    static let fence = "\u{1b}[c"

    /// The longest time to wait for an answer, in nanoseconds.
    static let timeout = 2_000_000_000

    /// The time to wait for the background color, in nanoseconds. Users do not notice if the page
    /// is unreadable for such a short time.
    private static let backgroundPatience = 200_000_000

    /// The time at which the wait for answers ends; nil if none is awaited.
    private(set) var deadline: Int?

    /// The time between the questions and the answers, in nanoseconds; nil if there was no answer.
    private(set) var roundTrip: Int?

    /// The time at which the background counts as unknown; nil if it is known, or not awaited.
    private(set) var backgroundDeadline: Int?

    private var asked = 0
    private var modes: [Int: ModeSetting] = [:]
    private var keyboardFlags: Int?
    private var background: RGB16?

    /// Returns the line of the summary for a terminal in which ambiguous glyphs take several
    /// columns.
    static func wideBoxes(columns: Int) -> String {
        "boxes and suits take \(columns) columns: drawn in ASCII"
    }

    /// The number of columns of the ambiguous glyph; nil if it is unknown.
    private(set) var ambiguousColumns: Int?
    private var awaitsWidth = false

    /// The name and version that the terminal reports.
    private(set) var version: String?

    /// The shape of the cursor, as DECSCUSR numbers it.
    private(set) var cursorShape: Int?

    mutating func begin(at now: Int) {
        asked = now
        deadline = now + CapabilityProbe.timeout
    }

    /// Waits for the background color, unless it is known.
    mutating func awaitBackground(from now: Int) {
        if background == nil { backgroundDeadline = now + CapabilityProbe.backgroundPatience }
    }

    /// Waits for the position of the cursor after the ambiguous glyph.
    mutating func awaitWidth() { awaitsWidth = true }

    mutating func giveUp() {
        deadline = nil
        awaitsWidth = false
    }

    mutating func giveUpBackground() { backgroundDeadline = nil }

    mutating func note(_ reply: Reply, at now: Int) {
        switch reply {
        case .mode(let mode, let setting): modes[mode] = setting
        case .keyboardFlags(let flags): keyboardFlags = flags
        case .color(slot: 11, let color):
            background = color
            backgroundDeadline = nil
        case .version(let version): self.version = version
        case .setting(let setting?) where setting.hasSuffix(" q"):
            cursorShape = Int(setting.dropLast(2))
        case .cursor(_, let column) where awaitsWidth:
            awaitsWidth = false
            ambiguousColumns = column - 1
        case .primaryAttributes where deadline != nil:
            roundTrip = now - asked
            deadline = nil
            backgroundDeadline = nil
        default: break
        }
    }

    /// Indicates whether the terminal has understood the questions. If not, it may have printed
    /// some.
    var wasUnderstood: Bool { !modes.isEmpty }

    /// Indicates whether the terminal can show each frame as a whole; nil if this is unknown.
    var synchronizes: Bool? { modes[2026].map { $0 != .notRecognized && $0 != .permanentlyReset } }

    /// Returns whether a mode is supported and off. The program can switch it on, and off again.
    func offers(_ mode: Int) -> Bool { modes[mode] == .reset }

    /// The color scheme that the background color suggests; nil if the color is unknown.
    var scheme: ColorScheme? {
        background.map { color in
            let light = 299 * Int(color.red) + 587 * Int(color.green) + 114 * Int(color.blue)
            return light < 500 * 0xFFFF ? .dark : .light
        }
    }

    /// The answers as text, for the examination of a terminal.
    var summary: [String] {
        var lines = modes.sorted { $0.key < $1.key }.map { "mode \($0): \($1.words)" }
        if let keyboardFlags { lines.append("kitty keyboard: flags \(keyboardFlags)") }
        if let background {
            let channels = [background.red, background.green, background.blue]
            let digits = channels.map { channel in
                let digits = String(channel >> 8, radix: 16)
                return digits.count < 2 ? "0" + digits : digits
            }
            lines.append("background: #" + digits.joined())
        }
        if let version { lines.append("name: \(version)") }
        if let ambiguousColumns, ambiguousColumns != 1 {
            lines.append(CapabilityProbe.wideBoxes(columns: ambiguousColumns))
        }
        if let roundTrip { lines.append("answers after: \(roundTrip / 1_000) µs") }
        return lines
    }
}

extension ModeSetting {
    fileprivate var words: String {
        switch self {
        case .notRecognized: "not known"
        case .set: "on"
        case .reset: "off"
        case .permanentlySet: "always on"
        case .permanentlyReset: "always off"
        }
    }
}
