/// A text that starts a game: the number of a board, its size, or its cards.
protocol GameEntry: Equatable, Sendable {
    var place: Place { get }
    func title(in words: Words) -> String
    /// The lines above the text, which say what can be entered.
    func explanations(in words: Words) -> [String]
    /// The effects of entering a text.
    func effects(of text: String, in words: Words) throws(EntryRefusal) -> [Effect]
}

/// The sentence that refuses an entered text.
struct EntryRefusal: Error, Equatable {
    let sentence: String
}
