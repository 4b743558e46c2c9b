/// Klondike.
struct KlondikeWords: Sendable {
    let score: @Sendable (Int) -> String
    let stock, waste, foundation: String
    let pile: @Sendable (_ number: Int) -> String
    let dealNumber: @Sendable (_ number: String) -> String
    let foreignDeal: String

    /// What the light says of the game: whether it can still be won.
    let winnable, unwinnable, thinking, unknown: String

    let dealing: String
    let won, stuck, stuckText, lost, lostText: String
    let mistake: @Sendable (_ number: Int, _ move: String) -> String
    let newDeal, sameDeal, undo, undoToWinnable, playOn: String
    let canFinish, copied: String

    /// The rules by which a game was played, for the statistics.
    let drawing, redealing: @Sendable (Int) -> String

    /// Moves, as a hint names them.
    let turn, turnOver: String
    let move: @Sendable (_ card: String, _ place: String) -> String

    /// Why a move is a good one.
    let turnsUp, freesKingPlace, frees: @Sendable (_ what: String) -> String
    let homes, bringsIntoPlay, bringsBack: String
    let draws: @Sendable (_ turns: Int) -> String
    let noWinningMove: @Sendable (_ undo: Int?) -> String
    let neverWinnable: String
    let nobodyKnows: String

    /// What keys do.
    let keys: KlondikeKeyWords

    /// The lobby, and where a deal is typed in.
    let dealOfTheDay, namedDeal, namedDealText: String
    let isNoDeal: @Sendable (_ count: Int) -> String
    let unknownCard, cardTwice: @Sendable (_ text: String) -> String

    /// The rules, a paragraph each.
    let rules: [String]
}

/// What keys do at Klondike, in a word or two.
struct KlondikeKeyWords: Sendable {
    let draw, autoMove, foundation, waste, pile, pick, putBack: String
    let undo, redo, hint, shake, restart, finish, copy, light: String
}

/// What can be set for Klondike.
struct KlondikeSettingsWords: Sendable {
    let draw, redeals, scoring, winnable, colors, light: String
    let unlimited, standard, vegas, cumulative, noScoring: String
    let twoColors, fourColors: String
}
