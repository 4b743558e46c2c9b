import Games
import TUI
import Testing

@testable import Parlor

/// A list that stays open while a day ends. The test sets the clock of the day.
@Suite struct `The first screen at midnight` {
    private final class Clock {
        var now: Int

        init(now: Int) { self.now = now }
    }

    private struct Night {
        private let clock: Clock
        let play: ProgramRun

        /// Opens the first screen this many seconds before midnight.
        init(before seconds: Int, solved: [GameName] = []) throws {
            let clock = Clock(now: 86_400 * (ProgramRun.today + 1) - seconds)
            self.clock = clock
            play = try ProgramRun("", clock: DayClock { clock.now }) { services in
                for game in solved {
                    services.results.append(
                        GameResult(
                            game, game.module.starts.variant(services, .daily),
                            day: ProgramRun.today, took: 65, daily: true))
                }
            }
        }

        var text: String { play.text }

        /// Lets seconds pass, one by one, on the clock of the day and on that of the program.
        func wait(_ seconds: Int) {
            for _ in 0..<seconds {
                clock.now += 1
                play.pilot.advance(by: .seconds(1))
            }
        }

        /// Sets the clock of the day, as a person does, or a machine that wakes up.
        func set(by seconds: Int) { clock.now += seconds }

        /// Expects a game on today's board, by the clock. Opening yesterday's board would ask a
        /// question, because it is solved.
        func expectToday(_ game: GameName) {
            let words = play.services.words
            #expect(!text.contains("P A R L O R"), "\(text)")
            #expect(!text.contains(words.dialogs.newGameTitle), "\(text)")
            play.pilot.advance(by: .seconds(2))
            play.services.saves.writeAll()
            let days = game.module.starts.opened(play.services).map(\.day)
            #expect(days.allSatisfy { $0 == clock.now / 86_400 }, "\(game) \(days)")
            play.pilot.type("b")
            // Today's tile does not show the time of yesterday's game.
            #expect(!text.contains("● 1:05"), "\(text)")
        }
    }

    @Test func `shows the new boards when the day begins, and the minutes before`() throws {
        let night = try Night(before: 150, solved: GameName.allCases)
        #expect(night.text.count { $0 == "●" } == 4 && night.text.contains("0 h 3 min"))
        night.wait(30)
        #expect(night.text.contains("0 h 2 min"))
        night.wait(119)
        #expect(night.text.contains("0 h 1 min") && night.text.count { $0 == "●" } == 4)
        night.wait(1)
        #expect(night.text.contains("24 h 0 min"), "\(night.text)")
        #expect(!night.text.contains("●") && night.text.count { $0 == "○" } == 4)
        #expect(night.text.contains("1-day streak"))
    }

    @Test func `waits for a clock that was set back, and follows one that was set forward`() throws
    {
        let night = try Night(before: 90, solved: [.memory])
        night.set(by: -3_600)
        night.wait(100)
        #expect(night.text.contains("● 1:05") && night.text.contains("1 h 0 min"), "\(night.text)")
        night.wait(3_590)
        #expect(!night.text.contains("●") && night.text.contains("24 h 0 min"), "\(night.text)")
        night.set(by: 86_400)
        night.wait(3_600)
        #expect(!night.text.contains("in a row"), "\(night.text)")
    }

    @Test(arguments: GameName.walked, [false, true])
    func `opens today's board with the first key or click after the machine has slept`(
        _ game: GameName, _ isClicked: Bool
    ) throws {
        let place = try #require(GameModule.all.firstIndex { $0.name == game })
        for isChosenBefore in [true, false] {
            let night = try Night(before: 600, solved: [game])
            func choose() { for _ in 0...place { night.play.pilot.press(.right) } }
            if isChosenBefore { choose() }
            night.set(by: 8 * 3_600)
            if isClicked {
                try night.play.pilot.click(.value(ListSpot.row("today \(game)")))
            } else {
                if !isChosenBefore { choose() }
                night.play.pilot.press(.enter)
            }
            night.expectToday(game)
        }
    }

    @Test(arguments: GameName.walked)
    func `has today's board in the list of each game, too`(_ game: GameName) throws {
        for isClicked in [true, false] {
            let night = try Night(before: 600, solved: [game])
            try night.play.pilot.click(.value(ListSpot.row(game)))
            #expect(night.text.contains("● 1:05"))
            try night.play.pilot.move(to: .value(ListSpot.row("daily")))
            night.set(by: 3_600)
            if isClicked {
                try night.play.pilot.click(.value(ListSpot.row("daily")))
            } else {
                night.play.pilot.press(.enter)
            }
            night.expectToday(game)
        }
    }

    @Test func `is up to date when the help closes, and when the window gets the focus`() throws {
        let night = try Night(before: 600, solved: [.memory])
        night.play.pilot.type("?")
        night.set(by: 3_600)
        night.play.pilot.press(.escape)
        #expect(night.text.contains("P A R L O R") && !night.text.contains("●"), "\(night.text)")
        let other = try Night(before: 600, solved: [.memory])
        other.play.pilot.focus(false)
        other.set(by: 3_600)
        other.play.pilot.focus(true)
        #expect(!other.text.contains("●") && other.text.contains("23 h 10 min"), "\(other.text)")
    }
}
