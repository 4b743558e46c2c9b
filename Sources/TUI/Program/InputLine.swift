import Reactive

/// The line that a terminal's bytes come in by: bytes in any pieces, events out, and the key Esc
/// once it is certain that nothing follows it.
final class InputLine {
    var onEvent: ((TerminalEvent) -> Void)?
    var decoder = InputDecoder()

    private let scheduler: any Scheduler
    private let escapeDelay: Duration
    private let patience: Duration
    private let alarm = SerialDisposable()

    /// How long after a beginning that was taken for a key its rest may come, and how long a typed
    /// character that looks like that rest is held back.
    private static let lateness = (
        rest: Duration.seconds(1), introducer: Duration.milliseconds(250)
    )
    private var lastTime = 0

    /// `escapeDelay` is how long a lone escape may still become another key; `patience`, how long
    /// the rest of anything else is waited for.
    init(scheduler: any Scheduler, escapeDelay: Duration, patience: Duration = .seconds(3)) {
        self.scheduler = scheduler
        self.escapeDelay = escapeDelay
        self.patience = patience
    }

    deinit { alarm.dispose() }

    func take(_ bytes: [UInt8]) {
        let pause = scheduler.clock - lastTime
        lastTime = scheduler.clock
        if decoder.mayResume, pause > scheduler.ticks(in: InputLine.lateness.rest) {
            tell { decoder, events in decoder.giveUp(into: &events) }
        }
        tell { decoder, events in decoder.decode(bytes.span, into: &events) }
    }

    /// Tells what the decoder makes of it, and waits for the rest if there is to be one.
    private func tell(_ step: (inout InputDecoder, inout [TerminalEvent]) -> Void) {
        var events: [TerminalEvent] = []
        step(&decoder, &events)
        switch decoder.pending {
        case .nothing: alarm.disposable = Disposables.create()
        case .key: wait(escapeDelay) { decoder, events in decoder.timeOut(into: &events) }
        case .more:
            let patience = decoder.mayResume ? InputLine.lateness.introducer : patience
            wait(patience) { decoder, events in decoder.giveUp(into: &events) }
        }
        for event in events { onEvent?(event) }
    }

    private func wait(
        _ delay: Duration, _ step: @escaping (inout InputDecoder, inout [TerminalEvent]) -> Void
    ) {
        alarm.disposable = scheduler.schedule(after: delay) { [weak self] in self?.tell(step) }
    }
}
