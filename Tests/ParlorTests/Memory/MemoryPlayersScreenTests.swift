import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `A player of the memory game` {
    private func started(_ arguments: String, columns: Int = 80, rows: Int = 24) throws
        -> ProgramRun
    {
        try ProgramRun(arguments, columns: columns, rows: rows)
    }

    @Test func `gets a break before a new round, and reads the result of the last one`() throws {
        let play = try started("memory --seed 3 --pairs 2 --rounds 2")
        try play.turn(0)
        play.pilot.advance(by: .seconds(20))
        try play.turn(2, 1, 0, 2, 3)
        // The last pair stays visible first.
        #expect(!play.text.contains("Round 2 of 2"))
        play.pilot.advance(by: .seconds(1))
        #expect(play.text.contains("Round 2 of 2") && play.text.contains("Round 1: 3 moves"))
        #expect(play.text.contains("3 of 3") && play.text.contains("stars."))
        // Until the next round begins, the figures beside the board belong to the previous round.
        #expect(play.text.contains("★★★  3 moves  1/2") && play.text.contains("1:10"))
        #expect(play.text.contains("Start") && !play.text.contains("Resume"))
        play.pilot.advance(by: .seconds(600))
        #expect(play.text.contains("1:10") && play.pilot.nextWakeUp == nil)
        play.pilot.press(.enter)
        #expect(play.text.contains("2/2") && play.text.contains("1:30"))
        #expect(play.text.contains("★★★ ") && play.text.contains(" moves left "))
        #expect(!play.text.contains("Round 2 of 2"))
        play.pilot.advance(by: .seconds(2))
        #expect(play.text.contains("1:28"))
        // A pause in the middle of a round is a normal pause and announces nothing.
        play.pilot.type("p")
        #expect(play.text.contains("Paused") && !play.text.contains("Round 2 of 2"))
    }

    @Test(arguments: Language.allCases, [(40, 15), (40, 20), (80, 24), (120, 40), (200, 60)])
    func `reads the pairs of both players on one line between the rounds of a duel`(
        _ language: Language, _ size: (columns: Int, rows: Int)
    ) throws {
        let play = try ProgramRun(
            "memory --seed 3 --pairs 2 --rounds 2", columns: size.columns, rows: size.rows,
            language: language.rawValue
        ) { $0.settings.set(MemorySettings.opponent, to: .person) }
        try play.turn(0, 1, 2, 3)
        play.pilot.advance(by: .seconds(3))
        let words = play.services.words.memory
        #expect(play.text.contains(words.round(round: 2, all: 2)), "\(play.text)")
        let line = "\(words.player(1)): 2  \(words.player(2)): 0"
        #expect(
            play.text.split(separator: "\n").contains { row in
                row.contains(line) && !row.contains(words.round(round: 1, all: 2))
            }, "\(play.text)")
        #expect(play.text.contains(words.clockWaits.prefix(10)), "\(play.text)")
    }

    @Test(arguments: Language.allCases, [(40, 20), (80, 24), (120, 40), (200, 60)])
    func `loses only the turn if the time is up against an opponent`(
        _ language: Language, _ size: (columns: Int, rows: Int)
    ) throws {
        let play = try ProgramRun(
            "memory --seed 3 --pairs 6 --time 25", columns: size.columns, rows: size.rows,
            language: language.rawValue
        ) { $0.settings.set(MemorySettings.opponent, to: .person) }
        let words = play.services.words
        func says(_ text: String) -> Bool {
            (play.text + play.dialog).filter { !"│╭╮╰╯─╱╲┃┏┓┗┛━ \n".contains($0) }.contains(
                text.filter { $0 != " " })
        }
        try play.turn(0, 1, 2, 4)
        func hasPairs(_ one: Int, _ other: Int) -> Bool {
            let names = [1, 2].map(words.memory.player)
            return says("\(one) : \(other)") || says("\(names[0]): \(one)  \(names[1]): \(other)")
        }
        #expect(hasPairs(1, 0), "\(play.text)")
        play.pilot.advance(by: .seconds(3_600))
        let text = words.memory.turnLostText(.player(2))
        #expect(says(words.memory.timeIsUp) && says(text), "\(play.text)")
        #expect(hasPairs(1, 0) && play.pilot.nextWakeUp == nil, "\(play.text)")
        play.pilot.press(.enter)
        #expect(!says(text) && hasPairs(1, 0), "\(play.text)")
        if size.columns > 40 { #expect(says(words.memory.turn(.player(1))), "\(play.text)") }
        // The pairs that were found stay away from the table.
        try play.turn(2, 3)
        #expect(hasPairs(2, 0), "\(play.text)")
    }

    @Test(arguments: ["en", "ko_KR.UTF-8"])
    func `stops when the time is up, and reads at the end that time ran out`(_ language: String)
        throws
    {
        let play = try ProgramRun(
            "memory --seed 6 --rounds 1 --pairs 4 --time 6", columns: 160, rows: 50,
            language: language)
        let words = play.services.words
        func says(_ text: String) -> Bool {
            (play.text + play.dialog).filter { !"│ \n".contains($0) }
                .contains(text.filter { $0 != " " })
        }
        try play.turn(0, 2, 4, 6, 1, 3)
        // Nobody plays for an hour. The clock waits.
        play.pilot.advance(by: .seconds(3_600))
        #expect(says(words.memory.timeIsUp) && play.pilot.nextWakeUp == nil, "\(play.text)")
        #expect(!says(words.dialogs.resume) && says(words.memory.start))
        #expect(!says("p resume") && !says("p 재개"), "\(play.text)")
        play.pilot.press(.enter)
        #expect(!says(words.memory.timeIsUp))
        try play.clear(pairs: 4)
        play.pilot.advance(by: .seconds(3))
        let outcome = try #require(play.services.results.all.first)
        #expect(outcome.help?.timeouts == 1 && outcome.help?.isNone == false)
        #expect(!says(words.memory.perfect) && says(words.memory.timeoutRule), "\(play.text)")
        let told = try #require(words.games.help(outcome.help))
        #expect(says(told.prefix(1).uppercased() + told.dropFirst()), "\(play.text)")
        #expect(says(words.memory.stars(given: 2, all: 3)), "\(play.text)")
        play.pilot.type("c")
        #expect(play.pilot.copied.last?.hasSuffix("★★☆ (\(told))") == true)
        // The next game can be perfect again.
        play.pilot.type("n")
        try play.clear(pairs: 4)
        play.pilot.advance(by: .seconds(3))
        #expect(says(words.memory.perfect), "\(play.text)")
    }

    @Test(arguments: ["en", "ko_KR.UTF-8"], [(40, 20), (80, 24), (200, 60)])
    func `gives up when the time is up, reads the pairs and sees all cards`(
        _ language: String, _ size: (Int, Int)
    ) throws {
        let play = try ProgramRun(
            "memory --seed 6 --rounds 1 --pairs 4 --time 6", columns: size.0, rows: size.1,
            language: language)
        let words = play.services.words
        func says(_ text: String) -> Bool {
            (play.text + play.dialog).filter { !"│ \n".contains($0) }
                .contains(text.filter { $0 != " " })
        }
        try play.turn(0, 1, 2, 4)
        play.pilot.advance(by: .seconds(60))
        #expect(says(language == "en" ? "You found 1 of 4 pairs." : "4쌍 중 1쌍을 찾았습니다."))
        try play.pilot.click(.value(MemoryAct.play(.giveUp)))
        play.pilot.advance(by: .seconds(3))
        #expect(says(words.memory.givenUp), "\(play.text)")
        let outcome = try #require(play.services.results.all.first)
        #expect(!outcome.isWon && outcome.stars == nil && play.services.results.all.count == 1)
        // The moves can be looked at, and the same cards played again.
        play.pilot.type("l")
        #expect(says(words.games.pastStep(step: 2, last: 2, seconds: 0)), "\(play.text)")
        play.pilot.type("l")
        play.pilot.type("R")
        try play.clear(pairs: 4)
        play.pilot.advance(by: .seconds(3))
        #expect(says(words.memory.finished))
    }

    @Test func `keeps the places of the cards in another window while the cards fit`() throws {
        let play = try started("memory --seed 3 --rounds 1 --theme ascii")
        /// The numbers of cards in the rows. Each card has two corners above and two below.
        func rows() -> [Int] {
            play.text.split(separator: "\n").map { row in row.count { $0 == "+" } / 2 }
                .filter { $0 > 0 }.enumerated().filter { $0.offset.isMultiple(of: 2) }
                .map(\.element)
        }
        #expect(rows() == [8, 8])
        try play.turn(0)
        for (columns, lines) in [(60, 40), (40, 20), (80, 24), (200, 60)] {
            play.pilot.resize(columns: columns, rows: lines)
            #expect(rows() == [8, 8], "\(columns)×\(lines)")
        }
        // The next game has the best rows again.
        play.pilot.resize(columns: 60, rows: 40)
        play.pilot.type("n")
        play.pilot.advance(by: .seconds(2))
        #expect(rows() == [4, 4, 4, 4])
    }

    @Test(arguments: MemoryOpponentChoice.allCases, Language.allCases)
    func `begins with the first card, below the aim`(
        _ opponent: MemoryOpponentChoice, _ language: Language
    ) throws {
        for (columns, rows) in [(40, 15), (40, 20), (60, 18), (80, 24), (120, 40), (200, 60)] {
            let play = try ProgramRun(
                "", columns: columns, rows: rows, language: language.rawValue)
            play.set(MemorySettings.opponent, to: opponent)
            let name = play.services.words.memory.settings.name(of: opponent)
            play.pilot.press(.enter)
            // The name is visible beside its label.
            #expect(play.text.contains("‹ \(name) ›"), "\(play.text)")
            play.pilot.press(.enter)
            if play.text.contains("[ \(play.services.words.help.play) ]") {
                play.pilot.press(.enter)
            }
            let aims = play.services.words.memory.aims(
                of: MemoryOptions(pairs: 8, players: opponent.players))
            #expect(aims.contains { play.text.contains($0) }, "\(play.text)")
            if columns > 120 { #expect(play.text.contains(aims[0]), "\(play.text)") }
            if case .computer(let cards)? = opponent.players.dropFirst().first, cards < 64 {
                #expect(aims[0].contains("\(cards)") && name.contains("\(cards)"))
            }
            // No dialog takes the first key.
            play.pilot.press(.character(" "))
            let slot = play.services.slot(of: MemoryGame<String>.self, .other)
            let game = try #require(slot.readUnfinishedGame())
            #expect(game.flips.count == 1, "\(play.text)")
            #expect(!aims.contains { play.text.contains($0) }, "\(play.text)")
        }
    }

    @Test(arguments: Language.allCases, ["0", "90"])
    func `sees the same time in the list of unfinished games as beside the cards`(
        _ language: Language, _ limit: String
    ) throws {
        let play = try ProgramRun("memory --seed 3 --time \(limit)", language: language.rawValue)
        try play.turn(0)
        play.pilot.advance(by: .seconds(17))
        let time = play.services.words.memory.time(
            limit == "0" ? "0:17" : "1:13", isLeft: limit != "0")
        #expect(play.text.contains(time), "\(play.text)")
        play.pilot.press(.escape)
        #expect(play.text.contains(", \(time)"), "\(play.text)")
    }

    @Test func `loses no time while the cards do not fit`() throws {
        let play = try started("memory --pairs 32 --time 90", columns: 100, rows: 40)
        try play.turn(0)
        play.pilot.advance(by: .seconds(10))
        play.pilot.resize(columns: 44, rows: 15)
        #expect(
            play.text.contains("Please make the window larger")
                && !play.text.contains(" Resume "))
        play.pilot.advance(by: .seconds(60))
        #expect(play.text.contains("1:20"))
        // The next round cannot be begun or resumed there either.
        play.pilot.type("p")
        play.pilot.press(.enter)
        play.pilot.advance(by: .seconds(60))
        #expect(play.text.contains("1:20") && play.pilot.nextWakeUp == nil)
        play.pilot.resize(columns: 100, rows: 40)
        #expect(play.text.contains("Paused"))
        play.pilot.press(.enter)
        play.pilot.advance(by: .seconds(1))
        #expect(play.text.contains("1:19"))

        let small = try started("memory --pairs 32 --time 90", columns: 44, rows: 15)
        small.pilot.advance(by: .seconds(60))
        small.pilot.resize(columns: 100, rows: 40)
        #expect(small.text.contains("Space turn") && small.text.contains("1:30"))
    }

    @Test func `reads what stars mean`() throws {
        let play = try started(
            "memory --seed 3 --pairs 2 --rounds 1", columns: 120, rows: 40)
        try play.clear(pairs: 2)
        #expect(play.text.contains("★★★  3 of 3 stars"))
        // The rule appears only for a player who missed three stars.
        #expect(!play.text.contains("earn 3 stars"))
        let other = try started("memory --seed 3 --pairs 2 --rounds 1")
        try other.turn(0, 2, 1, 3, 0, 2, 1, 0, 3, 2)
        other.pilot.advance(by: .seconds(3))
        #expect(other.text.contains("Up to 3 moves earn 3 stars, and up to"), "\(other.text)")
    }

    @Test(arguments: [(80, 24), (40, 20)])
    func `is offered a look back after every game, and a way to mistakes if there are any`(
        _ size: (columns: Int, rows: Int)
    ) throws {
        let perfect = try started(
            "memory --seed 3 --pairs 2 --rounds 1", columns: size.columns, rows: size.rows)
        try perfect.clear(pairs: 2)
        let lookBack = "l \(Phrase.lookBack.text(in: .english))"
        let mistake = Phrase.mistake.text(in: .english)
        #expect(
            perfect.text.contains("3 of 3 stars") && perfect.text.lowercased().contains(lookBack))
        perfect.pilot.type("l")
        #expect(perfect.text.contains("Step 2 of 2 · 0:00"), "\(perfect.text)")
        #expect(!perfect.text.contains("m \(mistake)"))
        perfect.pilot.type("l")
        #expect(perfect.text.contains("3 of 3 stars"))

        let other = try started(
            "memory --seed 3 --pairs 2 --rounds 1", columns: size.columns, rows: size.rows)
        try other.turn(0, 2, 1, 3, 0, 2, 1, 0, 3, 2)
        other.pilot.advance(by: .seconds(3))
        #expect(other.text.lowercased().contains(lookBack), "\(other.text)")
    }

    @Test func `reads why a card cannot be turned, and sees it shake`() throws {
        let play = try started("memory --seed 3 --pairs 2")
        try play.turn(0)
        play.pilot.advance(by: .seconds(1))
        let before = play.text
        try play.turn(0)
        #expect(play.text.contains("already face up"))
        play.pilot.keepsFrames = true
        let frames = play.pilot.frames.count
        play.pilot.advance(by: .milliseconds(300))
        #expect(play.pilot.frames.count > frames)
        play.pilot.press(.left)
        play.pilot.press(.right)
        try play.turn(2)
        #expect(!play.text.contains("already face up") && play.text != before)
    }

    @Test(arguments: ["en", "ko"])
    func `reads the whole message and the round in a small window`(
        language: String
    ) throws {
        let play = try ProgramRun("memory --seed 3", columns: 40, rows: 20, language: language)
        try play.turn(0)
        try play.turn(0)
        #expect(play.text.contains(play.services.words.memory.reason(for: .isUp(0))))
        #expect(play.text.contains("1/3"))
        play.pilot.advance(by: .seconds(100))
        let words = play.services.words.memory
        func expectMessages(_ times: Int) {
            for said in [
                words.timeIsUp, words.timeIsUpText(0, of: MemoryOptions(), costsStar: true),
            ] {
                let text = play.text.filter { !$0.isWhitespace && $0 != "│" }
                let count = text.split(separator: said.filter { !$0.isWhitespace }).count - 1
                #expect(count == times, "\(said)\n\(play.text)")
            }
        }
        // The message appears once, with the cost, and is gone when the game continues.
        expectMessages(1)
        play.pilot.press(.enter)
        expectMessages(0)
        #expect(play.text.contains("1/3"))
    }

    @Test(arguments: [(40, 20), (80, 24), (120, 40)])
    func `sees whose pairs each figure counts`(
        _ columns: Int, _ rows: Int
    ) throws {
        func play(against opponent: MemoryOpponentChoice, _ language: String) throws -> ProgramRun {
            let play = try ProgramRun("--seed 3", columns: columns, rows: rows, language: language)
            play.set(MemorySettings.opponent, to: opponent)
            play.pilot.press(.enter, .enter)
            // Before the first card, a small window shows the aim instead.
            play.pilot.press(.enter)
            return play
        }
        for (language, named) in [("en", "You 0 : 0 Computer"), ("ko", "나 0 : 0 컴퓨터")] {
            let play = try play(against: .keen, language)
            let isNamed = play.text.contains(named)
            #expect(isNamed || columns == 40 && play.text.contains("0 : 0"), "\(play.text)")
        }
        let two = try play(against: .person, "en")
        let isNamed = two.text.contains("Player 1: 0  Player 2: 0")
        #expect(isNamed || columns == 40, "\(two.text)")
    }

    @Test(
        arguments: [
            (80, 24, [8, 8]), (40, 20, [4, 4, 4, 4]), (120, 40, [4, 4, 4, 4]),
            (200, 60, [4, 4, 4, 4]), (60, 40, [4, 4, 4, 4]),
        ], ["en", "ko"])
    func `sees full rows`(
        _ size: (columns: Int, rows: Int, inRows: [Int]), _ language: String
    ) throws {
        let play = try ProgramRun(
            "memory --seed 3 --theme ascii", columns: size.columns, rows: size.rows,
            language: language)
        let cards = play.text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { $0.contains("+") }.enumerated().filter { $0.offset.isMultiple(of: 2) }
            .map(\.element)
        #expect(cards.map { row in row.count { $0 == "+" } / 2 } == size.inRows)
        for row in cards {
            let left = row.prefix { $0 == " " }.count
            #expect(abs(left - (size.columns - row.count)) <= 1, "\(left)")
        }
    }

    @Test(arguments: [(7, 80, 24), (8, 80, 24), (11, 80, 24), (13, 120, 40), (16, 80, 24)])
    func `stays in a row with Left and Right, and wraps around`(
        _ pairs: Int, _ columns: Int, _ rows: Int
    ) throws {
        let play = try started("memory --pairs \(pairs)", columns: columns, rows: rows)
        /// The row and the column of the corner of the focused card.
        func focus() throws -> Point {
            let lines = play.text.split(separator: "\n", omittingEmptySubsequences: false)
            let row = try #require(lines.firstIndex { $0.contains("┏") })
            return Point(column: lines[row].prefix { $0 != "┏" }.count, row: row)
        }
        var counts: [Int] = []
        repeat {
            let first = try focus()
            for (key, isForward) in [(Key.right, true), (.left, false)] {
                var seen = [first]
                repeat {
                    play.pilot.press(key)
                    seen.append(try focus())
                } while seen.last != first && seen.count < 70
                #expect(seen.allSatisfy { $0.row == first.row })
                let steps = zip(seen, seen.dropFirst())
                #expect(steps.count { ($0.column < $1.column) != isForward } == 1, "\(seen)")
                if isForward { counts.append(seen.count - 1) }
            }
            play.pilot.press(.down)
        } while counts.reduce(0, +) < 2 * pairs && counts.count < rows
        #expect(counts.reduce(0, +) == 2 * pairs, "\(counts)")
    }
}
