import Foundation
import Testing

@testable import Parlor

/// The toolchain's coder, which the program does not use, is the reference for the program's own.
@Suite struct `JSON compared with the toolchain's` {
    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    @Test func `is written byte for byte`() throws {
        var dice = SplitMix(state: 17)
        for _ in 0..<2_000 {
            let sample = Sample(&dice)
            let text = try String(decoding: Self.encoder.encode(sample), as: UTF8.self)
            #expect(String(decoding: sample.line, as: UTF8.self) == text)
        }
    }

    @Test func `is read as it was written`() throws {
        var dice = SplitMix(state: 18)
        for _ in 0..<2_000 {
            let sample = Sample(&dice)
            #expect(CheckedJSON(sample.line)?.decoded() == sample)
            #expect(try JSONDecoder().decode(Sample.self, from: Data(sample.line)) == sample)
        }
    }

    @Test func `is accepted or refused the same way, however it was corrupted`() {
        var dice = SplitMix(state: 19)
        let samples = (0..<20).map { _ in Sample(&dice).line }
        var understood = 0
        // Numbers that a Double cannot distinguish and repeated names are read differently.
        for seed in Mutation.seeds {
            let bytes = Mutation.of(samples, seed, wellFormed: false)
            guard let text = CheckedJSON(bytes) else { continue }
            let found: Sample? = text.decoded()
            let expected = try? JSONDecoder().decode(Sample.self, from: Data(bytes))
            #expect(found == expected, "\(String(decoding: bytes, as: UTF8.self))")
            if found != nil { understood += 1 }
        }
        #expect(understood > 0 && understood < Mutation.seeds.count)
    }

    @Test(arguments: [
        "5", "5.0", "5e0", "0.5e1", "50e-1", "-0", "-0.0", "5.5", "127", "128", "255", "256",
        "-129",
        "1e18", "9223372036854775807", "9223372036854775808", "18446744073709551615", "1e19",
        "18446744073709551616", "\"5\"", "true", "null", "[]", "{}",
    ])
    func `has the same numbers`(_ text: String) {
        func same<Number: Codable & Equatable>(_: Number.Type) {
            let found = CheckedJSON(Array(text.utf8))?.decoded(as: Number.self)
            #expect(found == (try? JSONDecoder().decode(Number.self, from: Data(text.utf8))))
        }
        same(Int.self)
        same(Int8.self)
        same(UInt8.self)
        same(Int32.self)
        same(UInt64.self)
        same(Double.self)
        same(Float.self)
        same(Bool.self)
        same(String.self)
        same(Int?.self)
    }

    @Test func `can have a line for each part`() throws {
        var dice = SplitMix(state: 20)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        for _ in 0..<500 {
            let sample = Sample(&dice)
            let text = try String(decoding: encoder.encode(sample), as: UTF8.self)
            let written = JSONWriter.text(of: sample.jsonValue, isIndented: true)
            #expect(String(decoding: written, as: UTF8.self) == text)
        }
    }

    @Test func `names the values that it cannot write`() {
        #expect(JSONWriter.text(of: .number(.nan)) == Array("\"NaN\"".utf8))
        #expect(JSONWriter.text(of: .number(-.infinity)) == Array("\"-Infinity\"".utf8))
    }
}

/// A value that uses everything that coders offer.
private struct Sample: Codable, Equatable {
    enum Kind: Codable, Equatable {
        case plain
        case counted(Int8, note: String?)
        indirect case nested([Kind])
    }

    enum Word: String, Codable, CaseIterable {
        case one
        case two = "t/w\"o\n"
    }

    var truth: Bool
    var small: Int8
    var natural: UInt64
    var whole: Int?
    var number: Double
    var text: String
    var words: [Word]
    var kinds: [Kind]
    var counts: [String: UInt16]
    var numbered: [Int: String?]
    var bounds: ClosedRange<Int>
    var rows: [[Double?]]
    var mixed: Mixed

