extension TerminalLoop {
    /// Reads what has come, and hands it on.
    func takeInput(isBroken: Bool) {
        let isThere = input.take(from: screen.tty, at: sleeper.now, into: &events)
        handleEvents()
        if !isThere || isBroken { end(.hangup) }
    }

    /// Hands on what turns out to have been all.
    func noteInputTime(_ now: Int) {
        input.noteTime(now, into: &events)
        handleEvents()
    }

    private func handleEvents() {
        if events.isEmpty { return }
        var batch: [TerminalEvent] = []
        swap(&batch, &events)
        for event in batch where ending == nil && !session.isOver { handle(event) }
        batch.removeAll(keepingCapacity: batch.count < 4096)
        swap(&batch, &events)
    }

    private func handle(_ event: TerminalEvent) {
        switch event {
        case .key(let key) where key.isControl("c") && options.endsOnInterrupt: end(.interrupted)
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
        let size = screen.tty.size(reported: reportedSize, in: environment)
        if size == surroundings.size { return }
        tell(.resize(Resize(rows: size.rows, columns: size.columns)))
    }
}

extension TerminalEvent {
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
