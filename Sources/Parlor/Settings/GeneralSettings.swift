/// The settings that belong to no game.
package enum GeneralSettings {
    static let language = Setting<Language?>("language")
    static let theme = Setting("theme", ThemeChoice.auto)
    static let mouse = Setting("mouse", true)
    static let motion = Setting("motion", true)
    /// Indicates whether the terminal's cursor marks the focus.
    static let cursor = Setting("cursor", true)
    static let clock = Setting("clock", true)
    /// Indicates whether the terminal's bell rings when a game ends or its time runs out.
    static let sound = Setting("sound", false)
    /// Indicates whether runs are recorded, so that they can be replayed.
    package static let recording = Setting("recording", true)

    static let rows: [SettingRow] = [
        SettingRow(
            language, { $0.settings.languageName }, text: { $1.settings.name(of: $0) },
            summary: { $0.settings.aboutLanguage }),
        SettingRow(
            theme, { $0.settings.theme }, text: { $1.settings.name(of: $0) },
            summary: { $0.settings.aboutTheme }),
        SettingRow(mouse, { $0.settings.mouse }, summary: { $0.settings.aboutMouse }),
        SettingRow(motion, { $0.settings.motion }, summary: { $0.settings.aboutMotion }),
        SettingRow(cursor, { $0.settings.cursor }, summary: { $0.settings.aboutCursor }),
        SettingRow(clock, { $0.settings.clock }, summary: { $0.settings.aboutClock }),
        SettingRow(sound, { $0.settings.sound }, summary: { $0.settings.aboutSound }),
        SettingRow(
            recording, { $0.settings.recording }, summary: { $0.settings.aboutRecording }),
    ]
}
