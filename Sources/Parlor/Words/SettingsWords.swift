/// The screen of the settings.
struct SettingsWords: Sendable {
    let title: String
    let language, theme, mouse, motion, clock, sound, recording: String
    let automatic, on, off, noLimit: String
    let secondsCount: @Sendable (Int) -> String

    let dark, light, contrast, mono, ascii: String

    func name(of theme: ThemeChoice) -> String {
        switch theme {
        case .auto: automatic
        case .dark: dark
        case .light: light
        case .contrast: contrast
        case .mono: mono
        case .ascii: ascii
        }
    }

    /// A language is called what those who speak it call it.
    func name(of language: Language?) -> String {
        switch language {
        case .english: "English"
        case .korean: "한국어"
        case nil: automatic
        }
    }
}
