#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension TerminalLoop {
    /// Does what the signals that came ask for; a size that changed often is looked at once.
    func takeSignals() {
        let came = signals?.take() ?? []
        if let last = came.first(where: SignalPipe.isEnd) { return end(.signal(last)) }
        if came.contains(SIGTSTP) {
            suspend(everybody: false)
        } else if came.contains(SIGCONT) {
            // Stopped by a signal that cannot be caught: the terminal may have been changed since,
            // and nothing tells how.
            screen.leave(sleeper: sleeper, input: &input)
            resume()
        } else if came.contains(SIGWINCH) {
            measure()
        }
    }

    /// Gives the terminal back, stops, and goes on when told to.
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
        // A program that is continued is looked at.
        if !surroundings.hasFocus { tell(.focus(true)) }
    }
}
