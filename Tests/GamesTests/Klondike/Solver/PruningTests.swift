import Sweep
import Testing

@testable import Games

@Suite struct `Pruning in the solver` {
    @Test func `pruning changes no verdict`() {
        var verdicts = [true: 0, false: 0]
        let small =
            (0..<Sweep.count(40, whole: 150)).map { SmallPosition(disorderly: $0, ranks: 6) }
            + (0..<Sweep.count(60, whole: 220)).map { SmallPosition(careless: $0, moves: 30) }
        for small in small {
            guard let all = small.isWinnable(prunes: false, positions: 1_500) else { continue }
            for isThorough in [false, true] {
                let verdict = small.isWinnable(
                    prunes: true, isThorough: isThorough, positions: 20_000)
                #expect(verdict == all, "thorough: \(isThorough), \(small)")
            }
            verdicts[all, default: 0] += 1
        }
        #expect(verdicts.values.reduce(0, +) >= Sweep.count(80, whole: 300), "\(verdicts)")
        #expect(verdicts.values.allSatisfy { $0 > Sweep.count(20, whole: 100) }, "\(verdicts)")
    }

    @Test func `pruning agrees with trying every move`() {
        var verdicts = [true: 0, false: 0]
        let small =
            (200..<Sweep.count(212, whole: 250)).map { SmallPosition(disorderly: $0, ranks: 3) }
            + (300..<Sweep.count(312, whole: 350)).map { SmallPosition(careless: $0, moves: 60) }
        for small in small {
            guard let all = small.isWinnableByTrying(tables: 200) else { continue }
            for isThorough in [false, true] {
                let verdict = small.isWinnable(
                    prunes: true, isThorough: isThorough, positions: 20_000)
                #expect(verdict == all, "thorough: \(isThorough), \(small)")
            }
            verdicts[all, default: 0] += 1
        }
        #expect(verdicts.values.allSatisfy { $0 > Sweep.count(3, whole: 20) }, "\(verdicts)")
    }

    @Test func `a position that is lost under easier rules is lost`() {
        var lost = 0
        let careless = (0..<Sweep.count(40, whole: 120)).map {
            SmallPosition(careless: $0, moves: 30)
        }
        for small in careless where small.isLostUnderEasierRules {
            #expect(small.isWinnable(prunes: false, positions: 1_500) != true, "\(small)")
            lost += 1
        }
        #expect(lost > Sweep.count(3, whole: 10), "\(lost)")
    }
}
