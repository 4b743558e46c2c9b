/// Turns the bytes of a terminal into events, a pure state machine.
///
/// Bytes may come in any pieces: the same bytes make the same events. Time has a say in `timeOut`
/// only, because Esc and the beginning of an arrow key are the same byte.
public struct InputDecoder: Sendable {
    /// The decoder's undecided input; it says when to wake up.
    public enum Pending: Equatable, Sendable {
        case nothing

        /// Perhaps a key of its own (Esc, Alt+[): call `timeOut` when nothing comes for ESCDELAY.
        case key

        /// The middle of something: call `giveUp` when nothing comes for seconds.
        case more
    }

    /// The byte that Backspace sends, 7F or 08, as the terminal's settings say (VERASE).
    public var erase: UInt8

    var state = DecoderState.ground
    var sequence = ControlSequence()
    var string: ControlString
    var paste: PasteBytes
    var scalar = ScalarBytes()
    var mouse = MouseBytes()

    /// An escape stood before the sequence or character: Alt, or Esc shortly before.
    var isEscaped = false

    /// An introducer came so late that it may have been typed; it was not reported yet.
    var isHeld = false

    /// Whether what comes is taken for text that was pasted.
    var isPasting: Bool { state == .paste }

    private(set) var awaitedReplies = 0
    private(set) var awaitedCursors = 0

    /// `pasteLimit` and `replyLimit` bound the memory for text that never ends, in bytes; a longer
    /// paste is delivered as far as it goes, a longer reply is dropped.
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
                // Plain text, the most frequent input by far, does not go through the table.
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

    /// The events that the bytes complete.
    public mutating func decode(_ bytes: [UInt8]) -> [TerminalEvent] {
        var events: [TerminalEvent] = []
        decode(bytes.span, into: &events)
        return events
    }

    /// Notes that questions were asked, the last of them DA1. Until that is answered no beginning
    /// of a sequence is taken for a key, however slow the line; `expectNothing` ends a vain wait.
    public mutating func expectReplies() { awaitedReplies += 1 }

    /// Says that the cursor's position was asked for, which in the first row looks like F3.
    public mutating func expectCursor() { awaitedCursors += 1 }

    /// Says that no more replies are expected.
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
