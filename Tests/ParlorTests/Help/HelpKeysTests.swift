import Games
import TUI
import Testing

@testable import Parlor

/// The keys that work at each moment of every game, compared with those that the help page names.
@Suite struct `The help page of every game` {
    /// All keys of a keyboard without Ctrl and Alt. The signs above the digits stand for Shift and
    /// a digit. F1 opens the help in every program.
    private static let keyboard: [KeyPress] =
        (0x20..<0x7E).compactMap { Unicode.Scalar($0) }.filter {
            !"!@#$%^&*(".contains(Character($0))
        }
        .map { KeyPress(typed: $0) }
        + [.enter, .tab, .escape, .backspace, .delete, .home, .end, .pageUp, .pageDown]
        .map { KeyPress($0) } + [Key.up, .down, .left, .right].map { KeyPress($0) }
        + (2...12).map { KeyPress(.function($0)) }

    private static let high = WalkSetting(columns: 80, rows: 90, language: "en")

    @Test(arguments: WalkStop.ofGames.filter { $0.1 != .celebrated })
    func `has one row for the key that pauses and resumes`(
        _ game: GameName, _ stop: WalkStop
    ) throws {
        let page = try WalkedGame.walk(game, to: stop, in: Self.high)
        page.press(KeyPress(typed: "?"))
        let rows = page.play.text.split(separator: "\n").filter { $0.contains(#/^[ │]*p  /#) }
        #expect(rows.count == 1, "\(page.play.text)")
    }

    @Test(arguments: WalkStop.ofGames.filter { $0.1 != .celebrated })
    func `names every key that works`(_ game: GameName, _ stop: WalkStop) throws {
        let page = try WalkedGame.walk(game, to: stop, in: Self.high)
        // The use of a key may name others: `previous step; PgUp: ten back`.
        let named = page.readHelp().flatMap { row in
            ([row.key]
                + row.use.split(separator: " ").filter { $0.hasSuffix(":") }.map { $0.dropLast() }
                .map(String.init)).flatMap(KeyPress.all(writtenAs:))
        }
        #expect(named.count > 3, "\(named)")
        // The clock changes the screen, so each key is compared with `~`, which does nothing.
        func games() throws -> (walked: WalkedGame, idle: WalkedGame) {
            (
                try WalkedGame.walk(game, to: stop, in: .usual),
                try WalkedGame.walk(game, to: stop, in: .usual)
            )
        }
        var (walked, idle) = try games()
        func isSame() -> Bool { walked.look == idle.look }
        let other = KeyPress(typed: "~")
        var tried = 0
        for key in Self.keyboard where !named.contains(where: { $0.key == key.key }) {
            tried += 1
            walked.press(key)
            idle.press(other)
            if isSame() { continue }
            let text = walked.play.text
            // A key may say why it does nothing. The next key removes this message.
            walked.press(other)
            idle.press(other)
            if isSame() { continue }
            Issue.record("\(stop): \(key.text ?? "\(key.key)") works\n\(text)")
            (walked, idle) = try games()
        }
        #expect(tried > 40)
    }
}
