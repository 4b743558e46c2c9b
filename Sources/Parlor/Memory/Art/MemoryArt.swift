import Games
import TUI

/// The picture on a card of the memory game, drawn as large as there is room for it.
enum MemoryArt {
    /// Nothing for a content that is written as it is, or where there is no room for a picture.
    static func picture(of content: String, in room: Size) -> PixelPicture? {
        if let suit = Suit.allCases.first(where: { content.hasSuffix($0.symbol) }) {
            return .suit(suit, in: room)
        }
        if let shape = ShapePicture(content) {
            let side = min(room.columns, 2 * room.rows)
            // Of an odd number, for a point in the middle.
            return side < 7 ? nil : shape.picture(side: side.isMultiple(of: 2) ? side - 1 : side)
        }
        return .largest(of: sheets[content] ?? [], in: room)
    }

    /// The drawings of a content in their sizes.
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
