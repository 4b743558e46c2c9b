import Testing

@testable import Games

@Suite struct `Pruning in the solver` {
    @Test func `pruning changes no verdict`() {
        var verdicts = [true: 0, false: 0]
        let small =
            (0..<150).map { SmallPosition(disorderly: $0, ranks: 6) }
            + (0..<220).map { SmallPosition(careless: $0, moves: 30) }
        for small in small {
            guard let all = small.isWinnable(prunes: false, positions: 1_500) else { continue }
            let verdict = small.isWinnable(prunes: true, positions: 20_000)
            #expect(verdict == all, "\(small)")
            verdicts[all, default: 0] += 1
        }
        #expect(verdicts.values.reduce(0, +) >= 300, "\(verdicts)")
        #expect(verdicts.values.allSatisfy { $0 > 100 }, "\(verdicts)")
    }

    @Test func `pruning agrees with trying every move`() {
        var verdicts = [true: 0, false: 0]
        let small =
            (200..<250).map { SmallPosition(disorderly: $0, ranks: 3) }
            + (300..<350).map { SmallPosition(careless: $0, moves: 60) }
        for small in small {
            guard let all = small.isWinnableByTrying(tables: 200) else { continue }
            #expect(small.isWinnable(prunes: true, positions: 20_000) == all, "\(small)")
            verdicts[all, default: 0] += 1
        }
        #expect(verdicts.values.allSatisfy { $0 > 20 }, "\(verdicts)")
    }
}
