/// Everything the program says, in one language. A text that a language lacks does not compile. The
/// words of a game stand in its folder, each kind with one value a language.
///
/// It is shared, not copied: there are hundreds of texts, and every picture needs some.
final class Words: Sendable {
    let language: Language
    let menu: MenuWords
    let dialogs: DialogWords
    let games: GameWords
    let settings: SettingsWords
    let statistics: StatisticsWords
    let league: LeagueWords
    let help: HelpWords
    let keys: KeyWords
    let storage: StorageWords
    let window: WindowWords
    let replay: ReplayWords
    let commandLine: CommandLineWords
    let options: OptionWords
    let refusals: RefusalWords
    let accepted: AcceptedWords
    let tools: ToolWords
    let complaints: ComplaintWords
    let plain: WordTable<PlainWords>

    init(
        _ language: Language, menu: MenuWords, dialogs: DialogWords, games: GameWords,
        settings: SettingsWords, statistics: StatisticsWords, league: LeagueWords,
        help: HelpWords, keys: KeyWords, storage: StorageWords, window: WindowWords,
        replay: ReplayWords, commandLine: CommandLineWords, options: OptionWords,
        refusals: RefusalWords, accepted: AcceptedWords, tools: ToolWords,
        complaints: ComplaintWords, plain: WordTable<PlainWords>
    ) {
        (self.language, self.menu, self.dialogs) = (language, menu, dialogs)
        (self.games, self.settings) = (games, settings)
        (self.statistics, self.league) = (statistics, league)
        (self.help, self.keys) = (help, keys)
        (self.storage, self.window, self.replay) = (storage, window, replay)
        (self.commandLine, self.options, self.refusals) = (commandLine, options, refusals)
        (self.accepted, self.tools, self.complaints) = (accepted, tools, complaints)
        self.plain = plain
    }
}

extension Words {
    /// The words of a game in this language.
    func pick<Texts>(
        _ english: @autoclosure () -> Texts, _ korean: @autoclosure () -> Texts
    ) -> Texts {
        language.pick(english(), korean())
    }
}

extension Language {
    func pick<Texts>(
        _ english: @autoclosure () -> Texts, _ korean: @autoclosure () -> Texts
    ) -> Texts {
        switch self {
        case .english: english()
        case .korean: korean()
        }
    }
}
