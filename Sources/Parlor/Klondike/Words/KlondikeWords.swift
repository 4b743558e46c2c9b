/// Klondike.
struct KlondikeWords: Sendable {
    let about: GameTexts

    let score: @Sendable (Int) -> String
    let stock, waste, foundation: String
    let pile: @Sendable (_ number: Int) -> String
    let dealNumber: @Sendable (_ number: String) -> String
    let foreignDeal: String
    let easy, medium, hard: String

    /// Whether the game can still be won, in a word or two.
    let winnable, unwinnable, thinking, unknown, never, isWon: String
    let refusals: KlondikeRefusalWords

    let dealing: String
    /// The keys that look back on a game that is won, and the step that is looked at.
    let lookBack: String
    let looking: @Sendable (_ step: Int, _ last: Int) -> String
    let won, stuck, stuckText, lost, lostText: String
    let mistake: @Sendable (_ number: Int, _ move: String) -> String
    let newDeal, sameDeal, undo, undoToWinnable, playOn: String
    let canFinish, copied: String

    /// The button that copies the result, before and after.
    let copy, isCopied: String

    /// The rules by which a game was played, for the statistics.
    let drawing, redealing: @Sendable (Int) -> String

    /// Moves, as a hint names them.
    let turn, turnOver: String
    let move: @Sendable (_ card: String, _ place: String) -> String

    /// Reasons of a hint.
    let turnsUp, freesKingPlace, frees: @Sendable (_ what: String) -> String
    let homes, bringsIntoPlay, bringsBack: String
    let draws: @Sendable (_ turns: Int) -> String
    let noWinningMove: @Sendable (_ undo: Int?) -> String
    let neverWinnable: String
    let nobodyKnows: String

    let keys: KlondikeKeyWords

    /// The lobby, and the screen on which a deal is typed in.
    let dealOfTheDay, namedDeal, namedDealText: String
    let isNoDeal: @Sendable (_ count: Int) -> String
    let unknownCard, cardTwice: @Sendable (_ text: String) -> String

    let settings: KlondikeSettingsWords
    let tools: KlondikeToolWords
    let plain: WordTable<PlainKlondikeWords>
}

/// Reasons for which a deed is refused, in about three words.
struct KlondikeRefusalWords: Sendable {
    let noneOpen: @Sendable (_ isRed: Bool, _ rank: String) -> String
    let noFreePile: String
    /// The card that has to come before.
    let first: @Sendable (_ card: String) -> String
    let isHome: String
    /// The card that a card on a pile takes.
    let takes: @Sendable (_ card: String, _ isRed: Bool, _ rank: String) -> String
    let takesNone: @Sendable (_ card: String) -> String
    let onlyKings, onlyAces, notThere, emptyWaste, emptyPile, noCards, noRedeal: String
    let cannotFinish, nothingToUndo, nothingToRedo: String
}

/// The uses of keys at Klondike, in a word or two.
struct KlondikeKeyWords: Sendable {
    let draw, autoMove, foundation, waste, pile, pick, putBack: String
    let undo, redo, hint, pause, shake, restart, finish, copy, light: String
}

/// The settings of Klondike.
struct KlondikeSettingsWords: Sendable {
    let draw, redeals, scoring, winnable, colors, light: String
    let unlimited, standard, vegas, cumulative, noScoring: String
    let twoColors, fourColors: String

    /// The option of the command line.
    let scoringOption: String

    func name(of redeals: RedealsChoice) -> String {
        redeals == .unlimited ? unlimited : redeals.rawValue
    }

    func name(of scoring: ScoringChoice) -> String {
        switch scoring {
        case .standard: standard
        case .vegas: vegas
        case .cumulative: cumulative
        case .none: noScoring
        }
    }

    func name(of colors: SuitColorsChoice) -> String {
        switch colors {
        case .two: twoColors
        case .four: fourColors
        }
    }
}

/// The tools of Klondike and their options.
struct KlondikeToolWords: Sendable {
    let deal, winnable, solve, replay: String
    let draw, redeals, dealOption: String
    let limitSeconds, limitPositions, limitMemory: String

    let noDealNumber, noCard, cardTwice, noMove: @Sendable (_ text: String) -> String
    let cards: @Sendable (_ count: Int) -> String
}

private let inEnglish = WordTable(KlondikeWords.english)
private let inKorean = WordTable(KlondikeWords.korean)

extension Words {
    var klondike: WordTable<KlondikeWords> { pick(inEnglish, inKorean) }
}
