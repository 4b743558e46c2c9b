import TUI

/// The preferences of a run. The command line overrides the settings, and the settings override the
/// environment.
package struct Preferences: Equatable, Sendable {
    /// The settings, overridden by the command line.
    let settings: Settings
    let language: Language
    let theme: ThemeChoice
    let isASCII: Bool
    private let usesMouse, hasMotion, forbidsSync: Bool

    package init(_ invocation: Invocation, _ settings: Settings, _ environment: [String: String]) {
        let current = settings.overridden(by: invocation.overrides)
        self.init(of: current, invocation, environment)
    }

    /// Creates the preferences of settings that already contain the overrides.
    init(of settings: Settings, _ invocation: Invocation, _ environment: [String: String]) {
        self.settings = settings
        language = settings[GeneralSettings.language] ?? Language(environment)
        theme = settings[GeneralSettings.theme]
        isASCII = invocation.isASCII
        usesMouse = settings[GeneralSettings.mouse]
        hasMotion = settings[GeneralSettings.motion]
        forbidsSync = invocation.forbidsSync
    }

    subscript<Value>(setting: Setting<Value>) -> Value { settings[setting] }

    var words: Words { language.words }
    var showsASCII: Bool { isASCII || theme == .ascii }

    package func theme(in surroundings: Surroundings) -> Theme {
        var theme = theme.theme(in: surroundings)
        theme.hasFocusCursor = settings[GeneralSettings.cursor]
        return isASCII ? theme.inASCII : theme
    }

    package var terminalOptions: TerminalOptions {
        var options = TerminalOptions()
        options.title = "parlor"
        options.mouse = usesMouse ? .buttonsAndMotion : .off
        options.reducesMotion = !hasMotion
        if forbidsSync { options.synchronizes = false }
        return options
    }
}

extension Invocation {
    /// The settings that the command line overrides for this run.
    var overrides: Settings {
        var overrides = settings
        if let language { overrides[GeneralSettings.language] = language }
        if let theme { overrides[GeneralSettings.theme] = theme }
        if forbidsMouse { overrides[GeneralSettings.mouse] = false }
        if forbidsMotion { overrides[GeneralSettings.motion] = false }
        if forbidsCursor { overrides[GeneralSettings.cursor] = false }
        return overrides
    }

    /// The directory for files: the directory that the player named, or else the standard place in
    /// the system.
    package func directory(in environment: [String: String]) -> DataDirectory? {
        dataDirectory.map(DataDirectory.init(path:)) ?? DataDirectory(environment)
    }
}
