import Foundation
import Laboratory
import TUI
import Testing

@testable import Parlor

/// A program that cannot draw says what works without a screen.
@Suite struct `Without a terminal` {
    private static let problems: [TerminalProblem] = [
        .inputIsNotATerminal, .outputIsNotATerminal, .nameIsMissing, .isDumb,
        .cannotBeOpened(reason: "No such device"),
    ]

    @Test(arguments: Language.allCases, problems)
    func `the reason is in the player's language, with the option that works`(
        _ language: Language, _ problem: TerminalProblem
    ) {
        let words = language.words.terminal
        let bare = words.sentence(of: problem, hasPlainForm: false)
        let text = words.sentence(of: problem)
        #expect(!bare.contains("--plain") && text.hasPrefix(bare))
        #expect(text.contains("--plain") && text.hasSuffix("."))
        #expect(Set(Self.problems.map { words.sentence(of: $0) }).count == Self.problems.count)
    }

    /// The output of a test is not a terminal.
    @Test(arguments: GameName.allCases)
    func `every game names the option`(game: GameName) async throws {
        let result = try await #require(
            processExitsWith: .exitCode(2), observing: [\.standardErrorContent]
        ) { [name = game.rawValue as String] in
            let directory = NSTemporaryDirectory() + "parlor-without-terminal"
            try await MainActor.run {
                let invocation = try Invocation.parse(
                    [name, "--no-record", "--lang", "en", "--data-dir", directory])
                LaboratoryScreens.show(invocation)
                Launch.run(invocation, tools: [:])
            }
        }
        let text = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(text.contains("not a terminal") && text.contains("--plain"), "\(text)")
        // The file of the test has another name.
        #expect(text.hasPrefix("parlor: "), "\(text)")
    }
}
