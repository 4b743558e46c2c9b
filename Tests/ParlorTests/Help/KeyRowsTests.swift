import Games
import Testing

@testable import Parlor
@testable import TUI

@Suite struct `A key of a help page` {
    private static let settings = [(40, 20, "ko"), (80, 24, "en")].map {
        WalkSetting(columns: $0, rows: $1, language: $2)
    }

    /// Expects a blank after all keys on all parts of the help page. Returns the number of keys.
    private func readKeys(_ walked: WalkedGame, by key: KeyPress) -> Int {
        walked.press(key)
        var (count, looks) = (0, [WalkedGame.Look]())
        while looks.last != walked.look {
            looks.append(walked.look)
            let session = walked.play.pilot.session
            let (ink, size) = (session.page.theme[.key].foreground, session.page.size)
            for row in 0..<size.rows {
                for column in 1..<size.columns {
                    let (last, next) = (
                        session.page.canvas[column - 1, row], session.page.canvas[column, row]
                    )
                    guard last.foreground == ink, next.foreground != ink,
                        session.page.canvas.text(of: last) != " "
                    else { continue }
                    count += 1
                    let text = session.page.canvas.text(of: next)
                    #expect(text == " ", "\(row), \(column)\n\(walked.play.text)")
                }
            }
            walked.press(KeyPress(.pageDown))
        }
        return count
    }

    @Test(arguments: WalkedPage.all, settings)
    func `has a blank before its use`(_ page: WalkedPage, _ setting: WalkSetting) throws {
        let walked = try page.walk(in: setting)
        #expect(readKeys(walked, by: KeyPress(.function(1))) > 2, "\(walked.play.text)")
    }

    @Test(arguments: GameName.walked, settings)
    func `has a blank before its use at every moment of a game`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        for stop in WalkStop.all(of: game) where stop != .celebrated {
            let walked = try WalkedGame.walk(game, to: stop, in: setting)
            #expect(readKeys(walked, by: KeyPress(.function(1))) > 2, "\(walked.play.text)")
        }
    }

    @Test(arguments: ["en", "ko_KR.UTF-8"], [(40, 20), (80, 24)])
    func `is written whole if it is longer than its column`(
        _ language: String, _ window: (Int, Int)
    ) throws {
        let play = try ProgramRun(
            "sudoku --level easy --seed 7", columns: window.0, rows: window.1, language: language
        ) { services in services.settings.set(SudokuSettings.lettersMove, to: true) }
        play.pilot.type("?")
        var seen = play.text
        for _ in 0..<8 {
            play.pilot.press(.pageDown)
            seen += play.text
        }
        #expect(seen.contains("Shift+← ↑ ↓ →, Alt+hjkl "), "\(seen)")
    }
}
