extension TerminalLoop {
    /// Reads what has come, and hands it on.
    func takeInput(isBroken: Bool) {
        let isThere = input.take(from: screen.tty, at: sleeper.now, into: &events)
        if events.count > TerminalLoop.patience.events { thinOut() }
        handleEvents()
        if !isThere || isBroken { end(.hangup) }
    }

    /// Hands on what turns out to have been all.
    func noteInputTime(_ now: Int) {
        input.noteTime(now, into: &events)
        handleEvents()
    }

    /// How many events may wait for a program that is slower than its input, and how long it may
    /// handle them, in nanoseconds, before frames and signals have their turn.
    static let patience = (events: 4096, time: 8_000_000)

    /// Drops what is no use to a program that cannot keep up: keys as a terminal drops them, and all
    /// but the last places of the mouse. Ctrl-C does not wait behind them.
    private func thinOut() {
        if options.endsOnInterrupt, events.contains(where: \.isInterrupt) { end(.interrupted) }
        let waiting = TerminalLoop.patience.events
        var rest = events[waiting...].filter { !$0.isDroppable }
        if let last = events.last, last.isDroppable, case .mouse = last { rest.append(last) }
        events.removeSubrange(waiting...)
        events += rest
    }

    /// Handles what has come, or as much of it as there is time for.
    private func handleEvents() {
        if events.isEmpty { return }
        var batch: [TerminalEvent] = []
        swap(&batch, &events)
        let end = sleeper.now + TerminalLoop.patience.time
        var count = 0
        while count < batch.count, ending == nil, !session.isOver, count == 0 || sleeper.now < end {
            handle(batch[count])
            count += 1
        }
        if ending != nil || session.isOver { count = batch.count }
        batch.removeFirst(count)
        swap(&batch, &events)
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
            // Others may have written on the screen meanwhile; and a person may say so.
            if event == .focus(true) || event.isRepaintKey { screen.paintAnew() }
            tell(event)
        }
    }

    /// Tells the program, and remembers what it says of where it is shown.
    func tell(_ event: TerminalEvent) {
        surroundings.note(event)
        session.receive(event)
    }

    /// Looks how large the terminal is now, and paints all of it.
    func measure() {
        screen.paintAnew()
        let size = screen.tty.size(
            reported: reportedSize, in: environment, inlineRows: options.inlineRows)
        if size == surroundings.size { return }
        tell(.resize(Resize(rows: size.rows, columns: size.columns)))
    }
}

extension TerminalEvent {
    /// Whether it is one of many of its kind when there are too many events.
    fileprivate var isDroppable: Bool {
        switch self {
        case .key, .text, .illFormed, .unknown: true
        case .mouse(let mouse):
            switch mouse.action {
            case .move, .drag, .wheel: true
            case .press, .release: false
            }
        default: false
        }
    }

    fileprivate var isInterrupt: Bool {
        if case .key(let key) = self { key.isControl("c") } else { false }
    }

    /// Ctrl-L, which has always meant that the screen is to be painted anew.
    fileprivate var isRepaintKey: Bool {
        if case .key(let key) = self { key.isControl("l") } else { false }
    }
}

extension KeyPress {
    /// Whether it is Ctrl and this letter, wherever the keyboard has it, going down.
    fileprivate func isControl(_ letter: Unicode.Scalar) -> Bool {
        modifiers == .control && kind != .release
            && (key == .character(letter) || base == letter)
    }
}
