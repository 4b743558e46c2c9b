import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `The page before the first game` {
    @Test(
        arguments: [(40, 15), (60, 15), (40, 20), (80, 24), (120, 40), (200, 60)],
        ["en", "ko_KR.UTF-8"])
    func `has its button and all its text, in every window`(
        _ size: (columns: Int, rows: Int), _ language: String
    ) throws {
        for game in GameModule.all {
            let play = try ProgramRun(
                game.name.rawValue, isNew: true, columns: size.columns, rows: size.rows,
                language: language)
            let words = play.services.words
            #expect(play.text.contains("[ \(words.help.play) ]"), "\(play.text)")
            let said = play.text.filter { !" │\n".contains($0) }
            for line in game.help(words).firstSteps {
                #expect(said.contains(line.filter { $0 != " " }), "\(play.text)")
            }
            #expect(play.text.contains("╰"), "\(play.text)")
        }
    }
}
