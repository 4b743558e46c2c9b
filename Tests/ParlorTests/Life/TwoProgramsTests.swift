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
    func `is reported once, however many of its files are open elsewhere`(
        _ game: GameName, _ language: Language
    ) throws {
        for columns in [80, 120] {
            let play = try ProgramRun("", columns: columns, rows: 40, language: language.rawValue)
            let problems = (1...3).map {
                StorageProblem.lockedElsewhere(
                    "/x/\(game.rawValue)-\($0).json", process: 42, since: $0)
            }
            let other = StorageProblem.damaged("/x/a", keptAs: "b")
            play.services.notices.apply(.report([problems[0], other] + problems[1...]))
            let sentence = problems[0].sentence(in: play.services.words)
            #expect(play.text.ranges(of: sentence).count == 1, "\(play.text)")
            let rest = other.withoutFullPath.sentence(in: play.services.words)
            #expect(play.text.contains(rest), "\(play.text)")
            #expect(!play.text.contains(play.services.words.storage.moreNotices(1)))
        }
    }

    @Test(arguments: GameName.walked, Language.allCases)
    func `is reported on a page for some seconds only`(
        _ game: GameName, _ language: Language
    ) throws {
        let play = try ProgramRun("", columns: 80, rows: 24, language: language.rawValue)
        let before = play.text
        let locked = StorageProblem.lockedElsewhere(
            "/x/\(game.rawValue).json", process: 42, since: 1)
        let damaged = StorageProblem.damaged("/x/a", keptAs: "b")
        let sentence = locked.sentence(in: play.services.words)
        play.services.notices.apply(.report([locked]))
        play.pilot.advance(by: .seconds(2))
        #expect(play.text.contains(sentence), "\(play.text)")
        play.pilot.advance(by: .seconds(5))
        #expect(play.text == before)
        // A problem with the player's own files stays until a key.
        play.services.notices.apply(.report([damaged, locked]))
        play.pilot.advance(by: .seconds(60))
        #expect(play.services.notices.now.unread == [damaged])
        play.pilot.press(.down)
        #expect(play.services.notices.now.unread.isEmpty)
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
