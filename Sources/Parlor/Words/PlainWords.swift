/// What is typed and said without a screen. What is said are whole sentences. Shared, as all words are.
final class PlainWords: Sendable {
    let goodbye: String
    let unknown: @Sendable (_ word: String, _ nearest: String?) -> String
    let unclear: @Sendable (_ word: String, _ names: [String]) -> String

    /// A whole sentence of something short that a screen says.
    let sentence: @Sendable (String) -> String

    let home: PlainHomeWords
    let memory: PlainMemoryWords
    let sudoku: PlainSudokuWords
    let klondike: PlainKlondikeWords

    init(
        goodbye: String, unknown: @escaping @Sendable (String, String?) -> String,
        unclear: @escaping @Sendable (String, [String]) -> String,
        sentence: @escaping @Sendable (String) -> String, home: PlainHomeWords,
        memory: PlainMemoryWords, sudoku: PlainSudokuWords, klondike: PlainKlondikeWords
    ) {
        (self.goodbye, self.unknown, self.unclear) = (goodbye, unknown, unclear)
        (self.sentence, self.home, self.memory) = (sentence, home, memory)
        (self.sudoku, self.klondike) = (sudoku, klondike)
    }
}

/// The beginning, where a game is chosen.
struct PlainHomeWords: Sendable {
    let word: @Sendable (PlainHomeDeed) -> PlainWord
    let greeting: @Sendable (_ games: [String], _ left: [String]) -> String
    let nothingLeft, whichGame: String
    let noSetting: @Sendable (_ name: String, _ nearest: String?) -> String
    let setting: @Sendable (_ name: String, _ value: String, _ accepted: String) -> String
    let isSet: @Sendable (_ name: String, _ value: String) -> String
    let record:
        @Sendable (_ game: String, _ variant: String, Record, _ time: @Sendable (Int) -> String) ->
            String
}

/// The memory game.
struct PlainMemoryWords: Sendable {
    let word: @Sendable (PlainMemoryDeed) -> PlainWord

    /// What a card shows, in words.
    let picture: @Sendable (String) -> String

    let greeting:
        @Sendable (_ pairs: Int, _ rows: Int, _ columns: Int, _ rounds: Int, _ limit: String?) ->
            String
    let wasLeft: @Sendable (_ round: Int, _ of: Int) -> String
    let toStart: String
    let begins: @Sendable (_ round: Int, _ of: Int, _ limit: String?) -> String
    let isPaused, goesOn, shuffled, areBack: String

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
