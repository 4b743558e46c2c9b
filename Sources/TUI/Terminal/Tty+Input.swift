extension Tty {
    /// The maximum number of reads before frames and timers have their turn.
    private static let readsPerTurn = 16

    /// Appends the events that have arrived. Returns false if the terminal is gone.
    func receive(
        at now: Int, decodingWith input: inout TerminalInput, into events: inout [TerminalEvent]
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
