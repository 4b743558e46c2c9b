extension KlondikeWords {
    static let english = KlondikeWords(
        about: GameTexts(
            title: "Klondike", summary: "The patience with four foundations",
            word: PlainWord("klondike", "Type klondike for the patience, or the one you left."),
            firstSteps: [
                "Bring each suit from ace to king to a place at the top.",
                "On the piles cards go down by one, red on black; d turns.",
                "Enter picks up and puts down, or drag; u takes it back.",
            ],
            rules: [
                "Klondike: bring all cards home to the four foundations at the top left, each suit "
                    + "from its ace to its king.",
                "On the seven piles cards go down in rank, and red and black take turns. A card "
                    + "moves with all that lie on it. An empty pile takes a king. When a hidden "
                    + "card is uncovered it turns up.",
                "Turn the stock at the top right, and play the top card of the waste beside it. "
                    + "When the stock is empty the waste is turned over.",
                "Drag cards with the mouse, or click one and then its place. A double click lets "
                    + "it go where it belongs, and the right button sends it home.",
                "By keys: Enter takes the card at the frame, and puts it down. Or name two piles "
                    + "by their numbers: 3 5 moves from the third to the fifth whatever fits.",
                "The light says if the game can still be won. A hint is the next move on a way to "
                    + "win, and why.",
            ]),
        score: { "score \($0)" },
        stock: "the stock", waste: "the waste", foundation: "its foundation",
        pile: { "pile \($0)" },
        dealNumber: { "Deal \($0)" }, foreignDeal: "A deal from elsewhere",
        easy: "easy", medium: "medium", hard: "hard",
        winnable: "winnable", unwinnable: "lost", thinking: "thinking", unknown: "unknown",
        never: "never winnable", isWon: "won", refusals: .english,
        dealing: "Looking for a deal that can be won …",
        lookBack: "u, U: look back", looking: { "Step \($0) of \($1)" },
        won: "Congratulations!", stuck: "Stuck",
        stuckText: "Nothing new can happen any more, whatever is moved about.",
        lost: "This game cannot be won any more",
        lostText: "You can play on, take moves back, or begin again.",
        mistake: { "Move \($0) lost it: \($1)." },
        newDeal: "New deal", sameDeal: "Same deal", undo: "Undo",
        undoToWinnable: "Back to where it can be won", playOn: "Play on",
        canFinish: "Everything can go home by itself now: press A, or click here.",
        copied: "The deal is on the clipboard.",
        copy: "Copy", isCopied: "Copied",
        drawing: { "draw \($0)" },
        redealing: { $0 == 0 ? "no redeal" : $0.of("redeal") },
        turn: "Turn the stock", turnOver: "Turn the waste over",
        move: { "\($0) to \($1)" },
        turnsUp: { "a card of \($0) turns up." },
        freesKingPlace: { "\($0) becomes free for a king." },
        frees: { "the \($0) below it is needed." },
        homes: "it can go home safely.",
        bringsIntoPlay: "it comes into play and others can follow.",
        bringsBack: "another card can lie on it.",
        draws: {
            $0 == 1
                ? "the next card is the one that is needed."
                : "the card that is needed comes up after \($0) turns."
        },
        noWinningMove: { undo in
            guard let undo else { return "No move wins any more." }
            return "No move wins any more; \(undo.of("move")) back, one did."
        },
        neverWinnable: "This deal could never be won.",
        nobodyKnows: "Nobody could find out how this is won.",
        keys: .english,
        dealOfTheDay: "Deal of the day", namedDeal: "Named deal",
        namedDealText: "Type or paste the number of a deal, or its 52 cards: 7D9C4D…",
        isNoDeal: { "A deal has 52 cards, and these are \($0)." },
        unknownCard: { "\($0) is no card: write A23456789TJQK, and then CDHS." },
        cardTwice: { "\($0) is there twice." },
        settings: .english, tools: .english, plain: WordTable(.english))
}

extension KlondikeRefusalWords {
    fileprivate static let english = KlondikeRefusalWords(
        noneOpen: { "no \($0 ? "red" : "black") \($1) open" }, noFreePile: "no free pile",
        first: { "the \($0) first" }, isHome: "already home",
        takes: { "\($0) takes \($1 ? "red" : "black") \($2)" }, takesNone: { "\($0) takes none" },
        onlyKings: "only kings here", onlyAces: "only aces here", notThere: "not onto this",
        emptyWaste: "waste is empty", emptyPile: "pile is empty", noCards: "no cards left",
        noRedeal: "no redeal left", cannotFinish: "cannot finish yet",
        nothingToUndo: "nothing to undo", nothingToRedo: "nothing to redo")
}

extension KlondikeKeyWords {
    fileprivate static let english = KlondikeKeyWords(
        draw: "turn", autoMove: "by itself", foundation: "home", waste: "take waste",
        pile: "pile", pick: "take, put", putBack: "put back", undo: "undo", redo: "redo",
        hint: "hint", pause: "pause", shake: "new deal", restart: "same deal", finish: "finish",
        copy: "copy the deal",
        light: "why lost")
}

extension KlondikeSettingsWords {
    fileprivate static let english = KlondikeSettingsWords(
        draw: "Turn at once", redeals: "Redeals", scoring: "Scoring",
        winnable: "Only winnable", colors: "Suit colors", light: "Show winnable",
        unlimited: "unlimited", standard: "standard", vegas: "Vegas",
        cumulative: "Vegas, one purse", noScoring: "none", twoColors: "two", fourColors: "four",
        scoringOption: "how points are counted")
}

extension KlondikeToolWords {
    fileprivate static let english = KlondikeToolWords(
        deal: "print the cards of each deal, and how they lie",
        winnable: "print winnable, unwinnable or unknown for each deal",
        solve: "print moves that win each deal, or unwinnable, or unknown",
        replay: "print won, unfinished, or the first move that is not allowed",
        draw: "how many cards are turned at once, 1 if not said",
        redeals: "how often the waste may be turned over, unlimited if not said",
        dealOption: "the deal, by its 52 cards or its number",
        limitSeconds: "search a deal no longer than this, 60 if not said",
        limitPositions: "look at no more positions of a deal than this",
        limitMemory: "remember no more than this, 256 if not said",
        noDealNumber: { "\"\($0)\" is no number of a deal: they go from 0 to \(UInt64.max)." },
        noCard: { "\"\($0)\" is no card: write the rank, A23456789TJQK, and the suit, CDHS." },
        cardTwice: { "\($0) is there twice: each of the 52 cards has to be there once." },
        noMove: { "\"\($0)\" is no move: write D, R, or a card, where it is and where it goes." },
        cards: { "a deal has 52 cards, and there \($0 == 1 ? "is" : "are") \($0) here." })
}
