/// The part of a narrator that is the same for all games: the game, its visible state and words.
struct GameNarration<Deeds: GameDeeds> {
    typealias Dealt = Deeds.Dealt

    let dealt: Dealt
    let words: Words
    let vocabulary: Vocabulary<Deeds.Deed.ID>
    /// The typed form of each deed.
    let typed: [Deeds.Deed.ID: Deeds.Deed.Typed]
    var seen: Dealt.Seen
    /// Indicates whether the narration has begun. Earlier news belongs to the start, which `begin`
    /// describes.
    var hasBegun = false
    /// The last sentence of the answer to the current line.
    var lastAnswer: String?
    /// Indicates whether the game has ended, and the narrator has not yet said how to begin
    /// another.
    var isEnding = false

    init(_ dealt: Dealt, _ seen: Dealt.Seen, _ words: Words) {
        let deeds = Deeds()
        (self.dealt, self.seen, self.words) = (dealt, seen, words)
        (vocabulary, typed) = (deeds.vocabulary(in: words), deeds.typed)
    }
}
