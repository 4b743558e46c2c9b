import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `A game in two programs` {
    /// A program that continues a game, beside others in the same directory.
    private func start(
        _ game: GameName, in directory: String, _ language: Language
    ) throws -> (walked: WalkedGame, sharing: OtherPrograms) {
        let sharing = OtherPrograms { 0 }
        let setting = WalkSetting(columns: 80, rows: 24, language: language.rawValue)
        let walked = try WalkedGame(
            game, "", setting, directory: directory, changing: { $0.sharing = sharing.answer })
        walked.press(KeyPress(.right))
        walked.advance(by: .seconds(2))
        return (walked, sharing)
    }

    @Test(arguments: GameName.walked, Language.allCases)
    func `is saved by the second when the first leaves it without a move`(
        _ game: GameName, _ language: Language
    ) throws {
        let directory = try GameBeginning.of(game).directory()
        let one = try start(game, in: directory, language)
        let other = try start(game, in: directory, language)
        let (services, slot) = (other.walked.play.services, SlotName(game.rawValue))
        let mark = services.words.storage.isNotSaved(.isOpenElsewhere)
        #expect(one.walked.play.services.saves.isSaved(in: slot))
        #expect(!services.saves.isSaved(in: slot))
        #expect(other.walked.play.text.contains(mark), "\(other.walked.play.text)")
        one.walked.advance(by: .seconds(5))
        one.walked.play.services.saves.writeAll()
        one.sharing.end()
        other.walked.press(KeyPress(typed: "b"))
        #expect(services.saves.isSaved(in: slot))
        #expect(services.notices.now == Notices(), "\(services.notices.now)")
        other.sharing.end()
        // The file belongs to the next program.
        let next = try start(game, in: directory, language)
        #expect(next.walked.play.services.saves.isSaved(in: slot))
    }
}
