import Reactive
import Testing

@Suite struct `Dice with a seed` {
    @Test func `every order of four elements is equally likely`() {
        var dice = Dice(seed: 4)
        var counts: [[Int]: Int] = [:]
        for _ in 0..<24_000 {
            var cards = [0, 1, 2, 3]
            dice.shuffle(&cards)
            counts[cards, default: 0] += 1
        }
        #expect(counts.count == 24)
        // With 23 degrees of freedom, a value above 49.7 has a probability of 0.001.
        let chiSquare = counts.values.reduce(0.0) { sum, count in
            sum + (Double(count) - 1000) * (Double(count) - 1000) / 1000
        }
        #expect(chiSquare < 49.7)
    }

    @Test func `numbers that would favor some results are drawn again`() {
        // The generator draws one of 2⅔ times as many numbers. With a plain remainder, 2250 of the
        // 4000 results would be in the lower half.
        let bound = Int.max / 4 * 3
        var dice = Dice(seed: 1)
        let low = (0..<4000).count { _ in dice.roll(below: bound) < bound / 2 }
        #expect((1850...2150).contains(low))
        #expect((0..<1000).allSatisfy { _ in (0..<6).contains(dice.roll(below: 6)) })
        #expect(dice.roll(below: 1) == 0)
    }

    @Test func `shuffling zero or one element draws no number`() {
        var dice = Dice(seed: 7)
        var none: [Int] = []
        var one = [5]
        dice.shuffle(&none)
        dice.shuffle(&one)
        #expect(none.isEmpty && one == [5] && dice == Dice(seed: 7))
        #expect(dice.pick(from: none) == nil)
        #expect(dice.pick(from: one) == 5)
    }

    @Test func `saved dice continue where they were`() throws {
        var dice = Dice(seed: .max)
        _ = dice.next()
        var again = try rewritten(dice)
        #expect(again.next() == dice.next())
    }
}
