extension InputDecoder {
    /// The kind of the undecided input.
    public var pending: Pending {
        switch state {
        case .ground, .lateEscape, .lateTerminator: .nothing
        case .escape, .doubleEscape: .key
        case .controlEntry, .singleShiftEntry: isBareIntroducer ? .key : .more
        case .operatingSystemCommand, .controlString: isBareIntroducer ? .key : .more
        case .lateIntroducer: isHeld ? .more : .nothing
        case .stringEscape: awaitedReplies > 0 || string.replies.isEmpty ? .more : .key
        default: .more
        }
    }

    /// Indicates whether only an introducer, such as `ESC [`, has arrived. It may also be Alt with
    /// a character. While replies are awaited, it counts as the beginning of a reply.
    private var isBareIntroducer: Bool {
        awaitedReplies == 0 && string.isEmpty && !sequence.isSpoiled
    }

    /// Indicates whether a sequence may still continue after its beginning was reported as a key.
    /// `giveUp` ends this state.
    var mayResume: Bool {
        switch state {
        case .lateEscape, .lateIntroducer, .lateTerminator: awaitedReplies == 0
        default: false
        }
    }

    /// Indicates whether the undecided input can only be a mouse report.
    var isInMouseReport: Bool {
        state == .mouseBytes
            || state == .controlParameters && sequence.marker == UInt8(ascii: "<")
    }

    /// Handles the end of the escape delay. A lone escape was the key Esc. An escape with an
    /// introducer was Alt with that character.
    public mutating func timeOut(into events: inout [TerminalEvent]) {
        guard pending == .key else { return }
        defer { isEscaped = false }
        resumesOnlyReports = false
        switch state {
        case .escape: events.append(.key(KeyPress(.escape)))
        case .doubleEscape: events.append(.key(KeyPress(.escape, modifiers: .alt)))
        case .stringEscape:
            endString(&events)
            state = .lateTerminator
            return
        default:
            if isEscaped { events.append(.key(KeyPress(.escape))) }
            let character = Unicode.Scalar(string.introducer)
            events.append(.key(KeyPress(.character(character), modifiers: .alt)))
            isHeld = false
            state = .lateIntroducer
            return
        }
        state = .lateEscape
    }

    /// Handles a long time without input. Emits the part of a paste that has arrived, a complete
    /// mouse report, and an introducer that was held back. Emits other incomplete input as unknown
    /// or ill-formed.
    public mutating func giveUp(into events: inout [TerminalEvent]) {
        timeOut(into: &events)
        switch state {
        case .ground, .lateEscape, .lateTerminator: break
        case .lateIntroducer: releaseIntroducer(&events)
        case .paste: deliverPaste(into: &events)
        case .scalar: emitBrokenScalar(&events)
        case .mouseBytes where mouse.isReadable: emitMouse(&events)
        default: events.append(.unknown)
        }
        isEscaped = false
        state = .ground
    }

    /// Handles the end of the input.
    public mutating func finish(into events: inout [TerminalEvent]) {
        giveUp(into: &events)
        expectNothing()
    }
}

extension InputDecoder {
    /// Indicates whether a sequence that was reported as a key may still become a mouse report.
    var mayBeginMouseReport: Bool {
        state == .lateEscape
            || state == .lateIntroducer && string.introducer == UInt8(ascii: "[")
    }

    /// Continues a sequence after a pause, if the byte fits. If not, the user typed the introducer
    /// and the byte.
    mutating func resume(_ byte: UInt8, _ table: Transitions, _ events: inout [TerminalEvent]) {
        let mayContinue = !resumesOnlyReports || byte == UInt8(ascii: "<")
        if mayContinue,
            let sequence = InputDecoder.sequence(after: string.introducer, goingOnWith: byte)
        {
            isHeld = false
            state = sequence
        } else {
            releaseIntroducer(&events)
        }
        step(byte, table, &events)
    }

    /// Emits, as a typed character, an introducer that was held back.
    private mutating func releaseIntroducer(_ events: inout [TerminalEvent]) {
        guard isHeld else { return }
        isHeld = false
        events.append(.key(KeyPress(typed: Unicode.Scalar(string.introducer))))
    }

    /// Returns the state inside a sequence, by its introducer and the next byte. Nil if the user
    /// may also have typed the byte.
    private static func sequence(
        after introducer: UInt8, goingOnWith byte: UInt8
    ) -> DecoderState? {
        switch (Unicode.Scalar(introducer), Unicode.Scalar(byte)) {
        case ("[", "0"..."9"), ("[", "<"..."?"), ("[", "A"..."["): .controlEntry
        case ("O", "A"..."F"), ("O", "H"), ("O", "M"), ("O", "P"..."S"): .singleShiftEntry
        case ("]", "0"..."9"): .operatingSystemCommand
        case ("P", "0"..."1"), ("P", ">"), ("P", "!"), ("_", "G"): .controlString
        default: nil
        }
    }

    /// Handles an escape inside a string if no backslash follows. If the string is a reply, the
    /// escape ends it, as in urxvt. If not, the escape begins the next sequence.
    mutating func abandonString(
        _ byte: UInt8, _ table: Transitions, _ events: inout [TerminalEvent]
    ) {
        let isReply = !string.replies.isEmpty
        endString(&events)
        if isReply, table[.escape, byte].action != .enter { state = .ground }
        step(byte, table, &events)
    }
}
