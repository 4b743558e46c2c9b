extension Tty {
    /// How much is read before frames and timers have their turn again.
    private static let readsPerTurn = 16

    /// Appends the events that have come, and returns whether the terminal is still there.
    func receive(
        at now: Int, by input: inout TerminalInput, into events: inout [TerminalEvent]
    ) -> Bool {
        for _ in 0..<Tty.readsPerTurn {
            switch receive(into: &buffer) {
            case .bytes(let count):
                input.take(buffer.span.extracting(..<count), at: now, into: &events)
            case .nothingNow: return true
            case .end: return false
            }
        }
        return true
    }
}
