import Reactive
import ReactiveTesting
import Sweep
import TUI
import Testing

@testable import Games
@testable import Parlor

@Suite struct `The excuse after a loss` {
    /// The chance of a mine in each covered cell, from all arrangements of the mines, tried one by
    /// one.
    private static func chances(_ position: MinesPosition) -> [Int: Double] {
        let faces = position.faces
        let covered = faces.indices.filter { faces[$0].number == nil }
        let numbers = faces.indices.compactMap { cell in
            faces[cell].number.map { (number: $0, around: position.size.neighbors(of: cell)) }
        }
        var (ways, mineWays) = (0, [Int: Int]())
        func lay(_ mines: [Int], from index: Int) {
            if mines.count == position.size.mines {
                guard numbers.allSatisfy({ $0.around.count(where: mines.contains) == $0.number })
                else { return }
                ways += 1
                for mine in mines { mineWays[mine, default: 0] += 1 }
                return
            }
            for next in covered.indices.dropFirst(index) {
                lay(mines + [covered[next]], from: next + 1)
            }
        }
        lay([], from: 0)
        return Dictionary(
            uniqueKeysWithValues: covered.map {
                ($0, Double(mineWays[$0, default: 0]) / Double(ways))
            })
    }

    /// A game that was lost by random clicks, flags and chords, and the position before its end.
    private func lost(seed: UInt64) -> (game: MinesGame, before: MinesPosition)? {
        var dice = Dice(seed: seed)
        let size = MinesSize(width: 5, height: 4, mines: 4)
        var game = MinesGame(options: MinesOptions(size: size, allowsGuesses: true), seed: seed)
        func act(_ action: MinesGame.Action) -> MinesPosition {
            let before = game.position
            game.act(action, at: .seconds(1))
            return before
        }
        var before = act(.open(dice.roll(below: size.count)))
        for _ in 0..<80 where !game.phase.isOver {
            let cell = dice.roll(below: size.count)
            let actions: [MinesGame.Action] = [
                .mark(cell), .mark(cell), .chord(cell), .chord(cell), .chord(cell), .open(cell),
            ]
            before = act(actions[dice.roll(below: actions.count)])
        }
        return game.phase == .lost ? (game, before) : nil
    }

    private func cannotKnow(_ language: Language) -> String {
        language == .korean ? "알 수 없었습니다" : "could not have known"
    }

    private func neededGuess(_ language: Language) -> String {
        language == .korean ? "추측이 필요했습니다" : "A guess was needed"
    }

    @Test(arguments: Language.allCases)
    func `is given only if no cell was safe or safer, and no flag was wrong`(
        _ language: Language
    ) throws {
        let words = MinesWords(language: language)
        var (excused, missed, safer, misled, known) = (0, 0, 0, 0, 0)
        for seed in 0..<UInt64(Sweep.count(150, whole: 1_500)) {
            guard let (game, before) = lost(seed: seed) else { continue }
            let size = game.options.size
            let chances = Self.chances(before)
            let opened = try #require(game.table.fatal.first)
            let percents = chances.mapValues(\.percent)
            let (percent, least) = (try #require(percents[opened]), percents.values.min() ?? 0)
            let seen = game.seen(at: game.lookBack.last)
            let end = words.end(game.result, seen.verdict, seen.wrongFlags).reasons
            let past = try #require(MinesPastOpening(in: seen))
            try #require(!end.isEmpty)
            // The end shows one of these texts, and looking back shows one of the others.
            for text in end + [words.text(of: past, in: seen)] {
                if let wrong = seen.wrongFlags {
                    #expect(!text.contains(cannotKnow(language)), "\(text)")
                    #expect(wrong.flags.allSatisfy { text.contains(size.name(of: $0)) }, "\(text)")
                } else if percent == 100 {
                    #expect(!text.contains(cannotKnow(language)), "\(text)")
                } else if percent > least {
                    #expect(!text.contains(cannotKnow(language)), "\(text)")
                    let better = percents.filter { $0.value == least }.keys.map(size.name)
                    #expect(better.contains { text.contains($0) }, "\(text)")
                } else {
                    #expect(text.contains(cannotKnow(language)), "\(text)")
                    #expect(text.contains("\(percent)%"), "\(text)")
                }
            }
            // The search for mistakes visits the click unless its text excuses it.
            let said = words.text(of: past, in: seen)
            let isExcused = [cannotKnow(language), neededGuess(language)].contains {
                said.contains($0)
            }
            #expect(isExcused != (seen.lookBack.mistakes?.last == seen.lookBack.shown), "\(said)")
            switch (seen.wrongFlags, percent, least) {
            case (.some(let wrong), _, _):
                misled += 1
                #expect(!wrong.flags.isEmpty)
                #expect(wrong.flags.allSatisfy { game.table.board?.isMine[$0] == false })
                #expect(wrong.flags.allSatisfy { before.faces[$0] == .flagged })
                #expect(wrong.flags.allSatisfy(size.neighbors(of: wrong.number).contains))
            case (nil, 100, _): known += 1
            case (nil, _, 0): missed += 1
            case (nil, _, _) where least < percent: safer += 1
            default: excused += 1
            }
        }
        let counts = [excused, missed, safer, misled, known]
        #expect(counts.allSatisfy { $0 > 0 }, "\(counts)")
    }

    @Test(
        arguments: [(40, 15), (40, 20), (80, 24), (120, 40), (200, 60)], ["en", "ko_KR.UTF-8"])
    func `is replaced by the wrong flag in every window`(
        _ size: (columns: Int, rows: Int), _ language: String
    ) throws {
        let play = try ProgramRun(
            "mines --size 9x9/10 --seed 7", columns: size.columns, rows: size.rows,
            language: language)
        play.pilot.press(.enter, .right, .right, .down)
        play.pilot.type("f")
        play.pilot.press(.down)
        play.pilot.type("f")
        play.pilot.press(.left, .up, .enter)
        play.pilot.advance(by: .seconds(2))
        let text = play.text.filter { !$0.isWhitespace }
        let isKorean = language != "en"
        #expect(text.contains(isKorean ? "g7의깃발이틀" : "Theflagong7waswrong"), "\(play.text)")
        let cannotKnow = cannotKnow(isKorean ? .korean : .english).filter { $0 != " " }
        #expect(!text.contains(cannotKnow), "\(play.text)")
    }

    @Test func `is not given in typed play to a player who took a large risk`() throws {
        let play = try PlainPlay("mines --plain --seed 5", language: "ko")
        play.type("e5")
        let said = play.type("d1").joined(separator: " ")
        #expect(said.contains("91%") && !said.contains(cannotKnow(.korean)), "\(said)")
    }
}
