/// Words for play without a screen, in whole sentences.
struct PlainWords: Sendable {
    let language: Language
    let goodbye, tooLong: String
    /// Sentences about a pause, in any game.
    let isPaused, goesOn: String
    /// A command that every game knows.
    let common: @Sendable (CommonWord) -> PlainWord
    let unknown: @Sendable (_ word: String, _ nearest: String?) -> String
    let unclear: @Sendable (_ word: String, _ names: [String]) -> String

    /// A whole sentence of something short that a screen says.
    let sentence: @Sendable (String) -> String

    let home: PlainHomeWords
}

/// The beginning, where a game is chosen.
struct PlainHomeWords: Sendable {
    let word: @Sendable (HomeCommand) -> PlainWord
    let greeting: @Sendable (_ games: [String], _ left: [String]) -> String
    let nothingLeft, whichGame: String
    let noSetting: @Sendable (_ name: String, _ nearest: String?) -> String
    let setting: @Sendable (_ name: String, _ value: String, _ accepted: String) -> String
    let isSet: @Sendable (_ name: String, _ value: String) -> String
    let record:
        @Sendable (_ game: String, _ variant: String, Record, _ time: @Sendable (Int) -> String) ->
            String
}
