extension MemoryWords {
    static let english = MemoryWords(
        time: { "\($0) min \($1) s" },
        start: "Start", pause: "Pause", resume: "Go on", shuffle: "Shuffle", reset: "Reset",
        paused: "Paused", pausedText: "The cards are hidden, and the clock stands still.",
        timeout: "Time is up: all cards are back, shuffled.",
        finished: "Mission accomplished", finishedText: "You cleared every round.",
        newBoard: "New board", boardOfTheDay: "Board of the day",
        pairs: { $0 == 1 ? "1 pair" : "\($0) pairs" },
        moves: { $0 == 1 ? "1 move" : "\($0) moves" },
        par: { "par \($0)" },
        stars: { "\($0) of \($1) stars" },
        player: { "Player \($0)" },
        computer: "Computer",
        turn: { "\($0) to play" },
        winner: { "\($0) wins" },
        draw: "A draw",
        lookBack: "Look back", nothingAvoidable: "Nobody could have needed fewer flips.",
        avoidable: {
            "\($0) of \($1) flips showed nothing new: you had seen the card that was needed."
        })
}

extension HelpWords {
    static let english = HelpWords(
        title: "Help", keys: "Keys", rules: "Rules",
        memoryRules: [
            "All cards lie face down, and every picture is there twice. Turn two cards: if they "
                + "show the same, the pair is yours and leaves the board.",
            "If they differ, both stay up until you turn a third card. Then they are face down "
                + "again, so look at them as long as you like.",
            "When all pairs are found the next round begins with new places and a full clock. "
                + "The badge at the top says which round it is.",
            "When the time is up, the pairs that you found come back and everything is "
                + "shuffled. The round stays the same, and the clock starts over.",
            "Stars are for those who need few moves. Par is what somebody with a perfect memory "
                + "needs on average.",
        ],
        mouse: [
            "Click a card to turn it, and a word to do what it says. The wheel moves through "
                + "lists.",
            "With --no-mouse, or in the settings, the mouse selects text as everywhere else.",
        ])
}

extension KeyWords {
    static let english = KeyWords(
        move: "move", choose: "choose", turn: "turn", start: "start", pause: "pause",
        shuffle: "shuffle", reset: "reset", newGame: "new game", lookBack: "look back",
        back: "back", help: "help", quit: "quit", change: "change", scroll: "scroll",
        skip: "skip", copy: "copy")
}
