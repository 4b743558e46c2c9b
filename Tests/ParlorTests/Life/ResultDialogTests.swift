import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `The dialog with the result of every game` {
    @Test(arguments: WalkSetting.covering)
    func `is closed and opened again by one key, which the bar names`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        let walked = try GameEnding.of(game).play(game, in: setting)
        let text = walked.play.text
        func hasKey() -> Bool { walked.bar.contains { $0.keys == "v" } }
        // These games show the result beside or below the board, if there is space.
        guard hasKey() else { return #expect([.sudoku, .mines].contains(game), "\(text)") }
        let key = KeyPress(typed: "v")
        walked.press(key)
        #expect(!walked.play.text.contains(" ]") && walked.moment == .over, "\(walked.play.text)")
        #expect(hasKey(), "\(walked.play.text)")
        walked.press(key)
        #expect(walked.play.text == text)
    }

    @Test(arguments: Language.allCases)
    func `lies below all cards, and shows them even if no move was made`(
        _ language: Language
    ) throws {
        let play = try ProgramRun(
            "memory --pairs 8 --time 1 --rounds 1 --seed 5 --no-motion",
            language: language.rawValue)
        func corners() -> Int { play.text.count { "╭╮╰╯".contains($0) } }
        play.pilot.type(" ")
        play.pilot.advance(by: .seconds(3))
        play.pilot.press(.right)
        play.pilot.press(.enter)
        let words = play.services.words
        #expect(play.text.contains(words.memory.givenUp), "\(play.text)")
        // Sixteen cards and the dialog have four corners each.
        #expect(corners() == 4 * 17, "\(play.text)")
        play.pilot.advance(by: .seconds(2))
        // The focused button shows the board.
        play.pilot.press(.enter)
        #expect(corners() == 4 * 16, "\(play.text)")
        play.pilot.type("v")
        #expect(corners() == 4 * 17, "\(play.text)")
    }
}
