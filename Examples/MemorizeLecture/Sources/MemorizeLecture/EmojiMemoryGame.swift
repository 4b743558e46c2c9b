import Reactive

/// The view model of the lecture: an object that announces each change before it happens, and whose
/// model is private.
final class EmojiMemoryGame: ObservableObject {
    @Published private var model = EmojiMemoryGame.createMemoryGame()

    static func createMemoryGame() -> MemoryGame<String> {
        let emojis = ["👻", "🎃", "🕷"]
        return MemoryGame(numberOfPairsOfCards: emojis.count) { emojis[$0] }
    }

    // MARK: - Access to the Model

    var cards: [MemoryGame<String>.Card] { model.cards }

    // MARK: - Intent(s)

    func choose(_ card: MemoryGame<String>.Card) { model.choose(card) }
}
