import Games
import Sweep
import Testing

@testable import Parlor
@testable import TUI

@Suite struct `A player at the end of a memory game` {
    /// The dialog shows more text where there is space beside or below the cards.
    @Test(
        arguments: [(80, 24), (100, 30), (120, 40), (200, 60)], ["en", "ko_KR.UTF-8"])
    func `sees all cards beside the result, with every number of pairs`(
        _ size: (columns: Int, rows: Int), _ language: String
    ) throws {
        let step = Sweep.isWhole ? 1 : 5
        for pairs in stride(from: 2, through: 32, by: step) {
            let play = try ProgramRun(
                "memory --seed 3 --pairs \(pairs) --rounds 1 --no-motion", columns: size.columns,
                rows: size.rows, language: language)
            try play.turn(0, 2, 1, 0)
            for pair in 1..<pairs { try play.turn(2 * pair, 2 * pair + 1) }
            play.pilot.advance(by: .seconds(5))
            let window = Size(columns: size.columns, rows: size.rows)
            let places = try #require(
                MemoryArrangement.best(of: 2 * pairs, in: window, rows: nil)?.arrangement)
            func cells() -> [[Cell]] {
                (0..<2 * pairs).map { slot in
                    let card = places.rect(of: slot)
                    return (card.row + 1...card.row + card.rows).flatMap { row in
                        (card.column..<card.column + card.columns).map {
                            play.pilot.session.page.canvas[$0, row]
                        }
                    }
                }
            }
            let shown = cells()
            #expect(play.text.contains(play.services.words.memory.finished), "\(play.text)")
            play.pilot.type("v")
            #expect(!play.text.contains(play.services.words.memory.finished))
            let covered = zip(shown, cells()).map { zip($0, $1).count { $0 != $1 } }
            let last = places.rect(of: 2 * pairs - 1)
            // Cards of the lowest row lose a row if only one is free below them.
            let isTight = places.room.rows == last.row + last.rows
            let most = isTight ? last.columns : 0
            #expect(covered.allSatisfy { $0 <= most }, "\(pairs): \(covered)")
        }
    }

    @Test(arguments: [4, 8, 11, 15], [(44, 20), (80, 24), (100, 30), (120, 40), (200, 60)])
    func `sees the rows of the game while looking back`(
        _ pairs: Int, _ size: (columns: Int, rows: Int)
    ) throws {
        let play = try ProgramRun(
            "memory --seed 31337 --rounds 1 --pairs \(pairs) --no-motion --theme ascii",
            columns: size.columns, rows: size.rows)
        /// The numbers of cards in the rows. Each card has two corners above and two below.
        func rows() -> [Int] {
            play.text.split(separator: "\n").map { line in line.count { $0 == "+" } / 2 }
                .filter { $0 > 0 }.enumerated().filter { $0.offset.isMultiple(of: 2) }
                .map(\.element)
        }
        let game = rows()
        #expect(game.reduce(0, +) == 2 * pairs, "\(play.text)")
        // A known pair is missed at the start, when all cards are there.
        try play.turn(0, 2, 1, 4)
        try play.clear(pairs: pairs)
        play.pilot.type("l")
        #expect(rows() == game, "\(play.text)")
        let words = play.services.words.memory
        // In a small window, the text has pages. After the last one, the first one is shown again.
        var pages: [String] = []
        while !pages.contains(play.text) {
            pages.append(play.text)
            if play.text.contains("h more") { play.pilot.type("h") }
        }
        let said = pages.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.twinWasKnown.split(separator: " ").allSatisfy(said.contains), "\(said)")
    }

    @Test(arguments: [2, 5, 8, 12, 18], [(40, 20), (60, 18), (80, 24), (120, 40), (200, 60)])
    func `sees the cards where they were while looking back`(
        _ pairs: Int, _ size: (columns: Int, rows: Int)
    ) throws {
        let play = try ProgramRun(
            "memory --seed 3 --pairs \(pairs) --rounds 1 --no-motion --theme ascii",
            columns: size.columns, rows: size.rows)
        /// The corners of the cards.
        func corners() -> [Point] {
            play.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                .flatMap { row, line in
                    line.enumerated().filter { $1 == "+" }
                        .map { Point(column: $0.offset, row: row) }
                }
        }
        let before = corners()
        #expect(before.count == 8 * pairs, "\(play.text)")
        try play.turn(0, 2, 1, 0)
        for pair in 1..<pairs { try play.turn(2 * pair, 2 * pair + 1) }
        play.pilot.advance(by: .seconds(3))
        play.pilot.type("l")
        play.pilot.press(.home)
        #expect(play.text.contains("Step 1 of \(pairs + 1)"), "\(play.text)")
        #expect(corners() == before, "\(play.text)")
    }

    @Test func `goes back with the last button at the end`() throws {
        for language in ["en", "ko_KR.UTF-8"] {
            let play = try ProgramRun("memory --seed 3 --pairs 2 --rounds 1", language: language)
            try play.clear(pairs: 2)
            let results = play.services.results.all.count
            try play.pilot.click(language == "en" ? " b Leave " : " b 나가기 ")
            #expect(play.text.contains(play.services.words.dialogs.newGame) && results == 1)
            play.pilot.type("b")
            #expect(play.text.contains("P A R L O R"))
            #expect(play.services.results.all.count == 1)
        }
    }

    @Test(
        arguments: zip(
            ["en", "ko_KR.UTF-8", "ko_KR.UTF-8", "en"], [(40, 20), (80, 24), (120, 40), (200, 60)]))
    func `reads the best result at the end, and that a result is a new best`(
        _ language: String, _ size: (Int, Int)
    ) throws {
        let arguments = "memory --seed 3 --pairs 2 --rounds 1"
        let play = try ProgramRun(
            arguments, columns: size.0, rows: size.1, language: language)
        let games = play.services.words.games
        func said(_ text: String) -> Bool {
            let all = play.text.filter { !"│ \n┃".contains($0) }
            return all.contains(text.filter { $0 != " " })
        }
        try play.turn(0, 2, 1, 0, 2, 3)
        play.pilot.advance(by: .seconds(4))
        #expect(said(games.firstBest), "\(play.text)")
        play.pilot.type("n")
        try play.clear(pairs: 2)
        play.pilot.advance(by: .seconds(4))
        #expect(said(games.newBest(figure: games.moves(2), former: games.moves(3))), "\(play.text)")
        play.pilot.type("n")
        try play.turn(0, 2, 1, 0, 2, 3)
        play.pilot.advance(by: .seconds(4))
        #expect(said(games.bestSoFar(games.moves(2))), "\(play.text)")
    }

    @Test(arguments: [(40, 20), (80, 24), (120, 40), (200, 60)])
    func `sees stars light one by one, after the whole board`(_ size: (Int, Int)) throws {
        let play = try ProgramRun(
            "memory --seed 3 --pairs 2 --rounds 1 --theme mono", columns: size.0, rows: size.1)
        try play.turn(0, 1, 2, 3)
        // Only a lit star has a whole row of ink in this picture.
        func lit() -> Int { play.text.components(separatedBy: "▀█████▀").count - 1 }
        var counts: [Int] = []
        for _ in 0..<60 where !play.text.contains("Mission accomplished") {
            play.pilot.advance(by: .milliseconds(100))
            if lit() != counts.last { counts.append(lit()) }
        }
        #expect(counts.contains(1) && counts.contains(2), "\(counts)")
        #expect(play.text.contains("★★★"), "\(play.text)")
    }

    @Test func `reads that there is no hint, and sees no clock beside the dialog of the end`()
        throws
    {
        let play = try ProgramRun("memory --seed 3 --pairs 2 --rounds 1 --no-motion")
        try play.turn(0)
        play.pilot.type("h")
        #expect(play.text.contains("Memory has no hints."))
        try play.turn(1, 2, 3)
        #expect(play.text.contains("Mission accomplished") && !play.text.contains("1:30"))
    }

    @Test(arguments: ["en", "ko_KR.UTF-8"])
    func `reads that the play was perfect where every pair was certain`(
        _ language: String
    ) throws {
        let play = try ProgramRun("memory --seed 1 --pairs 2 --rounds 1", language: language)
        let words = play.services.words.memory
        // The second pair is known because no other card is left.
        try play.turn(0, 2, 3, 2, 0, 1)
        play.pilot.advance(by: .seconds(4))
        func says(_ text: String) -> Bool {
            (play.text + play.dialog).filter { !"│ \n".contains($0) }
                .contains(text.filter { $0 != " " })
        }
        let lookBack = Phrase.lookBack.capitalized.text(in: words.language)
        #expect(says(words.perfect) && play.text.contains(lookBack), "\(play.text)")
    }

    @Test(arguments: ["en", "ko_KR.UTF-8"])
    func `reads that another flip was better than a lucky one`(_ language: String) throws {
        let play = try ProgramRun("memory --seed 1 --pairs 3 --rounds 1", language: language)
        let words = play.services.words.memory
        // Cards 3 and 5 have not been seen when 2 is turned.
        try play.turn(0, 2, 4, 1, 0, 1, 2, 3, 4, 5)
        play.pilot.advance(by: .seconds(4))
        func says(_ text: String) -> Bool {
            (play.text + play.dialog).filter { !"│ \n█".contains($0) }
                .contains(text.filter { $0 != " " })
        }
        #expect(says(words.avoidable(flips: 1, all: 10)) && !says(words.perfect), "\(play.text)")
        play.pilot.type("l")
        #expect(says(words.taughtNothing), "\(play.text)")
    }

    @Test(arguments: ["en", "ko_KR.UTF-8"])
    func `is called “you” wherever the opponent is a computer`(_ language: String) throws {
        let play = try ProgramRun("--seed 3 --no-motion", columns: 80, rows: 24, language: language)
        play.set(MemorySettings.opponent, to: .forgetful)
        play.set(MemorySettings.pairs, to: 2)
        play.set(MemorySettings.rounds, to: 1)
        let words = play.services.words.memory
        var texts: [String] = []
        play.pilot.press(.enter, .enter)
        texts.append(play.text)
        #expect(play.text.contains(words.turn(.you)))
        try play.turn(0, 2)
        texts.append(play.text)
        #expect(play.text.contains(words.turn(.computer)))
        let look = Phrase.lookBack.capitalized.text(in: play.services.words.language)
        for _ in 0..<200 where !play.text.contains(look) {
            play.pilot.advance(by: .seconds(1))
            // The player misses the pairs that are known, so that there is something to look back
            // at.
            if play.text.contains(words.turn(.you)) {
                try play.turn(0)
                texts.append(play.text)
                try play.turn(2)
                try play.turn(1)
            }
            texts.append(play.text)
        }
        let ends = [words.winner(.you), words.winner(.computer), words.draw]
        #expect(ends.contains { play.text.contains($0) }, "\(play.text)")
        // A refusal before the end does not stay.
        #expect(!play.text.contains(words.reason(for: .notYourTurn(0))), "\(play.text)")
        play.pilot.advance(by: .seconds(1))
        play.pilot.type("c")
        #expect(
            ends.contains { end in play.pilot.copied.contains { $0.contains("\(end) ") } },
            "\(play.pilot.copied)")
        play.pilot.type("l")
        texts.append(play.text)
        for text in texts {
            for number in 1...2 { #expect(!text.contains(words.player(number)), "\(text)") }
        }
    }

    @Test func `reads who won a duel, and no record`() throws {
        let play = try ProgramRun("--seed 3 --no-motion")
        play.set(MemorySettings.opponent, to: .person)
        play.set(MemorySettings.pairs, to: 2)
        play.set(MemorySettings.rounds, to: 1)
        play.pilot.press(.enter, .enter)
        try play.turn(0, 1, 2, 3)
        #expect(
            play.text.contains("Player 1 wins")
                && play.text.contains("Player 1: 2  Player 2: 0"))
        play.pilot.advance(by: .seconds(1))
        play.pilot.type("c")
        #expect(play.pilot.copied.last?.contains("<0:01, Player 1 wins 2 : 0") == true)
        for text in ["Your best", "Mission accomplished", "to play"] {
            #expect(!play.text.contains(text), "\(play.text)")
        }
    }
}
