import TUI

/// Preferences of this run: the command line goes before the settings, and those before the
/// environment.
struct Preferences: Equatable, Sendable {
    /// The settings, with what the command line says of games instead.
    let settings: Settings
    let language: Language
    let theme: ThemeChoice
    let isASCII: Bool
    private let usesMouse, hasMotion, forbidsSync: Bool

    init(_ invocation: Invocation, _ settings: Settings, _ environment: [String: String]) {
        self.settings = settings.overridden(by: invocation.settings)
        language =
            invocation.language ?? settings[GeneralSettings.language] ?? Language(environment)
        theme = invocation.theme ?? settings[GeneralSettings.theme]
        isASCII = invocation.isASCII
        usesMouse = settings[GeneralSettings.mouse] && !invocation.forbidsMouse
        hasMotion = settings[GeneralSettings.motion] && !invocation.forbidsMotion
        forbidsSync = invocation.forbidsSync
    }

    subscript<Value>(setting: Setting<Value>) -> Value { settings[setting] }

    var words: Words { language.words }
    var showsASCII: Bool { isASCII || theme == .ascii }

    /// The theme where the program is shown.
    func theme(in surroundings: Surroundings) -> Theme {
        let theme = theme.theme(in: surroundings)
        return isASCII ? theme.inASCII : theme
    }

    /// How the terminal is wanted.
    var terminalOptions: TerminalOptions {
        var options = TerminalOptions()
        options.title = "parlor"
        options.mouse = usesMouse ? .buttonsAndMotion : .off
        options.reducesMotion = !hasMotion
        if forbidsSync { options.synchronizes = false }
        return options
    }
}

extension Invocation {
    /// The directory for files: where the player said, or where the system has a place for them.
    func directory(in environment: [String: String]) -> DataDirectory? {
        dataDirectory.map(DataDirectory.init(path:)) ?? DataDirectory(environment)
    }
}
