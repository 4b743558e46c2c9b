/// The settings that are not one game's.
enum GeneralSettings {
    static let language = Setting<Language?>("language")
    static let theme = Setting("theme", ThemeChoice.auto)
    static let mouse = Setting("mouse", true)
    static let motion = Setting("motion", true)
    static let clock = Setting("clock", true)
    /// Whether the terminal's bell says that a game has ended, or that the time is up.
    static let sound = Setting("sound", false)
    /// Whether play is written down, to be looked at again.
    static let recording = Setting("recording", true)

    static let rows: [SettingRow] = [
        SettingRow(language, { $0.settings.languageName }, text: { $1.settings.name(of: $0) }),
        SettingRow(theme, { $0.settings.theme }, text: { $1.settings.name(of: $0) }),
        SettingRow(mouse, { $0.settings.mouse }), SettingRow(motion, { $0.settings.motion }),
        SettingRow(clock, { $0.settings.clock }), SettingRow(sound, { $0.settings.sound }),
        SettingRow(recording, { $0.settings.recording }),
    ]
}
