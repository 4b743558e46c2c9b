extension PlainWords {
    static let english = PlainWords(
        goodbye: "What you were playing is saved. Goodbye.",
        unknown: { word, nearest in
            nearest.map { "There is no \"\(word)\"; did you mean \"\($0)\"?" }
                ?? "There is no \"\(word)\"; type help to hear what there is."
        },
        unclear: { word, names in
            "\"\(word)\" may be \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")."
        },
        sentence: { $0.hasSuffix(".") || $0.hasSuffix("!") ? $0 : "\($0)." },
        home: .english, memory: .english, sudoku: .english, klondike: .english)
}

extension PlainHomeWords {
    fileprivate static let english = PlainHomeWords(
        word: { deed in
            switch deed {
            case .memory:
                PlainWord("memory", "Type memory to find pairs, or to go on with those you left.")
            case .sudoku: PlainWord("sudoku", "Type sudoku for a sudoku, or the one you left.")
            case .klondike:
                PlainWord("klondike", "Type klondike for the patience, or the one you left.")
            case .goOn: PlainWord("continue", "Type continue for the game that you left.")
            case .new: PlainWord("new", "Type new and a game to give up the one you left.")
            case .daily: PlainWord("daily", "Type daily and a game for the board of the day.")
            case .set:
                PlainWord(
                    "set settings",
                    "Type set to hear the settings, and set, a name and a value to change one.")
            case .statistics: PlainWord("statistics", "Type statistics to hear how games went.")
            case .help: PlainWord("help ?", "Type help to hear this.")
            case .quit: PlainWord("quit exit leave", "Type quit to leave.")
            }
        },
        greeting: { games, left in
            "Parlor has \(games.dropLast().joined(separator: ", ")) and \(games.last ?? ""). "
                + (left.isEmpty ? "" : "You left \(left.joined(separator: " and ")). ")
                + "Type the name of a game, or help."
        },
        nothingLeft: "There is no such game that you left.",
        whichGame: "Type the name of the game as well, such as new sudoku.",
        noSetting: { name, nearest in
            "There is no setting \"\(name)\"; "
                + (nearest.map { "did you mean \"\($0)\"?" } ?? "type set to hear all.")
        },
        setting: { "\($0) is \($1); it can be \($2)." },
        isSet: { "\($0) is \($1) now." },
        record: { game, variant, record, time in
            let share = "\(game), \(variant): played \(record.played), won \(record.won)"
            guard let best = record.best, let median = record.median,
                let moves = record.fewestMoves
            else { return "\(share)." }
            return "\(share), best time \(time(best)), median time \(time(Int(median))), "
                + "fewest moves \(moves)."
        })
}

extension PlainMemoryWords {
    fileprivate static let english = PlainMemoryWords(
        word: { deed in
            switch deed {
            case .turn: PlainWord("turn", "Type turn A1 B2, or A1 B2 alone, to turn two cards up.")
            case .board: PlainWord("board", "Type board to hear the cards row by row.")
            case .start: PlainWord("start begin", "Type start to begin, or to play once more.")
            case .pause: PlainWord("pause", "Type pause to stop the clock.")
            case .resume: PlainWord("resume continue", "Type resume to go on after a pause.")
            case .shuffle: PlainWord("shuffle", "Type shuffle to change the places of the cards.")
            case .reset: PlainWord("reset", "Type reset to get all cards of the round back.")
            case .time: PlainWord("time status", "Type time to hear how the game stands.")
            case .help: PlainWord("help ?", "Type help to hear this.")
            case .menu: PlainWord("menu back", "Type menu for another game; this one is saved.")
            case .quit: PlainWord("quit exit leave", "Type quit to leave; the game is saved.")
            }
        },
        picture: PictureNames.english,
        greeting: { pairs, rows, columns, rounds, limit in
            "Memory: \(pairs) pairs in \(rows) rows of \(columns), rows with letters, cards with "
                + "numbers. It has \(rounds == 1 ? "1 round" : "\(rounds) rounds")"
                + (limit.map { " of \($0)." } ?? ", and no limit of time.")
        },
        wasLeft: { "You left it in round \($0) of \($1). Type resume to go on." },
        toStart: "Type start to begin, or help.",
        begins: { round, count, limit in
            "Round \(round) of \(count) begins."
                + (limit.map { " You have \($0)." } ?? "")
        },
        isPaused: "The game is paused; type resume to go on.",
        goesOn: "The game goes on.", shuffled: "The cards are shuffled.",
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
