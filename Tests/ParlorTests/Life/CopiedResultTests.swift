import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `The result of every game` {
    @Test(arguments: WalkSetting.covering)
    func `is copied, and the screen says so`(_ game: GameName, _ setting: WalkSetting) throws {
        let walked = try GameEnding.of(game).play(game, in: setting)
        walked.advance(by: .seconds(3))
        #expect(walked.moment == .over)
        let words = walked.play.services.words
        func says() -> Bool {
            walked.lines.joined().contains(words.games.isCopied)
        }
        #expect(!says(), "\(walked.lines.joined(separator: "\n"))")
        // The line to share is no part of the text about the end.
        let line = "Parlor \(game.module.title(words)):"
        #expect(!walked.lines.joined().contains(line), "\(walked.lines.joined(separator: "\n"))")
        walked.press(KeyPress(typed: "c"))
        #expect(walked.play.pilot.copied.count == 1)
        #expect(says(), "\(walked.lines.joined(separator: "\n"))")
    }
}

@Suite struct `The end of every game` {
    @Test(arguments: WalkSetting.covering)
    func `has buttons of one form, each with its key`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        let walked = try GameEnding.of(game).play(game, in: setting)
        walked.advance(by: .seconds(3))
        let language = walked.play.services.words.language
        let text = walked.lines.joined(separator: "\n")
        // In a small window, a lost game of Mines shows its board without a dialog. After the keys
        // for the dialog, the first key is the one for another game, if it fits.
        let keys = walked.bar.map(\.keys).filter { !["Enter", "v"].contains($0) }
        #expect(keys.isEmpty || keys.first == (keys.contains("n") ? "n" : "b"), "\(text)")
        let isDeal = game == .klondike
        let same = isDeal ? Phrase.sameDeal : .sameBoard
        guard text.contains(" ]") else {
            #expect(game == .mines, "\(text)")
            return #expect(walked.readHelp().contains { $0.key == "R" })
        }
        func buttons(withKeys: Bool) -> [String] {
            let name = isDeal ? Phrase.newDeal : .newGame
            let answers: [(String, Phrase)] = [("n", name), ("R", same), ("c", .copy)]
            return answers.map { key, phrase in
                (withKeys ? "\(key) " : "") + phrase.capitalized.text(in: language)
            }
        }
        let shown = walked.play.buttons
        let hasKeys = shown.contains(buttons(withKeys: true)[0])
        for button in buttons(withKeys: hasKeys) {
            #expect(shown.contains(button), "\(button)\n\(text)")
        }
        // The keys have no space only beside a small board.
        #expect(hasKeys || game == .sudoku && setting.columns == 40, "\(text)")
        #expect(!text.contains("P a u s e d"))
    }
}
