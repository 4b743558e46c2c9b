extension Words {
    static let english = Words(
        menu: .english, dialogs: .english, memory: .english, sudoku: .english,
        klondike: .english,
        settings: .english,
        statistics: .english, help: .english, keys: .english, storage: .english,
        window: .english, replay: .english, commandLine: .english, options: .english,
        refusals: .english,
        accepted: .english, tools: .english, complaints: .english, plain: .english)
}

extension MenuWords {
    fileprivate static let english = MenuWords(
        memory: "Memory", sudoku: "Sudoku", klondike: "Klondike", statistics: "Statistics",
        settings: "Settings", help: "Help", quit: "Quit", goOn: "Continue",
        memorySummary: "Find the pairs before the time is up",
        sudokuSummary: "Every digit once in each row, column and box",
        klondikeSummary: "The patience with four foundations")
}

extension DialogWords {
    fileprivate static let english = DialogWords(
        leaveTitle: "Leave the game?", leaveText: "It is saved, and waits for you.",
        leaveUnsavedText: "It cannot be saved, and would be lost.",
        leave: "Leave", stay: "Stay",
        newGameTitle: "Begin a new game?", newGameText: "The one that you left would be given up.",
        newGame: "New game", okay: "OK", cancel: "Cancel", notice: "Please note")
}

extension SettingsWords {
    fileprivate static let english = SettingsWords(
        title: "Settings", language: "Language", theme: "Theme", mouse: "Mouse",
        motion: "Motion", clock: "Show the clock", sound: "Sound", recording: "Record games",
        pairs: "Pairs", deck: "Cards", opponent: "Opponent", seconds: "Time for a round",
        rounds: "Rounds",
        klondike: .english,
        automatic: "automatic", on: "on", off: "off", noLimit: "no limit",
        secondsCount: { "\($0) s" },
        dark: "dark", light: "light", contrast: "high contrast", mono: "without colors",
        ascii: "plain characters",
        sudoku: .english,
        letters: "letters", suits: "suits", shapes: "shapes", emoji: "pictures",
        nobody: "nobody", person: "a second player", forgetful: "forgetful computer",
        attentive: "attentive computer", keen: "keen computer")
}

extension StatisticsWords {
    fileprivate static let english = StatisticsWords(
        title: "Statistics", nothingYet: "Nothing yet: finish a game, and it is counted here.",
        game: "Game", played: "Played", won: "Won", share: "Share won",
        best: "Best time", median: "Median time", fewestMoves: "Fewest moves",
        streak: "Streak", longestStreak: "Longest streak",
        lastGames: "Last games", times: "Times", daily: "Board of the day",
        allVariants: "All together", allGames: "All games",
        solvedDays: "Days solved", solved: "solved", tried: "not solved",
        weekdays: ["M", "T", "W", "T", "F", "S", "S"])
}

extension WindowWords {
    fileprivate static let english = WindowWords(
        tooSmall: "Too small a window",
        needs: { "\($0)×\($1) at least" },
        fewerPairs: "or fewer pairs")
}
