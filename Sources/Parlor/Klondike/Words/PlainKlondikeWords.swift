import Games

/// Klondike.
struct PlainKlondikeWords: Sendable {
    /// The word for the game, at the beginning.
    let word: @Sendable (KlondikeCommandWord) -> PlainWord
    let greeting: @Sendable (_ number: String?, _ moves: Int) -> String
    let dealing: String

    // Cards and places.
    let card: @Sendable (Card) -> String
    let place: @Sendable (Klondike.Place) -> String
    let home: String
    let has: @Sendable (_ place: String, _ hidden: Int, _ cards: [String]) -> String
    let isEmpty: @Sendable (_ place: String) -> String
    let wasteHas: @Sendable (_ cards: [String], _ count: Int) -> String
    let stockHas: @Sendable (_ count: Int) -> String
    let canTurnOver, isExhausted: String
    let nothingHome: String
    let areHome: @Sendable (_ cards: [String]) -> String

    // Moves.
    let drawn: @Sendable (_ cards: [String]) -> String
    let turnedOver: @Sendable (_ count: Int) -> String
    let moved: @Sendable (_ card: String, _ more: Int, _ from: String, _ to: String) -> String
    let uncovers: @Sendable (_ card: String) -> String
    let takenBack, finishes: String

    // Lines that cannot be followed.
    let fromAndTo, whichHome, nameTheCard, noTarget, oneToSeven: String
    let noPlace: @Sendable (_ word: String) -> String
    let doesNotFit: @Sendable (_ card: String, _ place: String) -> String
    let doesNotShow: @Sendable (_ card: String) -> String
    let hasFewer: @Sendable (_ place: String, _ count: Int) -> String
    let nothingGoesHome, cannotFinish: String
    let nothingToUndo, nothingToRedo, nothingToRewind: String

    let standing: @Sendable (_ moves: String, _ time: String, _ score: Int) -> String
    let light: @Sendable (Klondike.Winnability) -> String
    let mistake: @Sendable (_ number: Int) -> String
    let isOver, isStuck, toBegin: String
    let won: @Sendable (_ moves: String, _ time: String, _ score: Int) -> String

    // Hints.
    let toDraw, toTurnOver: String
    let toMove: @Sendable (_ card: String, _ from: String, _ to: String) -> String
}
