import Games
import Sweep
import Testing

@testable import Parlor

/// The selection of cases for tests that would otherwise try too many.
@Suite struct `A selection of cases` {
    private struct Pair: Hashable { let one, other: Int }

    @Test(arguments: [(4, 4, 2), (2, 3, 2), (5, 4, 3), (9, 3, 3), (1, 1, 1)])
    func `contains each pair of values from two lists`(_ first: Int, _ second: Int, _ third: Int) {
        let cases = Sweep.covering(
            Array(0..<first), Array(0..<second), Array(0..<third))
        func pairs(_ pair: ((Int, Int, Int)) -> (Int, Int)) -> Int {
            Set(cases.map { Pair(one: pair($0).0, other: pair($0).1) }).count
        }
        #expect(pairs { ($0.0, $0.1) } == first * second)
        #expect(pairs { ($0.0, $0.2) } == first * third)
        #expect(pairs { ($0.1, $0.2) } == second * third)
        #expect(cases.count == first * second * (Sweep.isWhole ? third : 1))
    }

    @Test func `contains each game in each window and in each language`() {
        let cases = WalkSetting.covering
        for game in GameName.walked {
            let settings = cases.filter { $0.0 == game }.map(\.1)
            #expect(Set(settings.map(\.columns)) == Set(WalkSetting.all.map(\.columns)))
            #expect(Set(settings.map(\.language)) == Set(WalkSetting.all.map(\.language)))
        }
    }

    @Test(arguments: GameName.walked)
    func `contains each stop of a game in the usual window and in one other`(_ game: GameName) {
        let stops = WalkStop.all(of: game)
        #expect(stops.count >= 6 && WalkStop.each(of: game, in: .usual) == stops)
        let others = WalkSetting.each.filter { $0.columns != WalkSetting.usual.columns }
            .map { WalkStop.each(of: game, in: $0) }
        #expect(others.count >= 3 && others.allSatisfy { $0.count >= 2 }, "\(others)")
        #expect(Set(others.joined()) == Set(stops), "\(others)")
    }
}
