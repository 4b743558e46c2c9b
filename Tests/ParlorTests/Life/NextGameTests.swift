import Games
import Reactive
import TUI
import Testing

@testable import Parlor

@Suite struct `The next game` {
    /// Changes settings of every game, so that a new game has another variant.
    private func change(_ services: Services) {
        func set<Value>(_ setting: Setting<Value>, _ value: Value) {
            guard let row = SettingRow.all.first(where: { $0.name == setting.name }) else {
                Issue.record("There is no setting \(setting.name).")
                return
            }
            services.settings.set(row, to: setting.write(value))
        }
        set(MemorySettings.pairs, 6)
        set(SudokuSettings.level, .hard)
        set(SudokuSettings.digitFirst, true)
        set(KlondikeSettings.draw, .three)
        set(MinesSettings.size, MinesSize(width: 8, height: 8, mines: 8))
        set(MinesSettings.level, .easy)
    }

    /// Presses `n`, plays the game that begins, and returns its result.
    private func playNext(_ walked: WalkedGame) throws -> GameResult? {
        walked.press(KeyPress(typed: "n"))
        walked.advance(by: .seconds(2))
        try walked.beginToCount()
        walked.press(KeyPress(typed: "n"))
        walked.advance(by: .seconds(2))
        try walked.begin()
        return walked.play.services.results.all.last
    }

    @Test(arguments: GameName.walked, ["--seed 3", "--daily", ""])
    func `obeys the settings, however the game before it began`(
        _ game: GameName, _ arguments: String
    ) throws {
        let walked = try WalkedGame(
            game, arguments, .usual, boards: LeveledBoards(), prepare: change)
        try walked.begin()
        let result = try #require(try playNext(walked))
        #expect(result.variant == game.module.starts.variant(walked.play.services, .other))
    }

    @Test(arguments: GameName.walked, ["--seed 3", "--daily"])
    func `obeys settings that were changed while the game was left`(
        _ game: GameName, _ arguments: String
    ) throws {
        let left = try WalkedGame(game, arguments, .usual, boards: LeveledBoards())
        try left.beginToCount()
        let before = game.module.starts.variant(left.play.services, .other)
        let walked = try WalkedGame(
            game, "", .usual, boards: LeveledBoards(),
            directory: temporaryDirectory(with: left.leave()), prepare: change)
        #expect(walked.moment == .running)
        let result = try #require(try playNext(walked))
        let variant = game.module.starts.variant(walked.play.services, .other)
        #expect(result.variant == variant && variant != before)
    }

    @Test func `is a deal that can be won, if the settings ask for one`() throws {
        for deal in ["--seed 3", "--deal ms25"] {
            let walked = try WalkedGame(.klondike, deal, .usual)
            let first = walked.play.services.klondikeSlot
            walked.press(KeyPress(typed: "d"))
            #expect(first.readUnfinishedGame()?.request.isWinnable == false)
            walked.press(KeyPress(typed: "n"))
            walked.advance(by: .seconds(2))
            walked.press(KeyPress(typed: "d"))
            #expect(first.readUnfinishedGame()?.request.isWinnable == true, "\(deal)")
        }
    }
}

/// A source whose only puzzle has the level of the request.
private struct LeveledBoards: PuzzleSource {
    func puzzle(_ request: PuzzleRequest) -> Observable<SudokuData> {
        guard case .level(let level, let seed) = request else {
            return OneBoard().puzzle(request)
        }
        return OneBoard().puzzle(request).map {
            SudokuData(problem: $0.problem, level: level ?? .medium, seed: seed)
        }
    }
}
