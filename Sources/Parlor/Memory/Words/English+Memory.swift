extension MemoryWords {
    static let english = MemoryWords(
        about: GameTexts(
            title: "Memory", summary: "Find the pairs before the time is up",
            word: PlainWord(
                "memory", "Type memory to find pairs, or to go on with those you left."),
            firstSteps: [
                "Turn up two cards: if they show the same, they are yours.",
                "Arrows and Space turn a card, or a click does.",
                "Find all pairs of a round before its time is up.",
            ],
            rules: [
                "All cards lie face down, and every picture is there twice. Turn two cards: if "
                    + "they show the same, the pair is yours and leaves the board.",
                "If they differ, both stay up until you turn a third card. Then they are face down "
                    + "again, so look at them as long as you like.",
                "When all pairs are found the next round begins with new places and a full clock. "
                    + "The badge at the top says which round it is.",
                "When the time is up, the pairs that you found come back and everything is "
                    + "shuffled. The round stays the same, and the clock starts over.",
                "Stars are for those who need few moves. Par is what somebody with a perfect "
                    + "memory needs on average.",
            ]),
        fewerPairs: "or fewer pairs",
        start: "Start",
        timeout: ["Time is up: all cards are back, shuffled.", "Time is up, all are back"],
        finished: "Mission accomplished", finishedText: "You cleared every round.",
        pairs: { $0.of("pair") },
        stars: { "\($0) of \($1) stars" },
        starRule: { "3 stars are for up to \($0) moves, 2 for up to \($1)." },
        round: { "Round \($0) of \($1)" },
        cleared: { "Round \($0) took \($1). The clock waits for you." },
        refused: { why in
            switch why {
            case .isUp: "already face up"
            case .isGone: "no card here"
            case .notYourTurn: "not your turn"
            }
        },
        player: { "Player \($0)" },
        computer: "Computer",
        turn: { "\($0) to play" },
        winner: { "\($0) wins" },
        draw: "A draw",
        avoidable: {
            "\($0) of \($1) flips showed nothing new: you had seen the card that was needed."
        },
        lookBack: "look back", lookAway: "To the result",
        move: { "Move \($0)" },
        twinWasKnown: "The twin of the first card had been seen: it lies in the heavy frame.",
        couldNotMatch: "This card had been seen, so it could not be the twin: a new one might have "
            + "been.",
        taughtNothing: "This card had been seen, and its twin had not: a new one would have told "
            + "more.",
        settings: .english, plain: WordTable(.english))
}

extension MemorySettingsWords {
    fileprivate static let english = MemorySettingsWords(
        pairs: "Pairs", deck: "Cards", opponent: "Opponent", seconds: "Time for a round",
        rounds: "Rounds",
        letters: "letters", suits: "suits", shapes: "shapes", emoji: "pictures",
        nobody: "nobody", person: "a second player", forgetful: "forgetful computer",
        attentive: "attentive computer", keen: "keen computer",
        pairsOption: "how many pairs of cards",
        secondsOption: "seconds for a round, 0 for no limit", roundsOption: "how many rounds")
}
