import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `A game that was only opened` {
    /// Leaves the game for the first screen.
    private func goHome(_ walked: WalkedGame) {
        while !walked.things.contains(AnyHashable(ListSpot.row("today \(GameName.memory)"))) {
            walked.press(KeyPress(typed: "b"))
        }
    }

    @Test(arguments: GameName.walked, Language.allCases)
    func `has a row that continues it only after its first move`(
        _ game: GameName, _ language: Language
    ) throws {
        for isDaily in [true, false] {
            let setting = WalkSetting(columns: 80, rows: 24, language: language.rawValue)
            let walked = try WalkedGame(nil, "", setting)
            let (services, words) = (walked.play.services, walked.play.services.words)
            let ways: [AnyHashable] =
                isDaily
                ? [ListSpot.row("today \(game)")] : [ListSpot.row(game), ListSpot.row("new")]
            for way in ways { try walked.perform(.click(way)) }
            walked.advance(by: .seconds(3))
            goHome(walked)
            #expect(game.module.starts.unfinished(services).isEmpty)
            #expect(game.module.starts.lobby(services).allSatisfy { !"\($0.id)".contains("goOn") })
            let first = GameModule.all[0].title(words)
            #expect(!walked.play.text.contains("▒▒") && !walked.play.text.contains("◔"))
            let list = walked.play.text.split(separator: "\n").filter { $0.contains("│  ") }
            #expect(
                list.contains { $0.contains("▸ \(first)") || $0.contains("  \(first)") },
                "\(walked.play.text)")
            let row = words.menu.goOn(with: game.module.title(words), isDaily ? .today : .any)
            #expect(!walked.play.text.contains(row), "\(walked.play.text)")

            for way in ways { try walked.perform(.click(way)) }
            #expect(!walked.isAsked)
            try walked.beginToCount()
            goHome(walked)
            #expect(game.module.starts.unfinished(services).count == 1)
            #expect(walked.play.text.contains("▸ \(row)"), "\(walked.play.text)")
        }
    }

    @Test(arguments: GameName.walked)
    func `is resumed by the tile of its board, with its time`(_ game: GameName) throws {
        let walked = try WalkedGame(nil, "", .usual)
        let tile = WalkedDeed.click(ListSpot.row("today \(game)"))
        try walked.perform(tile)
        walked.advance(by: .seconds(3))
        goHome(walked)
        let opened = game.module.starts.openedToday(walked.play.services)
        try walked.perform(tile)
        goHome(walked)
        #expect(game.module.starts.openedToday(walked.play.services)?.progress == opened?.progress)
    }
}
