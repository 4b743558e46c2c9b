extension PlainMemoryWords {
    static let english = PlainMemoryWords(
        word: { deed in
            switch deed {
            case .turn: PlainWord("turn", "Type turn A1 B2, or A1 B2 alone, to turn two cards up.")
            case .board: PlainWord("board", "Type board to hear the cards row by row.")
            case .start: PlainWord("start begin", "Type start to begin, or to play once more.")
            case .shuffle: PlainWord("shuffle", "Type shuffle to change the places of the cards.")
            case .reset: PlainWord("reset", "Type reset to get all cards of the round back.")
            case .time: PlainWord("time status", "Type time to hear how the game stands.")
            }
        },
        picture: PictureNames.english,
        greeting: { pairs, rows, columns, rounds, limit in
            "Memory: \(pairs) pairs in \(rows) rows of \(columns), rows with letters, cards with "
                + "numbers. It has \(rounds.of("round"))"
                + (limit.map { " of \($0)." } ?? ", and no limit of time.")
        },
        wasLeft: { "You left it in round \($0) of \($1). Type resume to go on." },
        toStart: "Type start to begin, or help.",
        begins: { round, count, limit in
            "Round \(round) of \(count) begins."
                + (limit.map { " You have \($0)." } ?? "")
        },
        shuffled: "The cards are shuffled.",
        areBack: "All cards of this round are back, face down, where they were.",
        noCard: { "There is no card \"\($0)\"; cards have names such as A1." },
        oneOrTwo: "Name one card or two, such as turn A1 B2.",
        isGone: { "\($0) is gone already." }, isUp: { "\($0) is up already." },
        who: { "\($0):" }, shows: { "\($0) shows \($1)." },
        pair: { "That is a pair with \($0)." }, noPair: "No pair; both stay up.",
        faceDown: "face down", gone: "gone",
        row: { letter, cards in
            let names = cards.enumerated().map { "\($0 + 1) \($1)" }
            return "Row \(letter): \(names.joined(separator: ", "))."
        },
        standing: { "This is round \($0) of \($1), with \($2) so far and \($3) on this board." },
        isLeft: { "\($0) are left." }, isPlayed: { "\($0) were played." },
        finished: {
            "Mission accomplished: you cleared every round in \($0) and \($2); par is \($1) moves."
        })
}
