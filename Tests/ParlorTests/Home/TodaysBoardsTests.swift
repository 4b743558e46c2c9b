import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `Today's boards on the first screen` {
    @Test(arguments: [(40, 15), (40, 20), (80, 24)], Language.allCases)
    func `stay beside four unfinished games and a notice`(
        _ size: (columns: Int, rows: Int), _ language: Language
    ) throws {
        for hasNotice in [false, true] {
            let home = try ProgramRun(
                "", columns: size.columns, rows: size.rows, language: language.rawValue,
                directory: GameBeginning.directoryOfAll()
            ) { services in
                guard hasNotice else { return }
                let problem = StorageProblem.damaged("/data/1.json", keptAs: "/data/1-damaged")
                services.notices.apply(.report([problem]))
            }
            #expect(home.text.contains("1-damaged") == hasNotice)
            for game in GameModule.all {
                try home.pilot.move(to: .value(ListSpot.row("today \(game.name)")))
            }
            #expect(home.text.count { "○◔".contains($0) } == 4, "\(home.text)")
            guard size.rows > 15 else { continue }
            for game in GameModule.all {
                try home.pilot.move(to: .value(ListSpot.row("unfinished \(game.name.rawValue)")))
            }
            #expect(home.text.contains(home.services.words.menu.quit), "\(home.text)")
        }
    }
}
