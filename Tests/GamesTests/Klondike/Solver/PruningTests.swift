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
            for isThorough in [false, true] {
                let verdict = small.isWinnable(
                    prunes: true, isThorough: isThorough, positions: 20_000)
                #expect(verdict == all, "thorough: \(isThorough), \(small)")
            }
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
            for isThorough in [false, true] {
                let verdict = small.isWinnable(
                    prunes: true, isThorough: isThorough, positions: 20_000)
                #expect(verdict == all, "thorough: \(isThorough), \(small)")
            }
            verdicts[all, default: 0] += 1
        }
        #expect(verdicts.values.allSatisfy { $0 > 20 }, "\(verdicts)")
    }

    @Test func `what is lost under easier rules is lost`() {
        var lost = 0
        for small in (0..<120).map({ SmallPosition(careless: $0, moves: 30) })
        where small.isLostUnderEasierRules {
            #expect(small.isWinnable(prunes: false, positions: 1_500) != true, "\(small)")
            lost += 1
        }
        #expect(lost > 10, "\(lost)")
    }
}
