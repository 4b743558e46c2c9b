import Games
import Testing

@testable import Parlor
@testable import TUI

@Suite struct `A sudoku with several solutions` {
    private static let puzzle =
        "000000000600195000098000060800060003400803001700000006060000280000419005000080079"
    private static let unique =
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079"

    private func has(_ sentence: String, _ text: String) -> Bool {
        sentence.split(separator: " ").allSatisfy(text.contains)
    }

    @Test(arguments: WalkSetting.all)
    func `says at its beginning that it has no hints, and again when one is requested`(
        _ setting: WalkSetting
    ) throws {
        let play = try self.play(Self.puzzle, in: setting)
        let reason = play.services.words.sudoku.noHints(.many(16))
        #expect(reason.contains("16"))
        #expect(has(reason, play.text), "\(play.text)")
        play.pilot.type("~")
        #expect(!has(reason, play.text), "\(play.text)")
        let hint = play.pilot.session.page.areas.all.first {
            $0.value == AnyHashable(SudokuAct.play(.hint))
        }
        let place = try #require(hint, "\(play.text)").visible
        let drawn = play.pilot.session.page.canvas[place.column, place.row].foreground
        #expect(drawn == play.pilot.session.page.style(.disabled).foreground)
        let shown = play.text
        play.pilot.type("h")
        #expect(has(reason, play.text), "\(play.text)")
        play.pilot.press(.escape)
        #expect(play.text == shown)
        // The key that undoes wrong digits is hidden, too, and says why.
        let other = play.services.words.sudoku.noJudgement(.many(16))
        play.pilot.type("X")
        #expect(has(other, play.text) && !has(reason, play.text), "\(play.text)")
        play.pilot.type("R")
        #expect(has(reason, play.text), "\(play.text)")
        #expect(!has(reason, try self.play(Self.unique, in: setting).text))
    }

    private func play(_ puzzle: String, in setting: WalkSetting) throws -> ProgramRun {
        try ProgramRun(
            "sudoku --board \(puzzle)", columns: setting.columns, rows: setting.rows,
            language: setting.language)
    }

    @Test func `lists no key for hints and wrong digits`() throws {
        for (puzzle, isListed) in [(Self.puzzle, false), (Self.unique, true)] {
            let play = try ProgramRun("sudoku --board \(puzzle)", columns: 80, rows: 60)
            play.pilot.type("?")
            let name = HintStep.all.text(in: play.services.words.language)
            #expect(play.text.contains(name) == isListed, "\(play.text)")
            #expect(play.text.contains("wrong digit and all after") == isListed, "\(play.text)")
        }
    }

    @Test(arguments: Language.allCases)
    func `says so in typed play, too`(_ language: Language) throws {
        let reason = language.words.sudoku.noHints(.many(16))
        let play = try PlainPlay("sudoku --board \(Self.puzzle)", language: language.rawValue)
        #expect(play.sentences.last == reason)
        #expect(play.type("h") == [reason])
        let typed = try PlainPlay("sudoku --seed 3", language: language.rawValue)
        #expect(!typed.sentences.contains { $0.contains(reason) })
        let new = TypedNames.newGame.text(in: language).split(separator: " ")[0]
        let texts = language.words.sudoku.editor
        #expect(typed.type("\(new) \(Self.puzzle)") == [texts.verdict(.many(16))])
        #expect(typed.type("\(new) 55\(Self.puzzle.dropFirst(2))") == [texts.verdict(.none)])
    }
}
