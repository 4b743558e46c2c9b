import Reactive
import ReactiveTesting
import Testing

@Suite struct `A growing list` {
    @Test(arguments: 1...8)
    func `behaves like an array, and its copies are independent`(seed: UInt64) {
        var dice = Dice(seed: seed)
        var (list, plain) = (GrowingList<Int>(), [Int]())
        var (copy, plainCopy) = (list, plain)
        for number in 0..<400 {
            switch dice.roll(below: 12) {
            case 0:
                let count = dice.roll(below: plain.count + 1)
                list.keepFirst(count)
                plain = Array(plain.prefix(count))
            case 1: (copy, plainCopy) = (list, plain)
            default:
                list.append(number)
                plain.append(number)
            }
            #expect(Array(list) == plain && Array(copy) == plainCopy)
            #expect(list == GrowingList(plain))
            let shared = zip(plain, plainCopy).prefix { $0 == $1 }.count
            #expect(list.commonPrefixCount(with: copy) == shared)
            #expect(copy.commonPrefixCount(with: list) == shared)
        }
    }

    /// A number that counts its comparisons.
    private struct Counted: Equatable {
        final class Meter { var count = 0 }
        let number: Int
        let meter: Meter

        static func == (one: Counted, other: Counted) -> Bool {
            one.meter.count += 1
            return one.number == other.number
        }
    }

    @Test(arguments: [100, 1_000, 10_000])
    func `is compared with an earlier copy by its newest elements`(count: Int) {
        let meter = Counted.Meter()
        var list = GrowingList((0..<count).map { Counted(number: $0, meter: meter) })
        let earlier = list
        list.append(Counted(number: -1, meter: meter))
        #expect(list.commonPrefixCount(with: earlier) == count)
        #expect(meter.count <= 64)
    }
}
