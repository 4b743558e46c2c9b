/// Everything the program says, in one language. The words of a game are in its folder.
struct Words: Phrasebook, Equatable {
    let language: Language

    static let english = Words(language: .english)
    static let korean = Words(language: .korean)

    var menu: MenuWords { MenuWords(language: language) }
    var dialogs: DialogWords { DialogWords(language: language) }
    var games: GameWords { GameWords(language: language) }
    var settings: SettingsWords { SettingsWords(language: language) }
    var statistics: StatisticsWords { StatisticsWords(language: language) }
    var league: LeagueWords { LeagueWords(language: language) }
    var help: HelpWords { HelpWords(language: language) }
    var keys: KeyWords { KeyWords(language: language) }
    var storage: StorageWords { StorageWords(language: language) }
    var window: WindowWords { WindowWords(language: language) }
    var replay: ReplayWords { ReplayWords(language: language) }
    var commandLine: CommandLineWords { CommandLineWords(language: language) }
    var options: OptionWords { OptionWords(language: language) }
    var refusals: RefusalWords { RefusalWords(language: language) }
    var accepted: AcceptedWords { AcceptedWords(language: language) }
    var tools: ToolWords { ToolWords(language: language) }
    var complaints: ComplaintWords { ComplaintWords(language: language) }
    var plain: PlainWords { PlainWords(language: language) }
}
