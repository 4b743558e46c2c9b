extension TerminalLoop {
    /// Reads the input that has arrived, and handles it.
    func takeInput(isBroken: Bool) {
        let isThere = screen.tty.receive(at: sleeper.now, decodingWith: &input, into: &arrived)
        enqueue()
        if options.endsOnInterrupt, events.isInterrupted { end(.interrupted) }
        handleEvents()
        if !isThere || isBroken { end(.hangup) }
    }

    /// Handles incomplete input whose deadline has passed.
    func noteInputTime(_ now: Int) {
        input.noteTime(now, into: &arrived)
        enqueue()
        handleEvents()
    }

    /// The number of events that may wait for a slow program, and the time in nanoseconds that the
    /// program may take before frames and signals have their turn.
    static let limits = (events: 4096, time: 8_000_000)

    private func enqueue() {
        for event in arrived { events.append(event) }
        arrived.removeAll(keepingCapacity: true)
    }

    /// Handles waiting events until the time limit is reached.
    private func handleEvents() {
        if events.isEmpty { return }
        let end = sleeper.now + TerminalLoop.limits.time
        repeat {
            guard ending == nil, !session.isOver, let event = events.next() else { break }
            handle(event)
        } while sleeper.now < end
        if ending != nil || session.isOver { events.removeAll() }
    }

    private func handle(_ event: TerminalEvent) {
        switch event {
        case _ where event.isInterrupt && options.endsOnInterrupt: end(.interrupted)
        case .key(let key) where key.isControl("z"): suspend(everybody: true)
        case .resize(let resize):
            reportedSize = Size(columns: resize.columns, rows: resize.rows)
            measure()
        case .reply(let reply):
            screen.note(reply, at: sleeper.now)
            if case .color(slot: 11, _) = reply { surroundings.scheme = screen.probe.scheme }
            surroundings.capabilities = screen.probe.summary
            session.change(surroundings)
            session.receive(event)
        default:
            // Other programs may have written to the screen, or the user wants a repaint.
            if event == .focus(true) || event.isRepaintKey { screen.repaint() }
            emit(event)
        }
    }

    /// Passes the event to the program, and updates the surroundings.
    func emit(_ event: TerminalEvent) {
        surroundings.note(event)
        session.receive(event)
    }

    /// Reads the terminal's size, and repaints the screen.
    func measure() {
        screen.repaint()
        let size = screen.tty.size(
            reported: reportedSize, in: environment, inlineRows: options.inlineRows)
        if size == surroundings.size { return }
        emit(.resize(Resize(rows: size.rows, columns: size.columns)))
    }
}

extension TerminalEvent: QueuedEvent {
    var use: EventUse {
        switch self {
        case _ where isInterrupt: .interrupt
        case .key, .text, .illFormed, .unknown: .spared
        case .mouse(let mouse):
            switch mouse.action {
            case .move, .drag, .wheel: .outdated
            case .press, .release: .needed
            }
        default: .needed
        }
    }

    fileprivate var isInterrupt: Bool {
        if case .key(let key) = self { key.isControl("c") } else { false }
    }

    /// Indicates whether the event is Ctrl-L, which repaints the screen.
    fileprivate var isRepaintKey: Bool {
        if case .key(let key) = self { key.isControl("l") } else { false }
    }
}

extension KeyPress {
    /// Returns whether this is a press of Ctrl with a letter. If the terminal reports positions,
    /// the key at the position of the letter on a US keyboard counts, too.
    fileprivate func isControl(_ letter: Unicode.Scalar) -> Bool {
        modifiers == .control && kind != .release
            && (key == .character(letter) || base == letter)
    }
}
