import Games
import Sweep
import Testing

@testable import Parlor
@testable import TUI

/// The end of a won game, in every game, with and without motion.
@Suite struct `The celebration of every game` {
    /// The program just after a win.
    private func win(
        _ game: GameName, _ setting: WalkSetting, _ theme: ThemeChoice, hasMotion: Bool
    ) throws -> ProgramRun {
        func run(_ arguments: String) throws -> ProgramRun {
            try ProgramRun(
                "\(arguments) --theme \(theme.rawValue) \(hasMotion ? "" : "--no-motion")",
                columns: setting.columns, rows: setting.rows, language: setting.language)
        }
        switch game {
        case .mines:
            let play = try run("mines --seed 3")
            play.pilot.press(.enter)
            let board = try #require(play.minesGame?.table.board)
            for cell in 0..<board.size.count where !board.isMine[cell] {
                if let game = play.minesGame, game.table.covers[cell] != .open {
                    try play.click(cell)
                }
            }
            return play
        case .sudoku:
            let play = try run("sudoku --board \(Self.almostSolved)")
            play.pilot.press(.tab)
            play.pilot.type("9")
            return play
        default:
            // Random deeds can end the other games only by a win.
            let ending = try GameEnding.of(game)
            let prepare = { (services: Services) in
                services.settings.set(GeneralSettings.theme, to: theme)
            }
            return try
                (hasMotion
                ? ending.celebrate(game, in: setting, prepare: prepare)
                : ending.play(game, in: setting, untilRead: false, prepare: prepare)).play
        }
    }

    private static let almostSolved =
        "534678912672195348198342567859761423426853791713924856961537284287419635345286170"

    private static let covering = Sweep.covering(
        GameName.walked, WalkSetting.all, [ThemeChoice.dark, .mono, .ascii])

    @Test(arguments: covering)
    func `moves, ends by itself or by a key, and leaves what is shown without motion`(
        _ game: GameName, _ setting: WalkSetting, _ theme: ThemeChoice
    ) throws {
        let (play, other) = (
            try win(game, setting, theme, hasMotion: true),
            try win(game, setting, theme, hasMotion: true)
        )
        // The texts differ, and not only the colors.
        var pictures: Set<String> = []
        for _ in 0..<90 {
            pictures.insert(play.text)
            play.pilot.advance(by: .milliseconds(100))
        }
        #expect(pictures.count > 5, "\(play.text)")
        let last = play.text
        #expect(play.pilot.session.page.due == nil)
        other.pilot.type("~")
        other.pilot.advance(by: .seconds(9))
        #expect(other.text == last)
        let still = try win(game, setting, theme, hasMotion: false)
        still.pilot.advance(by: .seconds(9))
        #expect(still.text == last)
    }
}
