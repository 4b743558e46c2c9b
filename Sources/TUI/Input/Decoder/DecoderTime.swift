extension InputDecoder {
    /// The decoder's undecided input.
    public var pending: Pending {
        switch state {
        case .ground, .lateEscape: .nothing
        case .escape, .doubleEscape: .key
        case .controlEntry, .singleShiftEntry: isBareIntroducer ? .key : .more
        case .operatingSystemCommand, .controlString: isBareIntroducer ? .key : .more
        default: .more
        }
    }

    /// Alt and a character look like the beginning of a sequence, of a reply too if one is due.
    private var isBareIntroducer: Bool {
        awaitedReplies == 0 && string.isEmpty && !sequence.isSpoiled
    }

    /// Nothing came for ESCDELAY: a lone escape was the key Esc, one with an introducer was Alt.
    public mutating func timeOut(into events: inout [TerminalEvent]) {
        guard pending == .key else { return }
        switch state {
        case .escape: events.append(.key(KeyPress(.escape)))
        case .doubleEscape: events.append(.key(KeyPress(.escape, modifiers: .alt)))
        default:
            if isEscaped { events.append(.key(KeyPress(.escape))) }
            let character = Unicode.Scalar(string.introducer)
            events.append(.key(KeyPress(.character(character), modifiers: .alt)))
        }
        isEscaped = false
        state = awaitedReplies > 0 ? .lateEscape : .ground
    }

    /// Nothing came for seconds: a paste is delivered as far as it came, anything else dropped.
    public mutating func giveUp(into events: inout [TerminalEvent]) {
        timeOut(into: &events)
        switch state {
        case .ground, .lateEscape: break
        case .paste: deliverPaste(into: &events)
        case .scalar: emitBrokenScalar(&events)
        case .mouseBytes where mouse.isComplete: emitMouse(&events)
        default: events.append(.unknown)
        }
        isEscaped = false
        state = .ground
    }

    /// The input has ended.
    public mutating func finish(into events: inout [TerminalEvent]) {
        giveUp(into: &events)
        expectNothing()
    }
}
