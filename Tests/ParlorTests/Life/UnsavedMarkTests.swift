import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `A game that cannot be saved` {
    /// Begins a game, and adds a notice that the game is not saved.
    private func begin(_ game: GameName, in setting: WalkSetting) throws -> WalkedGame {
        let walked = try WalkedGame(game, "--seed 3", setting) { services in
            services.notices.apply(.isUnsaved(SlotName(game.rawValue), .isOpenElsewhere))
        }
        try walked.begin()
        return walked
    }

    private func isMarked(_ game: WalkedGame) -> Bool {
        let mark = game.play.services.words.storage.isNotSaved(.isOpenElsewhere)
        return game.lines.contains { $0.contains(mark) }
    }

    /// A window that has a row for the keys in every game, and a window that has none.
    private static let windows = [
        WalkSetting(columns: 120, rows: 40, language: "ko"), .usual,
    ]

    @Test(arguments: GameName.walked, windows)
    func `is marked until it can be saved, beside the keys or above them`(
        _ name: GameName, _ setting: WalkSetting
    ) throws {
        let game = try begin(name, in: setting)
        #expect(isMarked(game))
        // A key removes a notice; the mark stays.
        game.press(KeyPress(.right))
        game.advance(by: .seconds(2))
        #expect(isMarked(game))
        game.lookAway()
        #expect(game.moment == .paused && isMarked(game))
        game.play.services.notices.apply(.isSaved(SlotName(name.rawValue)))
        game.advance(by: .seconds(1))
        #expect(!isMarked(game))
    }

    @Test(arguments: WalkSetting.covering)
    func `is marked in every window, and no line of the board is covered`(
        _ name: GameName, _ setting: WalkSetting
    ) throws {
        let game = try begin(name, in: setting)
        // In a narrow window, the mark has no reason.
        let mark = game.play.services.words.storage.isNotSaved(
            setting.columns < 80 ? nil : .isOpenElsewhere)
        let row = try #require(game.lines.first { $0.contains(mark) })
        let lines = row.unicodeScalars.filter { 0x2500...0x257f ~= $0.value }
        #expect(lines.isEmpty, "\(row)")
    }

    @Test(arguments: GameName.walked) func `is marked only in its own game`(_ name: GameName) throws
    {
        let game = try WalkedGame(name, "--seed 3", .usual) { services in
            for other in GameName.walked where other != name {
                services.notices.apply(.isUnsaved(SlotName(other.rawValue), .isUnreadable))
            }
        }
        try game.begin()
        #expect(!isMarked(game))
    }
}
