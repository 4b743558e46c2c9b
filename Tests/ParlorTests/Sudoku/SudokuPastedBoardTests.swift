import Games
import TUI
import Testing

@testable import Parlor

/// Boards that are pasted outside of the page that takes them, and texts that are no boards.
@Suite struct `A pasted board` {
    private static let puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

    private func isRead(_ sentence: String, on walked: WalkedGame) -> Bool {
        let text = walked.play.text
        return sentence.split(separator: " ").allSatisfy(text.contains)
    }

    @Test(arguments: GameName.walked, WalkSetting.all)
    func `is refused with a reason during a game that has such boards`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        let stops: [WalkStop] = [.running, .paused, .over, .lookedBack]
        for stop in stops {
            guard let walked = try WalkedGame.walk(game, to: stop, in: setting) else { continue }
            let words = walked.play.services.words
            let reason = words.games.pasteBefore(onPageOf: game.module.title(words))
            let before = walked.look
            walked.paste("hello")
            #expect(walked.look == before)
            walked.paste(Self.puzzle)
            let isTaken = game.module.isBoard(Self.puzzle)
            #expect(isTaken == (game == .sudoku))
            #expect(isRead(reason, on: walked) == isTaken, "\(stop)\n\(walked.play.text)")
            #expect((walked.look != before) == isTaken)
            // The next key removes the reason.
            walked.press(KeyPress(typed: "~"))
            #expect(walked.look == before, "\(stop)\n\(walked.play.text)")
        }
    }

    @Test(arguments: ["en", "ko_KR.UTF-8"])
    func `is refused with a reason while a hint is shown`(_ language: String) throws {
        let play = try ProgramRun.sudoku(language: language)
        play.pilot.type("hh")
        let hint = play.text
        play.pilot.paste(Self.puzzle)
        let words = play.services.words
        let reason = words.games.pasteBefore(onPageOf: words.sudoku.about.title)
        #expect(reason.split(separator: " ").allSatisfy(play.text.contains), "\(play.text)")
        play.pilot.type("~")
        #expect(play.text == hint)
    }

    /// A text for each reason why it is no board.
    @Test(arguments: [
        String(puzzle.dropLast()), puzzle + "1", "5", "hello", "| 12 3a", "| 122",
        String(puzzle.dropLast()) + "x9",
    ])
    func `that cannot be read is refused by a whole sentence`(_ text: String) throws {
        let play = try ProgramRun("sudoku", columns: 120, rows: 40)
        play.pilot.type("b")
        try play.pilot.click(.text("Your own puzzle"))
        let before = Set(play.text.split(separator: "\n"))
        play.pilot.paste(text)
        let verdict = play.text.split(separator: "\n").first { !before.contains($0) }
        let sentence = verdict?.split { "┃┫┨┓┛".contains($0) }.last?.drop { $0 == " " } ?? ""
        let first = try #require(sentence.first, "\(play.text)")
        #expect(first.isUppercase || first.isNumber || first == "\"", "\(play.text)")
    }
}
