/// The screen of the settings.
struct SettingsWords: Sendable {
    let title: String
    let language, theme, mouse, motion, clock, sound: String
    let pairs, deck, opponent, seconds, rounds: String
    let klondike: KlondikeSettingsWords
    let automatic, on, off, noLimit: String
    let secondsCount: @Sendable (Int) -> String

    let dark, light, contrast, mono, ascii: String
    let sudoku: SudokuSettingWords
    let letters, suits, shapes, emoji: String

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

    let nobody, person, forgetful, attentive, keen: String

    func name(of opponent: OpponentChoice) -> String {
        switch opponent {
        case .nobody: nobody
        case .person: person
        case .forgetful: forgetful
        case .attentive: attentive
        case .keen: keen
        }
    }

    func name(of deck: DeckChoice) -> String {
        switch deck {
        case .letters: letters
        case .suits: suits
        case .shapes: shapes
        case .emoji: emoji
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
