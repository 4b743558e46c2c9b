import Games
import TUI

/// The picture on a card of the memory game, as large as fits.
enum MemoryArt {
    /// Returns nil for content that is shown as text, or if no picture fits.
    static func picture(of content: String, in room: Size) -> PixelPicture? {
        if let suit = Suit.allCases.first(where: { content.hasSuffix($0.symbol) }) {
            let card = content.first.flatMap { Card("\($0)\(suit.letter)") }
            return card.flatMap { .largestSmooth(of: drawings(of: $0), in: room) }
                ?? .largestSmooth(of: PixelPicture.drawings(of: suit), in: room)
        }
        if let shape = ShapePicture(content) {
            let side = min(room.columns, 2 * room.rows)
            // An odd side has a pixel in the middle.
            return side < 7 ? nil : shape.picture(side: side.isMultiple(of: 2) ? side - 1 : side)
        }
        return .largestSmooth(of: sheets[content] ?? [], in: room)
    }

    /// The color of a letter or digit: the main color of the picture that it replaces. Two that
    /// look alike have different colors. Nil for other contents.
    static func color(of letter: String) -> PixelPicture.MainColor? { colors[letter] }

    private static let colors: [String: PixelPicture.MainColor] = {
        let emoji = MemoryTheme.emoji.contents(pairs: MemoryOptions.pairsRange.upperBound)
        return Dictionary(
            uniqueKeysWithValues: zip(emoji, MotifSheets.small).compactMap { emoji, picture in
                picture.mainColor.map { (MemoryTheme.letterForm(of: emoji), $0) }
            })
    }()

    /// Returns whether a large letter fits on a card.
    static func hasLargeLetter(_ card: Size) -> Bool { card.columns >= 4 && card.rows >= 4 }

    /// A letter in the middle of a card, in quarter cells; nil for other contents.
    static func largeLetter(_ letter: String, in card: Size) -> PixelPicture? {
        sheets[letter]?.first?.centered(in: Size(columns: 2 * card.columns, rows: card.rows))
    }

    /// The rank of a playing card beside its suit, in two sizes. Cards of one suit would look alike
    /// without the rank.
    private static func drawings(of card: Card) -> [PixelPicture] {
        let rank = RankPicture.halves(of: card.rank)
        let suits = PixelPicture.drawings(of: card.suit)
        return [(rank.scaled(by: 2), suits[0], 2), (rank, suits[2], 1)].map { rank, suit, gap in
            let (halves, column) = (max(rank.halves, suit.halves), rank.columns + gap)
            func middle(_ part: PixelPicture) -> Int { (halves - part.halves) / 2 }
            return PixelPicture(
                columns: column + suit.columns, halves: halves,
                of: [
                    (rank, at: Point(column: 0, row: middle(rank))),
                    (suit, at: Point(column: column, row: middle(suit))),
                ])
        }
    }

    /// The width of the smallest drawing with fine lines.
    static let columnsOfFineDrawing = MotifSheets.large[0].columns

    /// The width of the largest drawing that fits in a space; 0 if none fits.
    static func columnsOfDrawing(in room: Size) -> Int {
        drawingSizes.first { $0.columns <= room.columns && $0.rows <= 2 * room.rows }?.columns ?? 0
    }

    /// All sizes of a drawing: first the sizes of the fine drawing, and then the sizes of the
    /// coarse drawing, each from the largest to the smallest.
    private static let drawingSizes = [MotifSheets.large[0], MotifSheets.small[0]].flatMap {
        PixelPicture.smoothScales.map($0.size(atHalves:))
    }

    /// The drawings of each content that has any: a fine and a coarse one of an emoji, and one of a
    /// letter.
    private static let sheets: [String: [PixelPicture]] = {
        let pairs = MemoryOptions.pairsRange.upperBound
        let emoji = zip(MotifSheets.large, MotifSheets.small).map { [$0, $1] }
        let letters = LetterSheet.letters.map { [$0] }
        return Dictionary(
            uniqueKeysWithValues: zip(MemoryTheme.emoji.contents(pairs: pairs), emoji)
        )
        .merging(zip(MemoryTheme.letters.contents(pairs: pairs), letters)) { $1 }
    }()
}
