/// The frame of what `--help` prints.
struct CommandLineWords: Sendable {
    let summary: @Sendable (_ version: String) -> String
    let usage, game, command, option: String
    let games, commands, gameOptions, commandOptions, screenOptions, generalOptions: String
    let commandHelp, files, environment: String

    /// The meanings of the statuses, from 0 on.
    let exitStatus: String
    let statuses: [String]
    let manual: ManualWords
}

/// The headings of the manual, and what only it says.
struct ManualWords: Sendable {
    let title, tagline, name, synopsis, description, games, commands, options: String
    let exitStatus, files, environment, examples: String
    let about: [String]

    /// A text for each example.
    let exampleTexts: [String]
}

/// The use of each option. The values that it accepts are said behind it.
struct OptionWords: Sendable {
    let lang, theme, ascii, plain, noMouse, noMotion, noSync, noRecord, inspect, dataDir: String
    let seed, daily: String
    let demo, completions, man, help, version: String
}

/// Why a command line is refused, in a sentence.
struct RefusalWords: Sendable {
    let unknownOption: @Sendable (_ name: String, _ hint: String) -> String
    let takesNoValue: @Sendable (_ name: String) -> String
    let wantsValue: @Sendable (_ name: String, _ accepted: String) -> String
    let badValue:
        @Sendable (_ name: String, _ value: String, _ accepted: String, _ hint: String) -> String
    let unknownGame: @Sendable (_ name: String, _ hint: String) -> String
    let secondGame: @Sendable (_ name: String, _ other: String) -> String
    let unknownCommand: @Sendable (_ name: String, _ game: String, _ hint: String) -> String
    let notTaken: @Sendable (_ option: String, _ whom: String, _ takers: String) -> String
    let tooMuch: @Sendable (_ tool: String, _ word: String) -> String
    let contradiction: @Sendable (_ one: String, _ other: String) -> String
    let wantsOption: @Sendable (_ option: String, _ base: String) -> String
    let apart: @Sendable (_ one: String, _ other: String) -> String

    let didYouMean: @Sendable (_ word: String) -> String
    let playable: @Sendable (_ games: String) -> String
    let commands: @Sendable (_ names: String) -> String
    let seeHelp, menu, anyGame: String
}

/// The values of options and settings, in words.
struct AcceptedWords: Sendable {
    let number: @Sendable (_ least: String, _ most: String) -> String
    let list: @Sendable ([String]) -> String
    let path, file, board, deal, day, size, text, truth, time: String

    func description(of value: AcceptedValue) -> String {
        switch value {
        case .choice(let names): list(names)
        case .number(let range): number("\(range.lowerBound)", "\(range.upperBound)")
        case .seed: number("0", "\(UInt64.max)")
        case .path: path
        case .file: file
        case .board: board
        case .deal: deal
        case .day: day
        case .size: size
        case .text: text
        case .truth: truth
        case .time: time
        }
    }
}
