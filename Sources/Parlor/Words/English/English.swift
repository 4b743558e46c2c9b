extension Words {
    static let english = Words(
        .english, menu: .english, dialogs: .english, games: .english,
        settings: .english,
        statistics: .english, league: .english, help: .english, keys: .english, storage: .english,
        window: .english, replay: .english, commandLine: .english, options: .english,
        refusals: .english,
        accepted: .english, tools: .english, complaints: .english, plain: WordTable(.english))
}

extension MenuWords {
    fileprivate static let english = MenuWords(
        statistics: "Statistics", settings: "Settings", help: "Help", quit: "Quit",
        goOn: "Continue",
        goOnWith: { "Continue \($0)" }, today: { "Today: \($0)" },
        streak: { $0 == 1 ? "Solved 1 day in a row" : "Solved \($0) days in a row" },
        nextBoards: { "Next boards in \($0) h \($1) min, at 00:00 UTC" })
}

extension GameWords {
    fileprivate static let english = GameWords(
        time: { "\($0) min \($1) s" }, moves: { $0.of("move") },
        boardOfTheDay: "Board of the day",
        nextBoardOfTheDay: "The same for all. The next one comes at 00:00 UTC.")
}

extension DialogWords {
    fileprivate static let english = DialogWords(
        leaveUnsavedText: "It cannot be saved, and would be lost.",
        leave: "Leave",
        newGameTitle: "Begin a new game?", newGameText: "The one that you left would be given up.",
        newGame: "New game", okay: "OK", cancel: "Cancel", paused: "Paused",
        boardIsHidden: "The board is hidden, and the clock stands still.",
        cardsAreHidden: "The cards are hidden, and the clock stands still.", resume: "Go on",
        notice: "Please note")
}

extension SettingsWords {
    fileprivate static let english = SettingsWords(
        title: "Settings", language: "Language", theme: "Theme", mouse: "Mouse",
        motion: "Motion", clock: "Show the clock", sound: "Sound", recording: "Record games",
        automatic: "automatic", on: "on", off: "off", noLimit: "no limit",
        secondsCount: { "\($0) s" },
        dark: "dark", light: "light", contrast: "high contrast", mono: "without colors",
        ascii: "plain characters")
}

extension StatisticsWords {
    fileprivate static let english = StatisticsWords(
        title: "Statistics", nothingYet: "Nothing yet: finish a game, and it is counted here.",
        game: "Game", played: "Played", won: "Won", share: "Share won",
        best: "Best time", median: "Median time", fewestMoves: "Fewest moves",
        streak: "Streak", longestStreak: "Longest streak",
        lastGames: "Last games", times: "Times", daily: "Board of the day",
        nextBoard: "Next at",
        allVariants: "All together", allGames: "All games",
        solvedDays: "Days solved", solved: "solved", tried: "not solved",
        weekdays: ["M", "T", "W", "T", "F", "S", "S"])
}

extension WindowWords {
    fileprivate static let english = WindowWords(
        tooSmall: "Too small a window",
        needs: { "\($0)×\($1) at least" }, notice: .init())
}
