/// The memory game, told without a screen.
struct PlainMemoryWords: Sendable {
    /// The word for the game, at the beginning.
    let word: @Sendable (MemoryCommandWord) -> PlainWord

    /// The picture of a card, in words.
    let picture: @Sendable (String) -> String

    let greeting:
        @Sendable (_ pairs: Int, _ rows: Int, _ columns: Int, _ rounds: Int, _ limit: String?) ->
            String
    let wasLeft: @Sendable (_ round: Int, _ of: Int) -> String
    let toStart: String
    let begins: @Sendable (_ round: Int, _ of: Int, _ limit: String?) -> String
    let shuffled, areBack: String

    let noCard: @Sendable (_ name: String) -> String
    let oneOrTwo: String
    let isGone, isUp: @Sendable (_ place: String) -> String

    let who: @Sendable (_ player: String) -> String
    let shows: @Sendable (_ place: String, _ picture: String) -> String
    let pair: @Sendable (_ place: String) -> String
    let noPair: String

    let faceDown, gone: String
    let row: @Sendable (_ letter: String, _ cards: [String]) -> String
    let standing: @Sendable (_ round: Int, _ of: Int, _ moves: String, _ pairs: String) -> String
    let isLeft, isPlayed: @Sendable (_ time: String) -> String
    let finished: @Sendable (_ moves: String, _ par: String, _ time: String) -> String
}
