/// A rule of the table. Later rules override earlier ones.
struct TransitionRule {
    let state: DecoderState
    let bytes: ClosedRange<UInt8>
    let action: DecoderAction
    let next: DecoderState

    init(
        _ state: DecoderState, _ bytes: ClosedRange<UInt8>, _ action: DecoderAction,
        _ next: DecoderState
    ) {
        self.state = state
        self.bytes = bytes
        self.action = action
        self.next = next
    }

    init(
        _ state: DecoderState, _ byte: Character, _ action: DecoderAction, _ next: DecoderState
    ) {
        // Every rule names an ASCII character.
        let value = byte.asciiValue!
        self.init(state, value...value, action, next)
    }
}

extension Transitions {
    static let rules = text + escapes + controlSequences + singleShifts + controlStrings

    /// Returns the rules for text. Bytes that are not UTF-8 on their own, and 8-bit controls, are
    /// ill-formed.
    private static func text(in state: DecoderState) -> [TransitionRule] {
        [
            TransitionRule(state, 0x00...0x1F, .control, .ground),
            TransitionRule(state, 0x20...0x7E, .character, .ground),
            TransitionRule(state, 0x7F...0x7F, .control, .ground),
            TransitionRule(state, 0x80...0xFF, .illFormed, .ground),
            TransitionRule(state, 0xC2...0xF4, .startScalar, .scalar),
        ]
    }

    private static let text =
        text(in: .ground) + [
            TransitionRule(.ground, "\u{1B}", .ignore, .escape),
            TransitionRule(.scalar, 0x00...0xFF, .breakScalar, .ground),
            TransitionRule(.scalar, 0x80...0xBF, .continueScalar, .scalar),
        ]

    /// Returns the rules for bytes that introduce a sequence longer than an escape and a character.
    private static func introducers(in state: DecoderState) -> [TransitionRule] {
        [
            TransitionRule(state, "[", .enter, .controlEntry),
            TransitionRule(state, "]", .enter, .operatingSystemCommand),
            TransitionRule(state, "P", .enter, .controlString),
            TransitionRule(state, "_", .enter, .controlString),
        ]
    }

    private static let escapes =
        text(in: .escape) + introducers(in: .escape) + [
            TransitionRule(.escape, "\u{1B}", .ignore, .doubleEscape),
            TransitionRule(.escape, "O", .enter, .singleShiftEntry),
            TransitionRule(.escape, "X", .enter, .controlString),
            TransitionRule(.escape, "^", .enter, .controlString),

            // An escape before a whole sequence means Alt. If no whole sequence follows, the first
            // escape is the key Esc.
            TransitionRule(.doubleEscape, 0x00...0xFF, .escapeThenAgain, .escape),
            TransitionRule(.doubleEscape, "\u{1B}", .escapeKey, .doubleEscape),
            TransitionRule(.doubleEscape, "[", .enter, .controlEntry),
            TransitionRule(.doubleEscape, "O", .enter, .singleShiftEntry),

            TransitionRule(.lateEscape, 0x00...0xFF, .again, .ground),
            TransitionRule(.lateIntroducer, 0x00...0xFF, .resume, .ground),
            TransitionRule(.lateTerminator, 0x00...0xFF, .again, .ground),
            TransitionRule(.lateTerminator, "\\", .ignore, .ground),
        ]
        + "[]OP_".map { TransitionRule(.lateEscape, $0, .enterLate, .lateIntroducer) }

    /// Returns the rules for controls inside a sequence, which take effect at once, as in
    /// terminals. An incomplete sequence therefore swallows no Ctrl-C, and its rest does not become
    /// text.
    private static func interruptions(of state: DecoderState) -> [TransitionRule] {
        [
            TransitionRule(state, 0x00...0x1F, .control, state),
            TransitionRule(state, 0x7F...0x7F, .control, state),
            TransitionRule(state, 0x80...0xFF, .spoil, state),
        ] + endings(of: state, escaped: .abandon)
    }

    private static func endings(of state: DecoderState, escaped: DecoderAction) -> [TransitionRule]
    {
        [
            TransitionRule(state, 0x18...0x18, .cancel, .ground),
            TransitionRule(state, 0x1A...0x1A, .cancel, .ground),
            TransitionRule(state, 0x1B...0x1B, escaped, .escape),
        ]
    }

    private static let controlSequences =
        interruptions(of: .controlEntry) + [
            TransitionRule(.controlEntry, 0x20...0x2F, .intermediate, .controlIntermediates),
            TransitionRule(.controlEntry, 0x30...0x3B, .parameter, .controlParameters),
            TransitionRule(.controlEntry, 0x3C...0x3F, .marker, .controlParameters),
            TransitionRule(.controlEntry, 0x40...0x7E, .endControl, .ground),
            TransitionRule(.controlEntry, "[", .ignore, .linuxKey),
            TransitionRule(.controlEntry, "M", .ignore, .mouseBytes),
        ] + interruptions(of: .controlParameters) + [
            TransitionRule(.controlParameters, 0x20...0x2F, .intermediate, .controlIntermediates),
            TransitionRule(.controlParameters, 0x30...0x3B, .parameter, .controlParameters),
            TransitionRule(.controlParameters, 0x3C...0x3F, .spoil, .controlParameters),
            TransitionRule(.controlParameters, 0x40...0x7E, .endControl, .ground),
        ] + interruptions(of: .controlIntermediates) + [
            TransitionRule(.controlIntermediates, 0x20...0x3F, .spoil, .controlIntermediates),
            TransitionRule(.controlIntermediates, 0x40...0x7E, .endControl, .ground),
        ] + interruptions(of: .linuxKey) + [
            TransitionRule(.linuxKey, 0x20...0x7E, .linuxKey, .ground),
            TransitionRule(.mouseBytes, 0x00...0xFF, .mouseByte, .mouseBytes),
            TransitionRule(.mouseBytes, "\u{03}", .control, .ground),
        ] + endings(of: .mouseBytes, escaped: .abandon)

    private static let singleShifts =
        interruptions(of: .singleShiftEntry) + [
            TransitionRule(.singleShiftEntry, 0x20...0x7E, .endSingleShift, .ground),
            TransitionRule(.singleShiftEntry, 0x30...0x3B, .parameter, .singleShiftParameters),
        ] + interruptions(of: .singleShiftParameters) + [
            TransitionRule(.singleShiftParameters, 0x20...0x7E, .endSingleShift, .ground),
            TransitionRule(.singleShiftParameters, 0x30...0x3B, .parameter, .singleShiftParameters),
        ]

    /// The rules for strings. Their content never becomes keys, except for Ctrl-C, which no reply
    /// contains.
    private static let controlStrings =
        [
            TransitionRule(
                .operatingSystemCommand, 0x20...0xFF, .stringByte, .operatingSystemCommand),
            TransitionRule(.operatingSystemCommand, "\u{07}", .endString, .ground),
            TransitionRule(.controlString, 0x20...0xFF, .stringByte, .controlString),
            TransitionRule(.stringEscape, 0x00...0xFF, .abandonString, .escape),
            TransitionRule(.stringEscape, "\\", .endString, .ground),
        ]
        + endings(of: .operatingSystemCommand, escaped: .ignore)
        + endings(of: .controlString, escaped: .ignore)
        + [
            TransitionRule(.operatingSystemCommand, "\u{1B}", .ignore, .stringEscape),
            TransitionRule(.controlString, "\u{1B}", .ignore, .stringEscape),
        ]
        + [.operatingSystemCommand, .controlString, .stringEscape].map {
            TransitionRule($0, "\u{03}", .control, .ground)
        }
}
