import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `The clock of the day` {
    /// A clock that is set by the test.
    private final class Hands {
        var seconds: Int
        /// The seconds by which the clock jumps after a reading; the next reading undoes the jump.
        var jump = 0

        init(_ seconds: Int) { self.seconds = seconds }

        var clock: DayClock {
            DayClock { [self] in
                defer {
                    seconds += jump
                    jump = -jump
                }
                return seconds
            }
        }
    }

    /// The last second of November 21, 2026, in UTC.
    private static let lastSecond = 1_795_305_599
    private static let day = 20_778

    @Test(arguments: [86_400, -86_400, 3_600, -7_200, 1_000_000_000])
    func `may jump during a game, which still takes its real time`(_ jump: Int)
        throws
    {
        func played(_ hands: Hands) throws -> (texts: [String], result: GameResult?) {
            let play = try ProgramRun("memory --seed 3 --pairs 2 --rounds 1", clock: hands.clock)
            try play.turn(0)
            var texts = [play.text]
            for cards in [[1], [2, 3]] {
                play.pilot.advance(by: .seconds(7))
                for card in cards { try play.turn(card) }
                texts.append(play.text)
            }
            return (texts, results(in: play.directory).first)
        }
        let (steady, jumping) = (Hands(Self.lastSecond), Hands(Self.lastSecond))
        jumping.jump = jump
        let (one, other) = (try played(steady), try played(jumping))
        #expect(one.texts == other.texts && one.texts.count == 3)
        #expect(one.result?.seconds == 14 && other.result?.seconds == 14)
    }

    @Test func `changes all boards at midnight in UTC`() throws {
        let times = [Self.lastSecond - 86_399, Self.lastSecond, Self.lastSecond + 1]
        for game in ["klondike", "sudoku"] {
            let texts = try times.map { time in
                try ProgramRun("\(game) --daily", clock: DayClock { time }).text
            }
            #expect(texts[0] == texts[1] && texts[1] != texts[2], "\(game)")
        }
        let services = try times.map { time in try ProgramRun(clock: DayClock { time }).services }
        let memory = services.map { MemoryGame(BoardStart(slot: .daily), $0).seed }
        #expect(memory[0] == memory[1] && memory[1] != memory[2])
        let mines = services.map { MinesGame(BoardStart(slot: .daily), $0).result.seed }
        #expect(mines[0] == mines[1] && mines[1] != mines[2])
    }

    @Test func `passes midnight, and a board of the day counts for its own day`()
        throws
    {
        let hands = Hands(Self.lastSecond)
        let play = try ProgramRun("memory --daily --pairs 2 --rounds 1", clock: hands.clock)
        hands.seconds += 7_200
        try play.clear(pairs: 2)
        let result = try #require(results(in: play.directory).first)
        #expect(result.boardDay == Self.day && result.endedAt / Day.seconds == Self.day + 1)
    }

    @Test func `is read once for a board and its day`() throws {
        for moment in 0..<6 {
            // Each reading takes a second, and midnight comes between the two readings.
            var seconds = Self.lastSecond - moment
            let clock = DayClock {
                seconds += 1
                return seconds
            }
            let play = try ProgramRun(clock: clock)
            let memory = MemoryGame(BoardStart(slot: .daily), play.services)
            let dayOfMemory = try #require(memory.day.map { Day(daysSince1970: $0) })
            #expect(
                memory.seed == dayOfMemory.seed(of: .memory(pairs: memory.options.pairs)))
            let mines = MinesGame(BoardStart(slot: .daily), play.services)
            let size = mines.options.size
            let day = try #require(mines.day.map { Day(daysSince1970: $0) })
            #expect(mines.result.seed == day.seed(of: .mines(size)))
        }
    }

    @Test(arguments: [-100_000, -1, 0, 1_795_305_600, Day.seconds * Day.last, 1 << 50])
    func `may show any time, and the program still shows statistics and boards`(_ seconds: Int)
        throws
    {
        let play = try ProgramRun.withResults(clock: DayClock { seconds })
        for _ in 0..<4 { play.pilot.press(.up) }
        play.pilot.press(.enter)
        #expect(play.text.contains("Played 24"))
        play.pilot.press(.left)
        #expect(play.text.contains("Days solved 19") && play.text.contains("Next at 00:00 UTC"))
        for game in GameName.allCases {
            #expect(
                try !ProgramRun("\(game.rawValue) --daily", clock: DayClock { seconds }).text
                    .isEmpty)
        }
        var world = ToolRun.World()
        world.now = seconds
        let run = try ToolRun("stats --json --data-dir \(play.directory)", world)
        #expect(run.status == .yes && run.lines.count == 1)
    }

    @Test func `goes back, and a streak still follows the days of the boards`() throws {
        // The boards of three days in a row are solved. On the second day, the machine's clock was
        // a year behind.
        let results = [
            GameResult(day: 100, daily: true), GameResult(day: 101 - 365, daily: true, board: 101),
            GameResult(day: 102, daily: true),
        ]
        let streak = try #require(Statistics(results, today: 102).daily.first).streak
        #expect(streak.current == 3 && streak.longest == 3)
        // All results are in the future.
        let early = try #require(Statistics(results, today: 50).daily.first).streak
        #expect(early.longest == 3)
    }

    @Test(arguments: [("en", "Next board at 00:00 UTC."), ("ko", "00:00 UTC(한국 시간 09:00)")])
    func `shows the time until the next boards beside the current boards of the day`(
        _ language: String, _ sentence: String
    ) throws {
        for game in 0..<GameName.allCases.count {
            let play = try ProgramRun(rows: 30, language: language)
            for _ in 0..<game { play.pilot.press(.down) }
            play.pilot.press(.enter)
            #expect(!play.text.contains(sentence))
            play.pilot.press(.down)
            #expect(play.text.contains(sentence))
        }
        let plain = try PlainPlay("--lang \(language)")
        let help = plain.type(language == "ko" ? "도움말" : "help").joined(separator: "\n")
        #expect(help.contains("00:00 UTC"))
    }
}
