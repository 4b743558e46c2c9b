extension PlainWords {
    static let english = PlainWords(
        language: .english, goodbye: "Goodbye.",
        tooLong: "The line is longer than 64 KB, and is left out.",
        isPaused: "The game is paused; type resume to go on.", goesOn: "The game goes on.",
        common: { word in
            switch word {
            case .pause: PlainWord("pause", "Type pause to stop the clock.")
            case .resume: PlainWord("resume continue", "Type resume to go on after a pause.")
            case .help: PlainWord("help ?", "Type help to hear this.")
            case .menu: PlainWord("menu back", "Type menu for another game; this one is saved.")
            case .quit: PlainWord("quit exit leave", "Type quit to leave; the game is saved.")
            }
        },
        unknown: { word, nearest in
            nearest.map { "There is no \"\(word)\"; did you mean \"\($0)\"?" }
                ?? "There is no \"\(word)\"; type help to hear what there is."
        },
        unclear: { word, names in
            "\"\(word)\" may be \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")."
        },
        sentence: { ($0.hasSuffix(".") || $0.hasSuffix("!") ? $0 : "\($0).").capitalizingFirst },
        home: .english)
}

extension PlainHomeWords {
    fileprivate static let english = PlainHomeWords(
        word: { deed in
            switch deed {
            case .goOn: PlainWord("continue", "Type continue for the game that you left.")
            case .new: PlainWord("new", "Type new and a game to give up the one you left.")
            case .daily:
                PlainWord(
                    "daily",
                    "Type daily and a game for the board of the day, which changes at 00:00 UTC.")
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
            return "\(share), best time \(time(best.seconds)), median time \(time(Int(median))), "
                + "fewest moves \(moves)."
        })
}
