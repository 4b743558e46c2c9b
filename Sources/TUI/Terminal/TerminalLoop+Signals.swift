import CLibrary

extension TerminalLoop {
    /// Handles the signals that have arrived. Reads the size once, even after several changes.
    func takeSignals() {
        let came = signals?.take() ?? []
        if let last = came.first(where: SignalPipe.isEnd) { return end(.signal(last)) }
        if came.contains(where: SignalPipe.stops.contains) {
            suspend(everybody: false)
        } else if came.contains(SIGCONT) {
            // A signal that cannot be caught has stopped the process, so the state of the terminal
            // is unknown.
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
        // The user has just continued the program, so its window has the focus.
        if !surroundings.hasFocus { emit(.focus(true)) }
    }
}
