import Games
import Testing

@Suite struct `A theme of memory cards` {
    @Test(arguments: MemoryTheme.allCases)
    func `a theme has 32 different contents, and uses the first ones`(
        theme: MemoryTheme
    ) {
        let all = theme.contents(pairs: 32)
        #expect(all.count == 32 && Set(all).count == 32)
        #expect(theme.contents(pairs: 5) == Array(all.prefix(5)))
    }

    @Test func `the first emoji are the fifteen fruits`() {
        #expect(MemoryTheme.emoji.contents(pairs: 15).joined() == "🍏🍎🍐🍊🍋🍌🍉🍇🍓🍈🍒🫐🍑🥭🍍")
    }

    @Test func `emoji are single characters that current terminals draw two columns wide`() {
        for emoji in MemoryTheme.emoji.contents(pairs: 32) {
            let scalars = Array(emoji.unicodeScalars)
            #expect(scalars.count == 1)
            #expect(scalars.allSatisfy { $0.properties.isEmojiPresentation }, "\(emoji)")
            #expect(scalars.allSatisfy { ($0.properties.age?.major ?? .max) <= 13 }, "\(emoji)")
        }
    }

    @Test func `shapes are never drawn as emoji`() {
        for scalar in MemoryTheme.shapes.contents(pairs: 32).joined().unicodeScalars {
            #expect(!scalar.properties.isEmoji, "\(scalar)")
        }
    }

    @Test func `letters and ASCII need nothing but ASCII, and at most three columns`() {
        for theme in [MemoryTheme.letters, .ascii] {
            for content in theme.contents(pairs: 32) {
                #expect(content.utf8.allSatisfy { (0x21...0x7E).contains($0) })
                #expect(content.utf8.count <= 3)
            }
        }
    }
}
