import CLibrary
import Testing

@testable import TUI

@Suite struct `The end of a run` {
    @Test func `an end that the user requested is a success`() async {
        await #expect(processExitsWith: .success) { Terminal.Ending.finished.leave() }
        await #expect(processExitsWith: .success) { Terminal.Ending.interrupted.leave() }
    }

    @Test func `a run that a signal ended ends the process by that signal`() async {
        await #expect(processExitsWith: .signal(SIGTERM)) {
            Terminal.Ending.signal(SIGTERM).leave()
        }
        await #expect(processExitsWith: .signal(SIGHUP)) { Terminal.Ending.signal(SIGHUP).leave() }
        await #expect(processExitsWith: .signal(SIGINT)) { Terminal.Ending.signal(SIGINT).leave() }
    }

    @Test func `a lost terminal ends the run like a hangup, even where that is ignored`()
        async
    {
        await #expect(processExitsWith: .signal(SIGHUP)) {
            signal(SIGHUP, SIG_IGN)
            Terminal.Ending.hangup.leave()
        }
    }

    @Test func `a missing terminal is reported by a sentence and a status`() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(2), observing: [\.standardErrorContent]
        ) {
            Terminal.Ending.unavailable(.isDumb).leave()
        }
        let sentence = String(decoding: result.standardErrorContent, as: UTF8.self)
        let name = try #require(CommandLine.arguments[0].split(separator: "/").last)
        #expect(sentence == "\(name): \(TerminalProblem.isDumb)\n")
    }

    @Test func `a program can say in its own words what is missing`() async throws {
        let result = try await #require(
            processExitsWith: .exitCode(2), observing: [\.standardErrorContent]
        ) {
            Terminal.Ending.unavailable(.isDumb).leave(as: "game") { _ in "Use another terminal." }
        }
        let sentence = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(sentence == "game: Use another terminal.\n")
    }

    @Test func `output is checked first, then input, then TERM`() {
        func problem(
            _ term: String, input: Bool = true, output: Bool = true
        ) -> TerminalProblem? {
            .found(in: ["TERM": term], inputIsTerminal: input, outputIsTerminal: output)
        }
        #expect(problem("xterm") == nil)
        #expect(problem("xterm", output: false) == .outputIsNotATerminal)
        #expect(problem("xterm", input: false) == .inputIsNotATerminal)
        #expect(problem("dumb", input: false, output: false) == .outputIsNotATerminal)
        #expect(problem("dumb") == .isDumb)
        #expect(problem("") == .nameIsMissing)
    }
}
