import Games
import Testing

@testable import Parlor

extension GameResult {
    fileprivate var isHelped: Bool { help != nil && help != GameHelp() }
}

/// The same statistics, calculated in the simplest way.
private struct Reference {
    let results: [GameResult]
    let today: Int

    /// The results in the order in which they ended, found by removing the earliest again and
    /// again.
    var inOrder: [GameResult] {
        var (rest, sorted) = (results, [GameResult]())
        while let first = rest.map(\.endedAt).min() {
            guard let place = rest.firstIndex(where: { $0.endedAt == first }) else { break }
            sorted.append(rest.remove(at: place))
        }
        return sorted
    }

    func longestStreak(_ wins: [Bool]) -> Int {
        var longest = 0
        for start in wins.indices {
            for end in start..<wins.count where wins[start...end].allSatisfy(\.self) {
                longest = max(longest, end - start + 1)
            }
        }
        return longest
    }

    func currentStreak(_ wins: [Bool]) -> Int { wins.reversed().prefix { $0 }.count }

    /// The median, found by removing the shortest and the longest time again and again.
    func median(_ times: [Int]) -> Double? {
        var rest = times.sorted()
        while rest.count > 2 { rest = Array(rest.dropFirst().dropLast()) }
        return rest.isEmpty ? nil : Double(rest.reduce(0, +)) / Double(rest.count)
    }

    func solvedDays(_ game: GameName?, _ counts: (GameResult) -> Bool) -> Set<Int> {
        Set(
            results.filter(counts).filter {
                $0.isDaily && $0.isWon && !$0.isHelped && (game == nil || $0.game == game)
            }
            .map { $0.day ?? $0.endedAt / 86_400 })
    }

    func currentDays(_ days: Set<Int>) -> Int {
        func run(_ last: Int) -> Int { days.contains(last) ? 1 + run(last - 1) : 0 }
        return max(run(today), run(today - 1))
    }

    func longestDays(_ days: Set<Int>) -> Int {
        func run(_ last: Int) -> Int { days.contains(last) ? 1 + run(last - 1) : 0 }
        return days.map(run).max() ?? 0
    }
}

@Test(arguments: 0..<60)
func `the statistics of random games match a count`(_ seed: UInt64) {
    var dice = SplitMix(state: seed)
    let results = (0..<Int.random(in: 1...60, using: &dice)).map { _ in
        let day = Int.random(in: 80...100, using: &dice)
        return GameResult(
            GameName.allCases[Int.random(in: 0...2, using: &dice)],
            ["a", "b", "c"][Int.random(in: 0...2, using: &dice)],
            won: Int.random(in: 0...3, using: &dice) > 0, day: day,
            second: Int.random(in: 0...3, using: &dice),
            took: Int.random(in: 0...200, using: &dice),
            moves: Int.random(in: 0...30, using: &dice), daily: Bool.random(using: &dice),
            board: Bool.random(using: &dice) ? day - 1 : nil,
            help: [nil, GameHelp(), GameHelp(undone: 1)][Int.random(in: 0...2, using: &dice)])
    }
    let reference = Reference(results: results, today: 100)
    let statistics = Statistics(results, today: 100)
    #expect(statistics.games.map(\.whole.played).reduce(0, +) == results.count)
    for game in statistics.games {
        for record in game.records {
            let own = reference.inOrder.filter { result in
                result.game == game.game
                    && (record.variant == nil || result.variant == record.variant)
            }
            let counted = own.filter { !($0.isWon && $0.isHelped) }
            let known = counted.filter { !$0.isWon || $0.help != nil }
            let won = known.filter(\.isWon)
            #expect(record.played == own.count && record.won == counted.count(where: \.isWon))
            #expect(record.unknown == counted.count - known.count)
            #expect(record.helped == own.count - counted.count)
            #expect(record.streak.current == reference.currentStreak(known.map(\.isWon)))
            #expect(record.streak.longest == reference.longestStreak(known.map(\.isWon)))
            guard record.variant != nil else { continue }
            #expect(record.times == won.map(\.time))
            #expect(record.median == reference.median(won.map(\.seconds)))
            #expect(record.best == won.map(\.time).min())
            #expect(record.fewestMoves == won.map(\.moves).min())
        }
    }
    for record in statistics.daily {
        #expect(Set(record.solved) == reference.solvedDays(record.game) { _ in true })
        let days = reference.solvedDays(record.game) { $0.help != nil }
        #expect(record.streak.current == reference.currentDays(days))
        #expect(record.streak.longest == reference.longestDays(days))
    }
}
