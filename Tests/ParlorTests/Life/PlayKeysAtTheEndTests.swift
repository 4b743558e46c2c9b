import Games
import Testing

@testable import Parlor
@testable import TUI

/// The end of every game, for a player who still presses the keys of play.
@Suite struct `The keys of play at the end` {
    private static let keys =
        [" ", "1", "5", "9"].map { KeyPress(typed: $0) } + [
            KeyPress(.enter)
        ]

    @Test(arguments: WalkSetting.covering)
    func `keep the finished board in sight`(_ game: GameName, _ setting: WalkSetting) throws {
        for key in Self.keys {
            let walked = try GameEnding.of(game).celebrate(game, in: setting)
            try #require(walked.moment == .over)
            let (count, results) = (walked.news.count, walked.play.services.results.all.count)
            for _ in 0..<6 {
                walked.press(key)
                walked.advance(by: .milliseconds(700))
                #expect(walked.moment == .over, "\(key)\n\(walked.play.text)")
            }
            #expect(walked.news.dropFirst(count).allSatisfy { !$0.isBeginning && !$0.isReset })
            #expect(walked.play.services.results.all.count == results)
            #expect(walked.play.pilot.copied.isEmpty)
            // The result is still there, and so is the way back through the steps.
            let text = walked.play.text
            walked.press(KeyPress(typed: "l"))
            #expect(walked.moment == .over && walked.play.text != text, "\(key)\n\(text)")
        }
    }

    @Test(arguments: WalkSetting.covering)
    func `say that nothing can be undone`(_ game: GameName, _ setting: WalkSetting) throws {
        let walked = try WalkedGame.walk(game, to: .over, in: setting)
        let before = walked.look
        walked.press(KeyPress(typed: "u"))
        let sentence = walked.play.services.words.games.isOverForUndo
        #expect(
            sentence.split(separator: " ").allSatisfy(walked.play.text.contains),
            "\(walked.play.text)")
        walked.press(KeyPress(typed: "~"))
        #expect(walked.moment == .over && walked.look == before)
    }

    /// The keys that play: they press or move the focus, or write a digit.
    private static let allKeys =
        [Key.up, .down, .left, .right, .enter, .tab, .home, .end, .backspace].map { KeyPress($0) }
        + " 0123456789".unicodeScalars.map { KeyPress(typed: $0) }

    @Test(arguments: WalkSetting.covering)
    func `press no button in the first second`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        // The first key ends the celebration. The others do nothing.
        let (walked, other) = (
            try GameEnding.of(game).celebrate(game, in: setting),
            try GameEnding.of(game).celebrate(game, in: setting)
        )
        let count = walked.news.count
        other.press(KeyPress(typed: "x"))
        for key in Self.allKeys {
            walked.press(key)
            for walked in [walked, other] { walked.advance(by: .milliseconds(15)) }
            #expect(walked.moment == .over, "\(key)\n\(walked.play.text)")
        }
        for walked in [walked, other] { walked.advance(by: .seconds(4)) }
        #expect(walked.play.text == other.play.text)
        // Without a dialog, the cursor may be on another cell.
        let hasDialog = walked.bar.contains { $0.keys == "Enter" }
        #expect(walked.look == other.look || !hasDialog, "\(walked.play.text)")
        #expect(walked.news.count == count && walked.play.pilot.copied.isEmpty)
        // After that, the answers work.
        walked.press(KeyPress(.enter))
        #expect(walked.moment == .over && walked.look != other.look || !hasDialog)
        other.press(KeyPress(typed: "R"))
        #expect(other.news.dropFirst(count).contains { $0.isBeginning }, "\(other.play.text)")
    }

    @Test(arguments: WalkSetting.covering)
    func `leave the letters to work at once, beside buttons that are dim for a second`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        // With reduced motion, the answers appear with the end.
        let walked = try GameEnding.of(game).play(game, in: setting, untilRead: false)
        func looks() -> Set<Style> {
            Set(walked.play.pilot.runs.filter { $0.text.contains(/\[ .{3,}/) }.map(\.style))
        }
        // All buttons are dim, and none has the focus.
        let before = looks()
        #expect(before.count <= 1, "\(walked.play.text)")
        let copying = try GameEnding.of(game).play(game, in: setting, untilRead: false)
        copying.press(KeyPress(typed: "c"))
        #expect(copying.play.pilot.copied.count == 1, "\(copying.play.text)")
        let text = walked.play.text
        walked.press(KeyPress(typed: "l"))
        #expect(walked.moment == .over && walked.play.text != text, "\(text)")
        walked.press(KeyPress(typed: "l"))
        walked.advance(by: .seconds(1))
        let after = looks()
        #expect(after.count == 2 * before.count && after.isDisjoint(with: before))
    }

    @Test(arguments: [GameName.mines, .sudoku])
    func `include letters that move`(_ game: GameName) throws {
        let walked = try GameEnding.of(game).celebrate(game, in: .usual) {
            $0.settings.set(MinesSettings.lettersMove, to: true)
            $0.settings.set(SudokuSettings.lettersMove, to: true)
        }
        walked.press(KeyPress(typed: "x"))
        let text = walked.play.text
        walked.press(KeyPress(typed: "l"))
        #expect(walked.play.text == text)
        walked.advance(by: .seconds(2))
        walked.press(KeyPress(typed: "l"))
        #expect(walked.play.text != text)
    }

    @Test(arguments: GameName.walked)
    func `do not delay help, quitting, Esc and clicks`(_ game: GameName) throws {
        func celebrated() throws -> WalkedGame {
            try GameEnding.of(game).celebrate(game, in: .usual)
        }
        let (helped, quit, left, clicked) = (
            try celebrated(), try celebrated(), try celebrated(), try celebrated()
        )
        helped.press(KeyPress(typed: "?"))
        #expect(helped.play.text.contains(helped.play.services.words.help.title))
        quit.press(KeyPress(typed: "q"))
        #expect(quit.look.isOver)
        for _ in 0..<3 { left.press(KeyPress(.escape)) }
        #expect(left.moment == nil, "\(left.play.text)")
        let count = clicked.news.count
        clicked.press(KeyPress(typed: " "))
        let button = try #require(clicked.things.first { "\($0)".contains("restart") })
        try clicked.perform(.click(button))
        #expect(clicked.news.dropFirst(count).contains { $0.isBeginning })
    }

    @Test(arguments: GameName.walked, ["n", "R"] as [Unicode.Scalar])
    func `do not delay the keys that begin a game`(
        _ game: GameName, _ key: Unicode.Scalar
    ) throws {
        let walked = try GameEnding.of(game).celebrate(game, in: .usual)
        walked.press(KeyPress(typed: key))
        #expect(walked.moment == .ready || walked.moment == .running, "\(walked.play.text)")
    }

    @Test func `take back no move of a deal that got stuck`() throws {
        for key in Self.keys {
            let walked = try WalkedGame(
                .klondike, "--seed 3", .usual, judge: PreparedJudge.drawingLoses)
            walked.press(KeyPress(typed: "d"))
            walked.press(KeyPress(typed: "d"))
            let (count, text) = (walked.actions.count, walked.play.text)
            try #require(text.contains(walked.play.services.words.klondike.stuck), "\(text)")
            for _ in 0..<4 { walked.press(key) }
            let actions = walked.actions.dropFirst(count).compactMap {
                $0.base as? KlondikeGame.Action
            }
            #expect(actions.allSatisfy { if case .look = $0 { true } else { false } })
        }
    }
}
