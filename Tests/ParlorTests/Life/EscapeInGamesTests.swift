import Games
import Sweep
import TUI
import Testing

@testable import Parlor

/// Esc closes everything above the board, and only then leaves.
@Suite struct `Esc in every game` {
    private let escape = KeyPress(.escape)

    private func begun(_ game: GameName) throws -> WalkedGame {
        let walked = try WalkedGame(game, "--seed 3", .usual)
        try walked.begin()
        try #require(walked.isBegun)
        return walked
    }

    @Test(arguments: GameName.walked)
    func `resumes a paused game`(_ game: GameName) throws {
        for isLeftAlone in [false, true] {
            let walked = try begun(game)
            if isLeftAlone { walked.lookAway() } else { walked.press(KeyPress(typed: "p")) }
            #expect(walked.moment == .paused)
            walked.press(escape)
            #expect(walked.moment == .running, "\(walked.play.text)")
        }
    }

    @Test(arguments: GameName.walked)
    func `closes a message first`(_ game: GameName) throws {
        let walked = try begun(game)
        // Nothing is left to take back.
        for _ in 0..<4 { walked.press(KeyPress(typed: "u")) }
        let message = walked.play.text
        walked.press(escape)
        #expect(walked.moment == .running && walked.play.text != message, "\(message)")
        walked.press(escape)
        #expect(walked.moment != .running, "\(walked.play.text)")
    }

    @Test(arguments: GameName.walked)
    func `closes a hint first`(_ game: GameName) throws {
        let walked = try begun(game)
        let board = walked.play.text
        walked.press(KeyPress(typed: "h"))
        #expect(walked.play.text != board)
        walked.press(escape)
        #expect(walked.moment == .running && walked.play.text == board, "\(walked.play.text)")
        walked.press(escape)
        #expect(walked.moment != .running, "\(walked.play.text)")
    }

    /// The answers at the end of a sudoku are beside the board, so they cover nothing.
    @Test(arguments: GameName.walked.filter { $0 != .sudoku })
    func `closes the dialog of the end first`(_ game: GameName) throws {
        let walked = try GameEnding.of(game).play(game, in: .usual)
        let box = walked.play.text
        // A loss may have no dialog. Then Esc leaves at once.
        if walked.play.services.results.all.last?.isWon == true {
            walked.press(escape)
            #expect(walked.moment == .over && walked.play.text != box, "\(walked.play.text)")
        }
        walked.press(escape)
        #expect(walked.moment == nil, "\(walked.play.text)")
    }

    /// Random keys and clicks bring the program to some state: a hint, a search, chosen cells, a
    /// card in the hand, a question, help, an end.
    @Test(arguments: GameName.walked, 0..<Sweep.count(6, whole: 200))
    func `leaves from everywhere, and never plays`(_ game: GameName, _ seed: Int) throws {
        var dice = SplitMix(state: UInt64(seed))
        let walked = try begun(game)
        for _ in 0..<Int.random(in: 1...30, using: &dice) {
            if Bool.random(using: &dice), let thing = walked.things.randomElement(using: &dice) {
                try walked.perform(.click(thing))
            } else if let key = Self.keys.randomElement(using: &dice) {
                walked.press(key)
            }
        }
        for _ in 0..<8 where walked.moment != nil {
            let moves = walked.moveCount
            walked.press(escape)
            let isPlayed = walked.moment != nil && walked.moveCount != moves
            #expect(!isPlayed, "\(walked.play.text)")
        }
        #expect(walked.moment == nil, "\(walked.play.text)")
    }

    /// The keys that may mean something on a board, without those that leave or quit.
    private static let keys =
        "acdefghijklmnoprstuvwxyz0123456789 /?-+.,<>".unicodeScalars.map { KeyPress(typed: $0) }
        + [.up, .down, .left, .right, .enter, .tab, .backspace, .pageDown].flatMap {
            [KeyPress($0), KeyPress($0, modifiers: .shift)]
        }
}
