import Reactive
import Testing

@testable import TUI

@Suite struct `Text on a canvas` {
    /// Scalars that combine and scalars that do not, of every length in UTF-8.
    private static let scalars: [Unicode.Scalar] = [
        "a", "Z", " ", "~", "é", "ß", "─", "♠", "❤", "界", "あ", "가", "ก", "🍎", "🎴", "🇰", "🇷", "👩",
        "\u{301}", "\u{200d}", "\u{fe0f}", "\u{1f3fb}", "\t", "\u{ad}", "\u{309a}", "\u{1100}",
        "\u{20000}",
    ]

    @Test(arguments: 0..<200)
    func `text is drawn as one character after the other`(_ seed: Int) {
        var dice = Dice(seed: UInt64(seed))
        var text = Canvas(columns: 12, rows: 1)
        var characters = Canvas(columns: 12, rows: 1)
        for _ in 0..<10 {
            var string = ""
            // Half of the texts consist of scalars that never combine.
            let pool = dice.roll(2) == 0 ? 13 : Self.scalars.count
            for _ in 0..<dice.roll(8) {
                string.unicodeScalars.append(Self.scalars[dice.roll(pool)])
            }
            let column = dice.roll(16) - 6
            let style = Style(foreground: dice.roll(3) == 0 ? .red : .default)
            let columns = text.draw(string, column: column, row: 0, style: style)

            var end = column
            for character in string {
                end += characters.draw(character, column: end, row: 0, style: style)
            }
            #expect(columns == end - column)
            #expect(text.text(row: 0) == characters.text(row: 0))
            #expect((0..<12).allSatisfy { text[$0, 0].style == characters[$0, 0].style })
        }
    }

    @Test func `a piece of a string is drawn like a string of its own`() {
        var canvas = Canvas(columns: 12, rows: 3)
        let text = "♠ queen e\u{301} 界"
        canvas.draw(text.dropFirst(2), column: 0, row: 0)
        canvas.draw(text.prefix(7), column: 0, row: 1)
        canvas.draw("", column: 0, row: 2)

        #expect(canvas.text(row: 0) == "queen e\u{301} 界  ")
        #expect(canvas.text(row: 1) == "♠ queen     ")
        #expect(canvas.text(row: 2) == "            ")
    }

    @Test func `scalars that are drawn one by one never join`() {
        for value in 0x20..<0x20000 as Range<UInt32> {
            guard let scalar = Unicode.Scalar(value), scalar.standsAlone else { continue }
            var text = "a"
            for neighbor in [scalar, scalar, "界", scalar, "👩", scalar] as [Unicode.Scalar] {
                text.unicodeScalars.append(neighbor)
            }
            #expect(text.count == 7, "U+\(String(value, radix: 16))")
        }
    }
}
