import Games
import Testing

@testable import Parlor

@Suite struct `Packed lines` {
    private static let newline = UInt8(ascii: "\n")

    private func text(_ lines: [[UInt8]]) -> [UInt8] {
        Array(lines.map { $0 + [Self.newline] }.joined())
    }

    private func unpacked(_ text: String, limit: Int = 1_000) -> String? {
        Array(text.utf8).unpackedLines(atMost: limit).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `of a game take less than half of the bytes, and are read like the lines`() throws {
        let plain = try RecordedPlay.memoryGame.get()
        let packed = plain.packedLines
        #expect(2 * packed.count < plain.count, "\(packed.count) of \(plain.count) bytes")
        #expect(packed.unpackedLines(atMost: .max) == plain)
        #expect(try Recording(packed, "x") == Recording(plain, "x"))
        let header = plain.prefix { $0 != Self.newline }
        #expect(packed.prefix(header.count + 1) == plain.prefix(header.count + 1))
    }

    @Test func `are read up to the place where they are torn`() throws {
        let packed = try RecordedPlay.memoryGame.get().packedLines
        let whole = try Recording(packed, "x")
        var lengths: Set<Int> = []
        for length in packed.count / 2..<packed.count / 2 + 500 {
            let torn = try Recording(Array(packed[..<length]), "x")
            #expect(torn.inputs == Array(whole.inputs.prefix(torn.inputs.count)))
            lengths.insert(torn.inputs.count)
        }
        #expect(lengths.count > 1)
    }

    @Test(arguments: 1...30 as ClosedRange<UInt64>)
    func `unpack to the same lines, whatever these contain`(_ seed: UInt64) {
        var dice = Dice(seed: seed)
        // Few letters make many repetitions. The first seed has long lines, so repeated texts are
        // far apart.
        let letters = Array("ab♠한\"".utf8).prefix(2 + dice.roll(below: 9))
        let lines = (0..<200).map { _ in
            (0..<dice.roll(below: seed == 1 ? 9_000 : 300)).map { _ in
                letters[letters.startIndex + dice.roll(below: letters.count)]
            }
        }
        #expect(text(lines).packedLines.unpackedLines(atMost: .max) == text(lines))
    }

    @Test func `refer to texts, which may overlap, by their length and distance`() {
        #expect(unpacked("abcdefgh\n\u{10}!!)\n") == "abcdefgh\nabcdef\n")
        #expect(unpacked("a\n-\u{10}\"!!\n") == "a\n--------\n")
        let lines = Array("{\"at\":101,\"key\":\"d\"}\n{\"at\":102,\"key\":\"d\"}\n".utf8)
        #expect(
            String(decoding: lines.packedLines, as: UTF8.self)
                == "{\"at\":101,\"key\":\"d\"}\n\u{10}#!52\u{10}&!5\n")
    }

    @Test func `are no JSON if a reference does not fit`() throws {
        for reference in ["\u{10}!!~", "\u{10}!~~", "\u{10}!! ", "\u{10}!", "\u{10}"] {
            #expect(unpacked("{}\n\"\(reference)") == "{}\n\"\(reference)")
        }
        let header = try RecordedPlay.memoryGame.get().prefix { $0 != Self.newline }
        let lines = [Array(header), Array("{\"luck\":\u{10}~~~}".utf8), Array("{\"luck\":7}".utf8)]
        #expect(throws: RecordingProblem.badLine("x", 2)) { try Recording(text(lines), "x") }
    }

    @Test func `are refused if they unpack to more than a recording may have`() throws {
        let header =
            try RecordedPlay.memoryGame.get().prefix { $0 != Self.newline } + [Self.newline]
        let references = Array(
            repeating: Array("\u{10}~!!".utf8), count: RecordingBounds.bytes / 90)
        let bomb = header + "abcdef".utf8 + references.joined()
        #expect(bomb.count < RecordingBounds.bytes)
        #expect(throws: RecordingProblem.isTooLong) { try Recording(Array(bomb), "x") }
    }
}

extension [UInt8] {
    /// The lines as `RecordingFile` writes them.
    var packedLines: [UInt8] {
        var packer = LinePacker()
        return split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
            .flatMap { packer.pack([UInt8]($0)) + [UInt8(ascii: "\n")] }
    }
}
