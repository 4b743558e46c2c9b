import Reactive

/// All texts of the program, in one language. The texts of a game are in its folder.
package struct Words: Phrasebook, Equatable {
    package let language: Language
    /// Indicates whether times are in words, as typed play tells them, and not as on a clock.
    var spellsTimes = false

    static let english = Words(language: .english)
    static let korean = Words(language: .korean)

    var menu: MenuWords { MenuWords(language: language) }
    var dialogs: DialogWords { DialogWords(language: language) }
    package var games: GameWords { GameWords(language: language) }
    var settings: SettingsWords { SettingsWords(language: language) }
    var statistics: StatisticsWords { StatisticsWords(language: language) }
    package var help: HelpWords { HelpWords(language: language) }
    package var keys: KeyWords { KeyWords(language: language) }
    package var storage: StorageWords { StorageWords(language: language) }
    var window: WindowWords { WindowWords(language: language) }
    package var terminal: TerminalWords { TerminalWords(language: language) }
    var commandLine: CommandLineWords { CommandLineWords(language: language) }
    var options: OptionWords { OptionWords(language: language) }
    var refusals: CommandLineRefusalWords { CommandLineRefusalWords(language: language) }
    package var accepted: AcceptedWords { AcceptedWords(language: language) }
    var tools: ToolWords { ToolWords(language: language) }
    var complaints: ComplaintWords { ComplaintWords(language: language) }
    var plain: PlainWords { PlainWords(language: language) }

    /// The time on a clock, in the form of the screen or of typed play.
    func time(seconds: Int) -> String {
        let clock = ClockReading(seconds: seconds)
        return spellsTimes ? games.time(clock) : clock.text
    }

    /// The time that a game took, in the form of the screen or of typed play.
    func time(_ time: GameTime) -> String { spellsTimes ? games.time(time) : time.text }

    /// A short text as a whole sentence.
    func sentence(_ text: String) -> String {
        let end = text.hasSuffix(".") || text.hasSuffix("!") ? "" : "."
        return say("\(text.capitalizingFirst)\(end)", "\(text)\(end)")
    }
}
