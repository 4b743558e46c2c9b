import CLibrary

extension TerminalLoop {
    /// Handles the signals that have arrived. After several changes of the size, it is read once.
    func takeSignals() {
        let came = signals?.take() ?? []
        if let last = came.first(where: SignalPipe.isEnd) { return end(.signal(last)) }
        if came.contains(where: SignalPipe.stops.contains) {
            suspend(everybody: false)
        } else if came.contains(SIGCONT) {
            // The process was stopped by a signal that cannot be caught, so the terminal may have
            // changed in unknown ways.
            screen.leave(sleeper: sleeper, input: &input)
            resume()
        } else if came.contains(SIGWINCH) {
            measure()
        }
    }

    /// Restores the terminal, stops the process, and resumes when the process continues.
    func suspend(everybody: Bool) {
        guard let signals, signals.canStop else { return }
        screen.leave(sleeper: sleeper, input: &input)
        signals.stop(everybody: everybody)
        resume()
    }

    private func resume() {
        input.startOver()
        screen.enter()
        measure()
        // A program that is continued has the user's attention.
        if !surroundings.hasFocus { tell(.focus(true)) }
    }
}
