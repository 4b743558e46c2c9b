import Games
import Testing

@testable import Parlor

@Suite struct `The memory game by typing` {
    /// A player who only uses the sentences and never forgets a card.
    private struct Listener {
        let play: PlainPlay
        private var seen: [String: [String]] = [:]

        init(_ play: PlainPlay) { self.play = play }

        private func picture(in sentence: String) -> String? {
            sentence.split(separator: ".").first.flatMap { $0.split(separator: " shows ").last }
                .map(String.init)
        }

        private mutating func turn(_ place: String) -> String? {
            let said = play.type(place).first { $0.hasPrefix("\(place) shows ") }
            let picture = said.flatMap(picture)
            if let picture, seen[picture]?.contains(place) != true {
                seen[picture, default: []].append(place)
            }
            return picture
        }

        /// Clears a board of sixteen cards and returns the number of moves.
        mutating func clear() -> Int {
            seen = [:]
            var unseen = "ABCD".flatMap { row in (1...4).map { "\(row)\($0)" } }
            var moves = 0
            while !unseen.isEmpty || !seen.isEmpty {
                moves += 1
                if let pair = seen.first(where: { $0.value.count == 2 }) {
                    for place in pair.value { _ = turn(place) }
                    seen[pair.key] = nil
                    continue
                }
                let first = turn(unseen.removeFirst())
                if let first, let places = seen[first], places.count == 2 {
                    _ = turn(places[0])
                    seen[first] = nil
                } else {
                    let second = turn(unseen.removeFirst())
                    if second == first, let second { seen[second] = nil }
                }
            }
            return moves
        }
    }

