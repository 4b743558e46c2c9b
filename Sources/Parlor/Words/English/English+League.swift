extension LeagueWords {
    static let english = LeagueWords(
        title: { "League of \($0)" },
        nothingYet: "No recording proves a solution of this day's boards yet.",
        player: "Player", time: "Time", moves: "Moves", tries: "Tries",
        line: { place, player, time, moves, tries in
            "\(place). \(player): \(time), \(moves), \(tries == 1 ? "1 try" : "\(tries) tries")"
        },
        refused: "Not counted",
        refusal: { "\($0): \($1), \($2): \($3)" },
        unrecorded: "it was not recorded", missing: "there is no such recording",
        unreadable: "the recording cannot be run",
        differs: "the recording is not the same when it is run again",
        unfinished: "the recording breaks off",
        inspected: "the player could go back in time",
        otherResult: "the recording shows another result",
        otherPlayer: "the recording is not this player's alone",
        unknownBeginning: "no recording shows how the game began",
        otherBoard: "the board is not that of the day",
        wantsDirectory: "Name the directory that the players' directories are in.",
        noDirectory: { "There is no directory \($0)." })
}
