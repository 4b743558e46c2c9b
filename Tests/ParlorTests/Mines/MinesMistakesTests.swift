import Reactive
import ReactiveTesting
import Sweep
import TUI
import Testing

@testable import Games
@testable import Parlor

@Suite struct `The mistakes of a mines game` {
    /// A game of clicks on cells that were chosen at random, without those with a mine, so that
    /// many clicks are gambles that the player survives. The last click may hit a mine.
    private func played(_ size: MinesSize, seed: UInt64, isLost: Bool) -> MinesGame {
        var (dice, game) = (
            Dice(seed: seed), MinesGame(options: MinesOptions(size: size), seed: seed)
        )
        func open(_ cell: Int?) {
            guard let cell else { return }
            game.act(.open(cell), at: .seconds(1))
        }
        open(size.middle)
        let clicks = isLost ? 6 : size.count
        for _ in 0..<clicks where !game.phase.isOver {
            let safe = game.table.covers.indices.filter {
                game.table.covers[$0] != .open && game.table.board?.isMine[$0] == false
            }
            open(dice.pick(from: safe))
        }
        if isLost { open(dice.pick(from: game.table.board?.mines ?? [])) }
        return game
    }

    /// Returns whether a cell of this certainty should not have been opened.
    private func isMistake(_ certainty: MinesCertainty) -> Bool {
        switch certainty {
        case .safe: false
        case .mine: true
        case .unknown(let chance, let safe, let safest):
            !safe.isEmpty || 2 * safest.chance <= chance + 1e-9
        case .uncounted(let safe): !safe.isEmpty
        }
    }

    @Test(arguments: [(MinesSize.small, 12), (.medium, 1)])
    func `are the clicks on a cell that could be a mine while another was much safer`(
        _ size: MinesSize, _ count: Int
    ) {
        var (gambles, others, forced) = (0, 0, 0)
        for seed in 0..<UInt64(Sweep.count(count, whole: 10 * count)) {
            let game = played(size, seed: seed, isLost: seed % 3 == 2)
            let seen = game.seen()
            // What looking back says about each click, from the board at this click alone.
            let expected = seen.openings.indices.filter { index in
                MinesPastOpening(in: game.seen(at: index))?.certainty.map(isMistake) == true
            }
            #expect(game.phase.isOver && seen.lookBack.mistakes == expected, "\(seed)")
            gambles += expected.count
            others += seen.openings.count - expected.count
            forced += game.phase == .lost ? 1 : 0
        }
        #expect(gambles > 0 && others > 0 && (forced > 0 || count == 1))
    }

    /// A chord that opens only safe cells, and the moves of hints, are no mistakes.
    @Test func `do not include what could be known`() {
        for seed in 0..<UInt64(Sweep.count(3, whole: 30)) {
            var game = MinesGame(options: MinesOptions(size: .small), seed: seed)
            for _ in 0..<200 where !game.phase.isOver {
                game.act(.hint, at: .seconds(1))
            }
            #expect(game.phase == .won && game.lookBack.mistakes == [], "\(seed)")
        }
    }

    @Test(arguments: Language.allCases)
    func `are all visited by m`(_ language: Language) throws {
        let play = try ProgramRun(
            "mines --seed 5 --size 16x16/40 --no-motion", language: language.rawValue)
        play.pilot.press(.enter)
        var dice = Dice(seed: 2)
        var game = try #require(play.minesGame)
        while !game.phase.isOver {
            let safe = game.table.covers.indices.filter {
                game.table.covers[$0] != .open && game.table.board?.isMine[$0] == false
            }
            let picked = dice.pick(from: safe)
            let cell = try #require(picked)
            try play.pilot.click(.value(MinesSpot.cell(cell)))
            // The game is not saved after its end.
            game.act(.pause(false))
            game.act(.open(cell))
        }
        play.pilot.advance(by: .seconds(3))
        let mistakes = try #require(game.lookBack.mistakes)
        try #require(mistakes.count > 1)
        let words = play.services.words.games
        play.pilot.type("l")
        for (number, index) in mistakes.enumerated() {
            if number > 0 { play.pilot.type("m") }
            let step = words.pastStep(step: index + 1, last: game.openings.count, seconds: nil)
            #expect(play.text.contains("\(step) "), "\(play.text)")
        }
        play.pilot.press(.home)
        play.pilot.type("m")
        let first = words.pastStep(step: mistakes[0] + 1, last: game.openings.count, seconds: nil)
        #expect(play.text.contains("\(first) "), "\(play.text)")
    }
}
