extension InputDecoder {
    /// Handles a byte as the transition table says.
    mutating func step(
        _ byte: UInt8, _ table: Transitions, _ events: inout [TerminalEvent]
    ) {
        let transition = table[state, byte]
        let previous = state
        state = transition.state
        switch transition.action {
        case .ignore: break
        case .character:
            let key = KeyPress(typed: Unicode.Scalar(byte))
            events.append(.key(previous == .escape ? key.withAlt : key))
        case .control: events.append(.key(controlKey(byte, isEscaped: previous == .escape)))
        case .startScalar:
            isEscaped = previous == .escape
            scalar.start(byte)
        case .continueScalar, .breakScalar: takeScalar(byte, table, &events)
        case .illFormed:
            if previous == .escape { events.append(.key(KeyPress(.escape))) }
            events.append(.illFormed(UInt32(byte)))

        case .enter: enter(byte, isEscaped: previous == .doubleEscape)
        case .enterLate where resumesOnlyReports && byte != UInt8(ascii: "["):
            state = .ground
            step(byte, table, &events)
        case .enterLate:
            enter(byte, isEscaped: false)
            isHeld = true
        case .resume: resume(byte, table, &events)
        case .escapeKey: events.append(.key(KeyPress(.escape)))
        case .escapeThenAgain:
            events.append(.key(KeyPress(.escape)))
            step(byte, table, &events)
        case .again: step(byte, table, &events)

        case .parameter: sequence.add(parameter: byte)
        case .marker: sequence.mark(byte)
        case .spoil: sequence.spoil()
        case .intermediate: addIntermediate(byte, &events)
        case .endControl:
            sequence.end(byte)
            endControl(&events)
        case .endSingleShift:
            sequence.end(byte)
            let key = sequence.isSpoiled ? nil : sequence.singleShiftKey
            emit(key.map(TerminalEvent.key) ?? .unknown, &events)
        case .linuxKey:
            let isKey = 0x41...0x45 ~= byte && !sequence.isSpoiled
            emit(isKey ? .key(KeyPress(.function(byte - 0x40))) : .unknown, &events)
        case .mouseByte: takeMouse(byte, table, &events)

        case .stringByte: string.add(byte)
        case .endString: endString(&events)
        case .abandonString: abandonString(byte, table, &events)
        case .abandon:
            if previous == .mouseBytes, mouse.isReadable { return emitMouse(&events) }
            emit(.unknown, &events)
        case .cancel:
            if previous == .mouseBytes, mouse.isReadable { return emitMouse(&events) }
            isEscaped = false
        }
    }

    private mutating func enter(_ introducer: UInt8, isEscaped: Bool) {
        self.isEscaped = isEscaped
        sequence.clear()
        mouse.clear()
        string.start(introducer)
    }

    /// Emits the event of a sequence. An escape before the sequence means Alt for a key, and is the
    /// key Esc for any other event.
    private mutating func emit(_ event: TerminalEvent, _ events: inout [TerminalEvent]) {
        guard isEscaped else { return events.append(event) }
        isEscaped = false
        if case .key(let press) = event {
            events.append(.key(press.withAlt))
        } else {
            events.append(.key(KeyPress(.escape)))
            events.append(event)
        }
    }

    private mutating func takeScalar(
        _ byte: UInt8, _ table: Transitions, _ events: inout [TerminalEvent]
    ) {
        switch scalar.add(byte) {
        case .more: state = .scalar
        case .complete(let character):
            state = .ground
            let isControl = 0x80...0x9F ~= character.value
            let press =
                isControl ? KeyPress(.character(character)) : KeyPress(typed: character)
            emit(.key(press), &events)
        case .broken:
            emitBrokenScalar(&events)
            state = .ground
            step(byte, table, &events)
        }
    }

    mutating func emitBrokenScalar(_ events: inout [TerminalEvent]) {
        emit(.illFormed(scalar.bytes), &events)
    }

    /// Handles an intermediate byte. A `$` may come before a final byte, but also ends the sequence
    /// that rxvt sends for a key with Shift.
    private mutating func addIntermediate(_ byte: UInt8, _ events: inout [TerminalEvent]) {
        if byte == UInt8(ascii: "$"), sequence.marker == 0, sequence.intermediate == 0,
            !sequence.isSpoiled, sequence.count == 1, let number = sequence.number(0), number != 4
        {
            sequence.end(byte)
            if let key = sequence.key {
                state = .ground
                return emit(.key(key), &events)
            }
        }
        sequence.add(intermediate: byte)
    }

    private mutating func endControl(_ events: inout [TerminalEvent]) {
        if sequence.startsPaste {
            if isEscaped { events.append(.key(KeyPress(.escape))) }
            isEscaped = false
            paste.start()
            state = .paste
            return
        }
        let event = sequence.event(isCursorAwaited: awaitedCursors > 0)
        if case .reply(let reply) = event { note(reply) }
        emit(event, &events)
    }

    private mutating func takeMouse(
        _ byte: UInt8, _ table: Transitions, _ events: inout [TerminalEvent]
    ) {
        let isPart = mouse.take(byte)
        guard mouse.hasAllNumbers else { return }
        emitMouse(&events)
        state = .ground
        if !isPart { step(byte, table, &events) }
    }

    mutating func emitMouse(_ events: inout [TerminalEvent]) {
        emit(mouse.report().map(TerminalEvent.mouse) ?? .unknown, &events)
    }

    mutating func endString(_ events: inout [TerminalEvent]) {
        let replies = string.replies
        if replies.isEmpty { events.append(.unknown) }
        for reply in replies { events.append(.reply(reply)) }
    }
}
