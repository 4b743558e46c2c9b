/// Questions to the terminal, sent after the first paint, and the answers so far.
///
/// They are not waited for: until an answer comes, things are as they are without it. Answers may
/// come late, twice, or not at all.
struct CapabilityProbe {
    /// Modes 2026, 2027 and 2048, the keyboard, the background, the name, and what every terminal
    /// answers, so that the end is known.
    static let questions =
        "\u{1b}[?2026$p\u{1b}[?2027$p\u{1b}[?2048$p\u{1b}[?u\u{1b}]11;?\u{1b}\\\u{1b}[>q\u{1b}[c"

    /// Asks how wide a glyph is that takes one column, or two in a terminal that was told so. It is
    /// sent before the first frame, which hides the glyph.
    static let widthQuestion = "\r─\u{1b}[6n\r\u{1b}[K"

    /// Asks for the shape of the cursor (DECRQSS). It comes before the other questions.
    static let cursorQuestion = "\u{1b}P$q q\u{1b}\\"

    /// Asks nothing, but is answered when everything before it has been read.
    static let fence = "\u{1b}[c"

    /// How long an answer is awaited, in nanoseconds.
    static let patience = 2_000_000_000

    /// How long the background is awaited before it counts as unknown, in nanoseconds: as long as a
    /// page that cannot be read goes unnoticed.
    private static let backgroundPatience = 200_000_000

    /// When it is no use to wait any longer; nil when nothing is awaited.
    private(set) var deadline: Int?

    /// How long it took the terminal to answer, in nanoseconds; nil if it never did.
    private(set) var roundTrip: Int?

    /// When the background counts as unknown; nil when it is known, or not awaited.
    private(set) var backgroundDeadline: Int?

    private var asked = 0
    private var modes: [Int: ModeSetting] = [:]
    private var keyboardFlags: Int?
    private var background: RGB16?

    /// How many columns the glyph of the width question took; nil while that is not known.
    private(set) var ambiguousColumns: Int?
    private var awaitsWidth = false

    /// The terminal's name and version, in its own words.
    private(set) var version: String?

    /// The shape of the cursor, as DECSCUSR numbers it.
    private(set) var cursorShape: Int?

    mutating func begin(at now: Int) {
        asked = now
        deadline = now + CapabilityProbe.patience
    }

    /// Awaits the background as well, if it has not been told.
    mutating func awaitBackground(from now: Int) {
        if background == nil { backgroundDeadline = now + CapabilityProbe.backgroundPatience }
    }

    /// Awaits the cursor's place behind the glyph of the width question.
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

    /// Whether the terminal took the questions for what they are. One that did not may have
    /// printed some of them.
    var wasUnderstood: Bool { !modes.isEmpty }

    /// Whether frames can be made to appear at once; nil while that is not known.
    var synchronizes: Bool? { modes[2026].map { $0 != .notRecognized && $0 != .permanentlyReset } }

    /// Whether a mode is there and off, so that it can be switched on and off again.
    func offers(_ mode: Int) -> Bool { modes[mode] == .reset }

    /// Dark or light, by the background.
    var scheme: ColorScheme? {
        background.map { color in
            let light = 299 * Int(color.red) + 587 * Int(color.green) + 114 * Int(color.blue)
            return light < 500 * 0xFFFF ? .dark : .light
        }
    }

    /// The answers in words, for looking into a terminal.
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
            lines.append("boxes and suits take \(ambiguousColumns) columns: drawn in ASCII")
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
