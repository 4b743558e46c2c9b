import CLibrary
import Reactive
import Testing

@testable import TUI

/// These tests run in separate processes, because signals affect a whole process.
@Suite struct `A pipe for signals` {
    /// Sends a signal to this thread, which blocks signals.
    private static func send(_ signal: Int32) {
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, signal)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        raise(signal)
    }

    @Test func `signals are reported in their order`() async {
        await #expect(processExitsWith: .success) {
            let pipe = SignalPipe()
            for signal in [SIGWINCH, SIGTERM, SIGHUP] { Self.send(signal) }
            #expect(pipe.take() == [SIGWINCH, SIGTERM, SIGHUP])
            #expect(pipe.take().isEmpty)
        }
    }

    @Test func `an ignored signal stays ignored`() async {
        await #expect(processExitsWith: .success) {
            signal(SIGHUP, SIG_IGN)
            let pipe = SignalPipe()
            Self.send(SIGHUP)
            #expect(pipe.take().isEmpty)
        }
    }

    @Test func `afterwards signals act as they did before`() async {
        await #expect(processExitsWith: .signal(SIGTERM)) {
            do { _ = SignalPipe() }
            Self.send(SIGTERM)
        }
    }

    @Test func `a process that cannot be continued is not stopped`() async {
        await #expect(processExitsWith: .success) {
            signal(SIGTSTP, SIG_IGN)
            #expect(!SignalPipe().canStop)
        }
    }

    @Test func `of several signals that end a run, the first is its ending`() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                let stage = try TerminalStage(signals: SignalPipe()) { _ in
                    Driver.just(Sentence(""))
                }
                Self.send(SIGWINCH)
                Self.send(SIGHUP)
                Self.send(SIGTERM)
                #expect(stage.finish() == .signal(SIGHUP))
                #expect(TerminalSettings(of: stage.tty) == TerminalSettings(stage.tty.settings))
            }
        }
    }

    #if os(Linux)
        /// All signals that end a process, except for those of crashes and two that the C library
        /// reserves.
        private static let seldom: [Int32] =
            [10, 12, 13, 14, 16] + Array(24...27) + [29, 30] + Array(34...64)
    #else
        private static let seldom = [SIGUSR1, SIGUSR2, SIGALRM, SIGPIPE, SIGXCPU, SIGPROF]
    #endif

    @Test func `rare signals end a run as well, and restore the terminal`() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                for signal in Self.seldom {
                    let stage = try TerminalStage(signals: SignalPipe()) { _ in
                        Driver.just(Sentence(""))
                    }
                    Self.send(signal)
                    #expect(stage.finish() == .signal(signal))
                    #expect(TerminalSettings(of: stage.tty) == TerminalSettings(stage.tty.settings))
                }
            }
        }
    }

    @Test func `a signal that the program handles itself stays with it`() async {
        await #expect(processExitsWith: .success) {
            signal(SIGUSR1) { _ in }
            let pipe = SignalPipe()
            Self.send(SIGUSR1)
            Self.send(SIGUSR2)
            #expect(pipe.take() == [SIGUSR2])
        }
    }

    @Test func `after many changes, the size is read once`() async {
        await #expect(processExitsWith: .success) {
            try await MainActor.run {
                var sizes: [Size] = []
                let stage = try TerminalStage(signals: SignalPipe()) { console in
                    console.surroundings.map { place in
                        sizes.append(place.size)
                        return Sentence("")
                    }
                }
                stage.run(milliseconds: 5000)
                for columns in 81...180 {
                    stage.terminal.resize(columns: columns, rows: 24)
                    Self.send(SIGWINCH)
                }
                stage.run(milliseconds: 100)
                #expect(sizes == [Size(columns: 80, rows: 24), Size(columns: 180, rows: 24)])
            }
        }
    }
}
