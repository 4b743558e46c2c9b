import Games
import Testing

@testable import Parlor

@Suite struct `Typed play of every game` {
    @Test(arguments: GameName.walked, Language.allCases)
    func `answers h, the key for hints on the screen, like the word hint`(
        _ game: GameName, _ language: Language
    ) throws {
        let arguments = "\(game.rawValue) --seed 3"
        let short = try PlainPlay(arguments, language: language.rawValue)
        let long = try PlainPlay(arguments, language: language.rawValue)
        let answer = short.type("h")
        #expect(!answer.isEmpty && answer == long.type("hint"), "\(answer)")
    }

    @Test(arguments: GameName.walked)
    func `says that an unfinished game continues`(_ game: GameName) throws {
        let directory = try GameBeginning.of(game).directory()
        let play = try PlainPlay(game.rawValue, directory: directory)
        #expect(play.sentences.contains(play.services.words.plain.goesOn), "\(play.sentences)")
        let new = try PlainPlay("\(game.rawValue) --seed 3")
        #expect(!new.sentences.contains(new.services.words.plain.goesOn))
    }

    @Test func `names the board of the day that continues`() throws {
        let play = try PlainPlay("sudoku --daily")
        play.type("fill")
        play.services.saves.writeAll()
        let again = try play.comeBack()
        let answer = again.type("sudoku")
        #expect(answer.contains("This game continues: Sudoku of the day."), "\(answer)")
    }
}
