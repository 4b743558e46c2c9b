import Testing

@testable import Games
@testable import Parlor

@Suite struct `A change of a value of JSON` {
    private struct Card: Codable, Equatable {
        var name: String
        var isUp = false
    }

    /// A value with a member of each kind that a saved game has.
    private struct Sample: Encodable, Equatable {
        var step = 0
        var best: Int?
        var covers = String(repeating: "c", count: 60)
        var name = "가나다"
        var cards = (0..<6).map { Card(name: "card \($0)") }
        var seen: [Int] = []
        var moves = GrowingList<Int>()

        private enum Key: CodingKey { case step, best, covers, name, cards, seen, moves }

        func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: Key.self)
            try values.encode(step, forKey: .step)
            try values.encodeIfPresent(best, forKey: .best)
            try values.encode(covers, forKey: .covers)
            try values.encode(name, forKey: .name)
            try values.encode(cards, forKey: .cards)
            try values.encode(seen, forKey: .seen)
            try values.encode(SavedList(moves), forKey: .moves)
        }
    }

    private func change(_ old: Sample, _ new: Sample) -> JSONValue? {
        JSONDraft(of: new).change(since: JSONDraft(of: old))
    }

    private func line(_ edit: (inout Sample) -> Void) -> String? {
        var start = Sample()
        start.seen = Array(0..<9)
        start.moves = GrowingList(0..<3)
        var new = start
        edit(&new)
        return change(start, new).map { String(decoding: JSONWriter.text(of: $0), as: UTF8.self) }
    }

    @Test func `lists the differences, and no more`() {
        #expect(line { _ in } == nil)
        #expect(line { $0.step = 7 } == #"{"step":[7]}"#)
        #expect(line { $0.best = 7 } == #"{"best":[7]}"#)
        #expect(line { $0.cards[3].isUp = true } == #"{"cards":{"3":{"isUp":[true]}}}"#)
        #expect(line { $0.moves.append(8) } == #"{"moves":[3,[8]]}"#)
        #expect(line { $0.moves.keepFirst(1) } == #"{"moves":[1,[]]}"#)
        #expect(line { $0.seen = [0, 1, 3, 4, 5, 6, 7, 8, 2] } == #"{"seen":{"+":[8,2],"-":[2]}}"#)
        #expect(line { $0.name = "나" } == #"{"name":["나"]}"#)
        let covers = "cc" + String(repeating: "o", count: 3) + String(repeating: "c", count: 55)
        #expect(line { $0.covers = covers } == #"{"covers":[2,"ooo"]}"#)
    }

    @Test(arguments: 1...20)
    func `turns the old value into the new one, for any values`(seed: UInt64) throws {
        var dice = SplitMix(state: seed)
        func roll(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &dice) }
        var (sample, made) = (Sample(), Sample().jsonValue)
        for _ in 0..<60 {
            let old = sample
            for _ in 0...roll(3) {
                switch roll(9) {
                case 0: sample.step = roll(100)
                case 1: sample.best = roll(2) == 0 ? nil : roll(100)
                case 2:
                    let count = roll(2) == 0 ? 60 : roll(80)
                    sample.covers = String((0..<count).map { _ in roll(9) == 0 ? "o" : "c" })
                case 3: sample.name = ["가", "가나다", "", "abc", "abd"][roll(5)]
                case 4: if !sample.cards.isEmpty { sample.cards[0].isUp.toggle() }
                case 5: sample.cards = (0..<roll(8)).map { Card(name: "\($0)", isUp: roll(2) == 0) }
                case 6: sample.seen = (0..<roll(90)).map { _ in roll(6) }
                case 7: sample.moves.keepFirst(roll(sample.moves.count + 1))
                default: for number in 0...roll(40) { sample.moves.append(number) }
                }
            }
            guard let change = change(old, sample) else {
                #expect(old == sample)
                continue
            }
            // The change is read back from its text.
            var scanner = JSONScanner(JSONWriter.text(of: change))
            let read = scanner.value()
            let isMade = made.make(try #require(read))
            #expect(isMade && made == sample.jsonValue)
        }
    }

    @Test func `is applied or rejected when it is arbitrary`() {
        let numbers = [Int.min, -1, 0, 1, 3, 4, Int.max].map(JSONValue.integer)
        let parts: [JSONValue] =
            numbers + [.null, .string("x"), .array([]), .array([.string("xyzzy")]), .object([:])]
        let values: [JSONValue] = [
            .integer(3), .string("가나"), .array([.integer(1), .object(["a": .null])]),
            .object(["a": .array([.null])]),
        ]
        var changes = parts
        for one in parts {
            changes += [.array([one]), .object(["a": one]), .object(["-": one, "+": one])]
            for other in parts {
                changes += [
                    .array([one, other]), .object(["-": .array([one]), "+": .array([other])]),
                ]
                changes += [.object(["\(one)": other]), .object(["0": .array([one, other])])]
                changes.append(.object(["-": .array([]), "+": .array([one, other])]))
            }
        }
        var made = 0
        for value in values {
            for change in changes {
                var value = value
                if value.make(change) { made += 1 }
            }
        }
        #expect(made > 0 && made < values.count * changes.count)
    }
}
