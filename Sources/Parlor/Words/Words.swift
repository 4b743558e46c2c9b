/// Everything the program says, in one language. A text that a language lacks does not compile.
///
/// It is shared, not copied: there are hundreds of texts, and every picture needs some.
final class Words: Sendable {
    let menu: MenuWords
    let dialogs: DialogWords
    let memory: MemoryWords
    let sudoku: SudokuWords
    let klondike: KlondikeWords
    let settings: SettingsWords
    let statistics: StatisticsWords
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
    let plain: PlainWords

    init(
        menu: MenuWords, dialogs: DialogWords, memory: MemoryWords, sudoku: SudokuWords,
        klondike: KlondikeWords, settings: SettingsWords, statistics: StatisticsWords,
        help: HelpWords, keys: KeyWords, storage: StorageWords, window: WindowWords,
        replay: ReplayWords, commandLine: CommandLineWords, options: OptionWords,
        refusals: RefusalWords, accepted: AcceptedWords, tools: ToolWords,
        complaints: ComplaintWords, plain: PlainWords
    ) {
        (self.menu, self.dialogs, self.memory) = (menu, dialogs, memory)
        (self.sudoku, self.klondike, self.settings) = (sudoku, klondike, settings)
        (self.statistics, self.help, self.keys) = (statistics, help, keys)
        (self.storage, self.window, self.replay) = (storage, window, replay)
        (self.commandLine, self.options, self.refusals) = (commandLine, options, refusals)
        (self.accepted, self.tools, self.complaints) = (accepted, tools, complaints)
        self.plain = plain
    }
}
