/// A pure state machine that decodes the bytes of a terminal into events.
///
/// The events do not depend on how the bytes are divided into pieces. Only `timeOut` and `giveUp`
/// depend on time: Esc sends the same byte with which an arrow key starts, and input may stay
/// incomplete.
public struct InputDecoder: Sendable {
    /// The kind of the undecided input. It determines how long to wait for more.
    public enum Pending: Equatable, Sendable {
        case nothing

        /// Input that may be a key (Esc, Alt+[). Call `timeOut` if no more input arrives in the
        /// escape delay.
        case key

        /// The middle of a sequence. Call `giveUp` if no more input arrives for seconds.
        case more
    }

    /// The byte that Backspace sends, 7F or 08, according to the terminal's settings (VERASE).
    public var erase: UInt8

    var state = DecoderState.ground
    var sequence = ControlSequence()
    var string: ControlString
    var paste: PasteBytes
    var scalar = ScalarBytes()
    var mouse = MouseBytes()

    /// Indicates whether an escape came before the sequence or character. It means Alt, or is the
    /// key Esc, pressed shortly before.
    var isEscaped = false

    /// Indicates whether a late introducer, which the user may have typed, is held back.
    var isHeld = false

    /// Indicates whether only a mouse report can still continue, because so much time has passed.
    var resumesOnlyReports = false

    /// Indicates whether the current input belongs to a paste.
    var isPasting: Bool { state == .paste }

    private(set) var awaitedReplies = 0
    private(set) var awaitedCursors = 0

    /// Creates a decoder. `pasteLimit` and `replyLimit` are maximum sizes in bytes. The decoder
    /// cuts a longer paste, and drops a longer reply.
    public init(
        erase: UInt8 = 0x7F, pasteLimit: Int = 16_000_000, replyLimit: Int = 1_000_000
    ) {
        self.erase = erase
        string = ControlString(limit: replyLimit)
        paste = PasteBytes(limit: pasteLimit)
    }

    /// Appends the events that the bytes complete.
    public mutating func decode(_ bytes: Span<UInt8>, into events: inout [TerminalEvent]) {
        let table = Transitions.table
        var index = 0
        while index < bytes.count {
            switch state {
            case .ground:
                // Plain text, by far the most frequent input, does not use the table.
                while index < bytes.count, 0x20...0x7E ~= bytes[index] {
                    events.append(.key(KeyPress(typed: Unicode.Scalar(bytes[index]))))
                    index += 1
                }
                guard index < bytes.count else { return }
                step(bytes[index], table, &events)
                index += 1
            case .paste:
                if paste.take(bytes, from: &index) {
                    deliverPaste(into: &events)
                    state = .ground
                } else if paste.isFull {
                    deliverPaste(into: &events)
                }
            default:
                step(bytes[index], table, &events)
                index += 1
            }
        }
    }

    /// Returns the events that the bytes complete.
    public mutating func decode(_ bytes: [UInt8]) -> [TerminalEvent] {
        var events: [TerminalEvent] = []
        decode(bytes.span, into: &events)
        return events
    }

    /// Announces replies that end with the reply to DA1. Until that reply arrives, the beginning of
    /// a sequence never counts as a key, even on a slow line. `expectNothing` ends the wait.
    public mutating func expectReplies() { awaitedReplies += 1 }

    /// Announces a reply with the cursor's position. For a cursor in the first row, it may look
    /// like F3.
    public mutating func expectCursor() { awaitedCursors += 1 }

    /// Ends the wait for replies.
    public mutating func expectNothing() {
        awaitedReplies = 0
        awaitedCursors = 0
    }

    mutating func note(_ reply: Reply) {
        switch reply {
        case .primaryAttributes: awaitedReplies = max(awaitedReplies - 1, 0)
        case .cursor: awaitedCursors = max(awaitedCursors - 1, 0)
        default: break
        }
    }

    mutating func deliverPaste(into events: inout [TerminalEvent]) {
        if let text = paste.deliver() { events.append(.paste(text)) }
    }
}
