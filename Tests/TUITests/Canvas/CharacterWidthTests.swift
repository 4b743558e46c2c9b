import Foundation
import Testing

@testable import TUI

@Suite struct `The width of a character` {
    private static let corpus = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/width-corpus.tsv")

    @Test func `every string of the corpus has its width and its risk`() throws {
        let risks: [Substring: WidthRisk] = [
            "safe": .safe, "ambiguous": .ambiguous, "disputed": .disputed, "cluster": .cluster,
            "control": .control,
        ]
        let text = try String(contentsOf: Self.corpus, encoding: .utf8)
        var count = 0
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            var string = ""
            for hex in fields[0].split(separator: " ") {
                let value = try #require(UInt32(hex, radix: 16).flatMap(Unicode.Scalar.init))
                string.unicodeScalars.append(value)
            }
            let width = CharacterWidth(string)
            #expect(width.columns == Int(fields[1]), "\(line)")
            #expect(width.risk == risks[fields[11]], "\(line)")
            #expect(CharacterWidth.scalarByScalar(string) == Int(fields[2]), "\(line)")
            count += 1
        }
        #expect(count > 100)
    }

    @Test func `a character that is newer than the tables takes one column`() {
        #expect(CharacterWidth("\u{378}").columns == 1)
        #expect(CharacterWidth("").columns == 0)
        #expect(CharacterWidth("\r\n") == CharacterWidth(columns: 0, risk: .control))
    }

    /// Characters of Unicode 15 and later, which have two columns in the standard and one in many
    /// terminals.
    @Test(
        arguments: ["\u{1f6dc}", "\u{1fae8}", "\u{1fae9}", "\u{1fa89}", "\u{1fadf}"] as [Character])
    func `new emoji are wide, and their width is not relied on`(emoji: Character) throws {
        #expect(CharacterWidth(emoji) == CharacterWidth(columns: 2, risk: .disputed))

        var replay = Replay(columns: 20, rows: 2)
        replay.canvas.draw("a\(emoji)b", column: 0, row: 0)
        let text = replay.shownText()
        let emoji = try #require(text.firstRange(of: "\(emoji)"))
        let b = try #require(text.firstRange(of: "b"))
        #expect(text[emoji.upperBound..<b.lowerBound].hasSuffix("G"))
        #expect(replay.differences.isEmpty)
    }
}