    init(_ dice: inout SplitMix) {
        func many<Element>(
            _ dice: inout SplitMix, _ make: (inout SplitMix) -> Element
        ) -> [Element] {
            (0..<Int.random(in: 0...4, using: &dice)).map { _ in make(&dice) }
        }
        func one<Element>(_ dice: inout SplitMix, of choices: [Element]) -> Element {
            choices[Int.random(in: choices.indices, using: &dice)]
        }
        func text(_ dice: inout SplitMix) -> String {
            let characters = Array("aZ/\"\\\u{8}\t\r\u{1f}\u{7f}é가👩‍💻\u{2028}")
            return String(many(&dice) { one(&$0, of: characters) })
        }
        func number(_ dice: inout SplitMix) -> Double {
            let number = Double(bitPattern: .random(in: 0...UInt64.max, using: &dice))
            return one(&dice, of: [number.isFinite ? number : 0, 3, -0.5, 1e16, 0.1])
        }
        func kind(_ dice: inout SplitMix) -> Kind {
            switch Int.random(in: 0..<4, using: &dice) {
            case 0: .nested(many(&dice, kind))
            case 1: .counted(.random(in: .min ... .max, using: &dice), note: text(&dice))
            case 2: .counted(0, note: nil)
            default: .plain
            }
        }
        truth = .random(using: &dice)
        small = .random(in: .min ... .max, using: &dice)
        natural = .random(in: 0...UInt64.max, using: &dice)
        whole = Bool.random(using: &dice) ? .random(in: .min ... .max, using: &dice) : nil
        self.number = number(&dice)
        self.text = text(&dice)
        words = many(&dice) { one(&$0, of: Word.allCases) }
        kinds = many(&dice, kind)
        counts = Dictionary(many(&dice) { (text(&$0), 7) }) { $1 }
        numbered = Dictionary(many(&dice) { (.random(in: -9...9, using: &$0), text(&$0)) }) { $1 }
        bounds = -5...Int.random(in: -5...5, using: &dice)
        rows = many(&dice) { many(&$0) { Bool.random(using: &$0) ? number(&$0) : nil } }
        mixed = Mixed(first: text(&dice), last: .random(in: 0...9, using: &dice))
    }
}

/// A value that begins a container, encodes into a second one, and returns to the first.
private struct Mixed: Codable, Equatable {
    enum Name: CodingKey { case part, other, list }

    var first: String
    var last: Int

    init(first: String, last: Int) { (self.first, self.last) = (first, last) }

    func encode(to encoder: any Encoder) throws {
        var whole = encoder.container(keyedBy: Name.self)
        var part = whole.nestedContainer(keyedBy: Name.self, forKey: .part)
        var list = whole.nestedUnkeyedContainer(forKey: .list)
        try whole.encodeNil(forKey: .other)
        try part.encode(first, forKey: .part)
        try list.encodeNil()
        var inner = list.nestedUnkeyedContainer()
        var named = list.nestedContainer(keyedBy: Name.self)
        try named.encode(list.count, forKey: .other)
        try inner.encode(last)
        try last.encode(to: list.superEncoder())
        try first.encode(to: whole.superEncoder())
    }

    init(from decoder: any Decoder) throws {
        let whole = try decoder.container(keyedBy: Name.self)
        let part = try whole.nestedContainer(keyedBy: Name.self, forKey: .part)
        var list = try whole.nestedUnkeyedContainer(forKey: .list)
        first = try part.decode(String.self, forKey: .part)
        guard try whole.decodeNil(forKey: .other), try list.decodeNil() else {
            throw CancellationError()
        }
        var inner = try list.nestedUnkeyedContainer()
        last = try inner.decode(Int.self)
        let named = try list.nestedContainer(keyedBy: Name.self)
        guard try named.decode(Int.self, forKey: .other) == 3, inner.isAtEnd,
            try Int(from: list.superDecoder()) == last, list.isAtEnd,
            try String(from: whole.superDecoder()) == first
        else { throw CancellationError() }
    }
}
