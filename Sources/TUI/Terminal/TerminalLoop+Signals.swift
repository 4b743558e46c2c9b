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
            // Stopped by what nobody can catch: whoever had the terminal meanwhile left no trace of
            // how it was.
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
        // Whoever continues a program looks at it.
        if !surroundings.hasFocus { tell(.focus(true)) }
    }
}
