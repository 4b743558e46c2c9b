/// The words of the settings screen.
struct SettingsWords: Phrasebook {
    let language: Language

    var title: String { say(.settings.capitalized) }
    var languageName: String { say("Language", "언어") }
    var theme: String { say("Theme", "테마") }
    var mouse: String { say("Mouse", "마우스") }
    var motion: String { say("Motion", "움직임") }
    var clock: String { say("Show the clock", "시계 표시") }
    var sound: String { say("Sound", "소리") }
    var recording: String { say("Record games", "게임 녹화") }
    var automatic: String { say("automatic", "자동") }
    var on: String { say(.on) }
    var off: String { say(.off) }
    var noLimit: String { say("no limit", "제한 없음") }

    var ascii: String { say("plain characters", "기본 문자") }

    func name(of theme: ThemeChoice) -> String {
        switch theme {
        case .auto: automatic
        case .dark: say("dark", "어둡게")
        case .light: say("light", "밝게")
        case .contrast: say("high contrast", "고대비")
        case .mono: say("without colors", "흑백")
        case .ascii: ascii
        }
    }

    /// The name of a language in that language.
    func name(of language: Language?) -> String {
        switch language {
        case .english: "English"
        case .korean: "한국어"
        case nil: automatic
        }
    }
}
