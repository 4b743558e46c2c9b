import Games
import TUI
import Testing

@testable import Parlor

/// The keys that work at each moment of every game, compared with those that the help page names.
@Suite struct `The help page of every game` {
    /// All keys of a keyboard without Ctrl and Alt. The signs above the digits stand for Shift and
    /// a digit. F1 opens the help in every program.
    private static let keyboard: [KeyPress] =
        (0x20...0x7E).compactMap { Unicode.Scalar($0) }.filter {
            !"!@#$%^&*(".contains(Character($0))
        }
        .map { KeyPress(typed: $0) }
        + [.enter, .tab, .escape, .backspace, .delete, .home, .end, .pageUp, .pageDown]
        .map { KeyPress($0) } + [Key.up, .down, .left, .right].map { KeyPress($0) }
        + (2...12).map { KeyPress(.function($0)) }

    @Test(arguments: GameName.walked, WalkStop.allCases.filter { $0 != .celebrated })
    func `names every key that works`(_ game: GameName, _ stop: WalkStop) throws {
        let high = WalkSetting(columns: 80, rows: 90, language: "en")
        guard let page = try WalkedGame.walk(game, to: stop, in: high) else { return }
        let named = page.readHelp().flatMap { KeyPress.all(writtenAs: $0.key) }
        #expect(named.count > 4, "\(named)")
        var walked = try #require(try WalkedGame.walk(game, to: stop, in: .usual))
        // A key without a deed only clears the message about the last action.
        walked.press(KeyPress(typed: "~"))
        var tried = 0
        for key in Self.keyboard where !named.contains(where: { $0.key == key.key }) {
            tried += 1
            let (look, seen) = (walked.look, walked.seenText)
            walked.press(key)
            if walked.look == look, walked.seenText == seen { continue }
            Issue.record("\(stop): \(key.text ?? "\(key.key)") works\n\(walked.play.text)")
            walked = try #require(try WalkedGame.walk(game, to: stop, in: .usual))
            walked.press(KeyPress(typed: "~"))
        }
        #expect(tried > 40)
    }
}