    @Test func `three rounds are played to the end from the sentences alone`() throws {
        let play = try PlainPlay()
        #expect(
            play.type("memory") == [
                "Memory: 8 pairs in 4 rows of 4 cards. Rows have letters, and the cards of a row "
                    + "have numbers. You play 3 rounds of 1 min 30 s.",
                "Type \"start\" or \"help\".",
            ])
        #expect(play.type("start") == ["Round 1 of 3 starts. You have 1 min 30 s."])
        var listener = Listener(play)
        var moves = 0
        for round in 2...4 {
            moves += listener.clear()
            if round < 4 {
                let next = "Round \(round) of 3 is next. You have 1 min 30 s."
                #expect(play.sentences.suffix(2).first == next)
                #expect(play.sentences.last == "Type \"start\" to begin the round.")
                if round == 2 {
                    #expect(play.type("resume") == ["The game continues."])
                } else {
                    #expect(play.type("start") == ["Round 3 of 3 starts."])
                }
            }
        }
        let end =
            "Mission accomplished: you cleared every round in \(moves) moves and less than 1 s"
        #expect(play.sentences.contains { $0.hasPrefix(end) })
        #expect(play.sentences.contains("3 of 3 stars."))
        let statistics = play.type("menu", "statistics")
        #expect(statistics.contains { $0.hasPrefix("Memory, ") && $0.contains("played 1, won 1") })
    }

    @Test func `a turned card is named, and the table can be read out`() throws {
        let play = try PlainPlay()
        play.type("memory", "start")
        let said = play.type("turn A1 B2")
        #expect(said.count == 2)
        #expect(said[0].hasPrefix("A1 shows ") && said[1].hasPrefix("B2 shows "))
        #expect(said[1].hasSuffix("They do not match. Both cards stay face up."))
        let picture = said[0].dropFirst("A1 shows ".count).dropLast()
        #expect(
            play.type("board")[0] == "Row A: 1 \(picture), 2 face down, 3 face down, 4 face down.")
        #expect(play.type("a1") == ["A1 is already face up."])
        #expect(play.type("3").count == 1)
        #expect(play.type("board")[0].hasPrefix("Row A: 1 face down, 2 face down, 3 "))
    }

    @Test func `the time is announced at half, at thirty seconds, at ten and at its end`() throws {
        let play = try PlainPlay()
        play.type("memory", "start")
        #expect(play.advance(by: .seconds(44)).isEmpty)
        #expect(play.advance(by: .seconds(1)) == ["You have 0 min 45 s left."])
        #expect(
            play.advance(by: .seconds(44)) == [
                "You have 0 min 30 s left.", "You have 0 min 10 s left.",
            ])
        #expect(
            play.advance(by: .seconds(2)) == [
                "Time is up. You found 0 of 8 pairs. The round starts over: all cards are back "
                    + "in new places. You lose a star.",
                "The game is paused. Type \"resume\" to continue.",
            ])
        // The clock waits for the player, as on the screen.
        #expect(play.advance(by: .seconds(500)).isEmpty)
        #expect(play.type("time").last == "You have 1 min 30 s left.")
        #expect(play.type("A1") == ["The game is paused. Type \"resume\" to continue."])
        #expect(play.type("resume") == ["The game continues."])
        #expect(play.advance(by: .seconds(45)) == ["You have 0 min 45 s left."])
    }

    @Test func `with an opponent, the time is for each move, and only the turn is lost`() throws {
        let play = try PlainPlay()
        play.services.settings.set(MemorySettings.opponent, to: .person)
        play.services.settings.set(MemorySettings.seconds, to: 60)
        #expect(play.type("memory")[0].contains("with 1 min 0 s for each move."))
        #expect(play.type("start") == ["Round 1 of 3 starts. You have 1 min 0 s for each move."])
        #expect(play.advance(by: .seconds(59)).count == 2)
        #expect(
            play.advance(by: .seconds(2)) == [
                "Time is up. Player 1 loses the turn. All pairs stay with their players.",
                "The game is paused. Type \"resume\" to continue.", "Player 2 to play.",
            ])
    }

    @Test(arguments: MemoryTheme.allCases, Language.allCases)
    func `each picture of a deck has a name of its own, in plain words`(
        _ theme: MemoryTheme, _ language: Language
    ) {
        let words = language.words.memory.plain
        let names = theme.contents(pairs: 32).map(words.picture)
        #expect(Set(names).count == 32)
        for name in names {
            #expect(!name.contains("-POINTING") && !name.contains("-pointing"), "\(name)")
            #expect(!name.contains("commercial") && !name.contains("number sign"), "\(name)")
        }
        if theme == .suits {
            let klondike = language.words.klondike.plain
            #expect(names[4] == klondike.card(Card(rank: 13, suit: .spades)))
        }
    }

    @Test func `a game that is given up names all cards, and can be played again`() throws {
        let play = try PlainPlay()
        play.type("memory", "start", "A1 B2")
        let said = play.type("give up")
        #expect(said.contains("You found 0 of 8 pairs. Here are all cards."), "\(said)")
        let rows = said.filter { $0.hasPrefix("Row ") }
        #expect(rows.count == 4 && !rows.joined().contains("face down"), "\(said)")
        #expect(play.type("restart").contains("Round 1 of 3 starts. You have 1 min 30 s."))
    }

    @Test func `after giving up, "time" has the pairs that were found, and the time that was used`()
        throws
    {
        var found = 0
        for slot in 2...6 {
            let play = try PlainPlay("memory --pairs 3 --rounds 1 --seed 2")
            play.type("start")
            let isPair = play.type("1 \(slot)").contains { $0.contains("It matches") }
            found += isPair ? 1 : 0
            play.advance(by: .seconds(5))
            #expect(play.type("give up").count { $0.hasPrefix("Row ") } == 2)
            let pairs = isPair ? "1 pair" : "0 pairs"
            #expect(
                play.type("time") == [
                    "Round 1 of 1: 1 move so far, \(pairs) found on this board.",
                    "You have played for 0 min 5 s.",
                ])
        }
        #expect(found == 1)
    }

    @Test func `a game that the computer wins says so, and how many pairs each player found`()
        throws
    {
        let play = try PlainPlay()
        play.type("set opponent keen", "set pairs 3", "set rounds 1", "set seconds 60")
        play.type("memory", "start")
        // The player turns no card, and loses each turn.
        for _ in 0..<60 where !play.sentences.contains("The computer wins.") {
            play.advance(by: .seconds(120))
            play.type("resume")
        }
        #expect(play.sentences.contains("The computer wins."), "\(play.sentences)")
        #expect(play.sentences.contains("You: 0 pairs, Computer: 3 pairs."), "\(play.sentences)")
        #expect(!play.sentences.contains { $0.contains("Mission accomplished") })
        let said = play.type("time")
        #expect(said.first == "Round 1 of 1: 0 moves so far, 3 pairs found on this board.")
        #expect(said.last?.hasPrefix("You have played for ") == true, "\(said)")
    }

    @Test(arguments: Language.allCases)
    func `has rules that state the cost of a timeout`(_ language: Language) {
        let rules = language.words.memory.about.rules.joined()
        let star = language == .english ? "you lose a star." : "별이 하나 줄어듭니다."
        #expect(rules.contains(star))
    }

    @Test func `a pause covers the cards and stops the clock`() throws {
        let play = try PlainPlay()
        play.type("memory", "start", "a1")
        #expect(play.type("pause") == ["The game is paused. Type \"resume\" to continue."])
        #expect(play.type("board") == ["The game is paused. Type \"resume\" to continue."])
        #expect(play.advance(by: .seconds(600)).isEmpty)
        #expect(play.type("resume") == ["The game continues."])
        #expect(play.type("time")[1] == "You have 1 min 30 s left.")
    }

    @Test func `a command at the wrong moment is refused with the moments at which it works`()
        throws
    {
        let play = try PlainPlay()
        play.type("memory", "start", "a1")
        #expect(
            play.type("begin") == [
                "You can use \"start\" only before the game starts, while the game is paused or "
                    + "after the game is over."
            ])
        #expect(
            play.type("resume") == ["You can use \"resume\" only while the game is paused."])
        let korean = try PlainPlay(language: "ko")
        korean.type("카드", "시작", "a1")
        #expect(korean.type("재개") == ["게임이 멈춰 있는 동안에만 \"재개\" 명령을 쓸 수 있습니다."])
        #expect(
            korean.type("시작") == [
                "게임을 시작하기 전이나 게임이 멈춰 있는 동안이나 게임이 끝난 뒤에만 \"시작\" 명령을 쓸 수 있습니다."
            ])
    }

    @Test func `lines wait for the computer's cards`() throws {
        let play = try PlainPlay("--lang en")
        play.type("set opponent keen", "memory", "start", "turn 1 2")
        // The player who found a pair continues.
        var slot = 3
        while !play.sentences.contains("The computer's turn."), slot < 16 {
            play.type("\(slot) \(slot + 1)")
            slot += 2
        }
        let before = play.sentences.count
        play.type("board")
        #expect(play.sentences.count == before)
        play.advance(by: .seconds(60))
        #expect(play.sentences[before...].contains { $0.hasPrefix("Computer: ") })
        #expect(play.sentences[before...].contains { $0.hasPrefix("Row D: ") })
    }

    @Test func `a refused command names the reason`() throws {
        let play = try PlainPlay()
        play.type("memory")
        #expect(play.type("A1") == ["The game has not started yet. Type \"start\" or \"help\"."])
        #expect(play.type("hint") == ["Memory has no hints."])
        play.type("start")
        #expect(
            play.type("turn E9") == ["There is no card \"E9\". Card names look like A1."])
        #expect(
            play.type("turn A1 A2 A3") == ["Type one or two cards, for example \"turn A1 B2\"."])
        #expect(play.type("tiem") == ["There is no command \"tiem\". Did you mean \"time\"?"])
        #expect(play.type("re") == ["\"re\" could be reset, restart or resume."])
        #expect(play.type("   ").isEmpty)
    }

    @Test func `a new game that replaces another is announced`() throws {
        let play = try PlainPlay()
        play.type("memory", "start")
        let begins = "Round 1 of 3 starts. You have 1 min 30 s."
        #expect(play.type("new") == [begins])
        play.type("turn A1 A2")
        #expect(play.type("new").contains(begins))
        #expect(play.type("restart").contains(begins))
    }

    @Test func `the end of a pipe saves the game`() throws {
        let play = try PlainPlay()
        play.type("memory", "start", "turn A1 B2")
        play.advance(by: .seconds(20))
        play.end()
        #expect(play.isOver)
        let next = try play.comeBack()
        #expect(next.sentences[0].contains("You can continue Memory."))
        #expect(
            next.type("continue").suffix(2) == [
                "You left this game in round 1 of 3.", "The game continues.",
            ])
        #expect(next.type("time").last == "You have 1 min 10 s left.")
    }

    @Test func `the number and the length of the rows are those in the sentence`() {
        for pairs in MemoryOptions.pairsRange {
            let grid = MemoryGrid(count: 2 * pairs)
            let rows = (0..<grid.rows).map { grid.slots(inRow: $0).count }
            #expect(rows.reduce(0, +) == 2 * pairs && rows.allSatisfy { $0 > 0 })
            #expect(Set(rows).count == 1 || !grid.isFull)
            #expect(rows.dropLast().allSatisfy { $0 == grid.columns } && grid.columns < 10)
            let words = PlainMemoryWords(language: .english)
            let said = words.greeting(pairs, grid, 1, nil, perMove: false)
            #expect(said.contains("of up to \(grid.columns) ") == !grid.isFull)
        }
        #expect(MemoryGrid(count: 8).columns == 4 && MemoryGrid(count: 8).isFull)
    }
}
