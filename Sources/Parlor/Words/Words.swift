/// Everything the program says, in one language. A text that a language lacks does not compile.
struct Words: Sendable {
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
}
