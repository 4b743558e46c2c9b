import TUI

/// What holds for this run: the command line goes before the settings, and those before the
/// environment.
struct Preferences: Equatable, Sendable {
    var language: Language
    var theme: ThemeChoice
    var isASCII: Bool
    var usesMouse: Bool
    var hasMotion: Bool
    var forbidsSync: Bool
    var showsClock: Bool
    var hasSound: Bool
    var memory: Settings.Memory
    var sudoku: Settings.Sudoku
    var klondike: Settings.Klondike

    init(_ invocation: Invocation, _ settings: Settings, _ environment: [String: String]) {
        language = invocation.language ?? settings.language ?? Language(environment)
        theme = invocation.theme ?? settings.theme
        isASCII = invocation.isASCII
        usesMouse = settings.usesMouse && !invocation.forbidsMouse
        forbidsSync = invocation.forbidsSync
        hasMotion = settings.hasMotion && !invocation.forbidsMotion
        showsClock = settings.showsClock
        hasSound = settings.hasSound
        memory = settings.memory
        memory.pairs = invocation.pairs ?? memory.pairs
        memory.seconds = invocation.seconds ?? memory.seconds
        memory.rounds = invocation.rounds ?? memory.rounds
        sudoku = settings.sudoku
        sudoku.level = invocation.level ?? sudoku.level
        sudoku.mistakeLimit = invocation.mistakes ?? sudoku.mistakeLimit
        klondike = settings.klondike
        klondike.draw = invocation.draw ?? klondike.draw
        klondike.redeals = invocation.redeals ?? klondike.redeals
        klondike.scoring = invocation.scoring ?? klondike.scoring
    }

    /// The theme where the program is shown.
    func theme(in surroundings: Surroundings) -> Theme {
        let theme = theme.theme(in: surroundings)
        return isASCII ? theme.inASCII : theme
    }

    /// How the terminal is wanted.
    var terminalOptions: TerminalOptions {
        var options = TerminalOptions()
        options.mouse = usesMouse ? .buttonsAndMotion : .off
        options.reducesMotion = !hasMotion
        if forbidsSync { options.synchronizes = false }
        return options
    }
}

extension Invocation {
    /// Where files are kept: where somebody said, or where the system has a place for them.
    func directory(in environment: [String: String]) -> DataDirectory? {
        dataDirectory.map(DataDirectory.init(path:)) ?? DataDirectory(environment)
    }
}
