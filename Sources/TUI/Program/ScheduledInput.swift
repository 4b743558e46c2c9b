import Reactive

/// The input of a terminal, timed by a scheduler.
final class ScheduledInput {
    var onEvent: ((TerminalEvent) -> Void)?

    private let scheduler: any Scheduler
    private let alarm = SerialDisposable()
    private var input: TerminalInput

    init(scheduler: any Scheduler, escapeDelay: Duration) {
        self.scheduler = scheduler
        input = TerminalInput(escapeDelay: escapeDelay.nanoseconds)
    }

    deinit { alarm.dispose() }

    func take(_ bytes: [UInt8]) {
        pass { input, now, events in input.take(bytes.span, at: now, into: &events) }
    }

    /// Passes on the events of a step, and schedules the input's next deadline.
    private func pass(_ step: (inout TerminalInput, Int, inout [TerminalEvent]) -> Void) {
        var events: [TerminalEvent] = []
        let now = scheduler.now.nanoseconds
        step(&input, now, &events)
        alarm.disposable =
            input.deadline.map { deadline in
                scheduler.schedule(after: .nanoseconds(deadline - now)) { [weak self] in
                    self?.pass { input, now, events in input.noteTime(now, into: &events) }
                }
            } ?? Disposables.create()
        for event in events { onEvent?(event) }
    }
}

extension Duration {
    fileprivate var nanoseconds: Int {
        let (seconds, attoseconds) = components
        return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
    }
}
