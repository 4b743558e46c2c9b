/// The frame of what `--help` prints.
struct CommandLineWords: Sendable {
    let summary: @Sendable (_ version: String) -> String
    let usage, game, option: String
    let games, gameOptions, generalOptions: String
    let files, environment: String
}

/// What each option does. What it accepts is said behind it.
struct OptionWords: Sendable {
    let lang, theme, ascii, noMouse, noMotion, noSync, dataDir: String
    let seed, daily, pairs, time, rounds: String
    let level, board, mistakes: String
    let demo, help, version: String
}

/// Why a command line is refused, in a sentence.
struct RefusalWords: Sendable {
    let unknownOption: @Sendable (_ name: String, _ hint: String) -> String
    let takesNoValue: @Sendable (_ name: String) -> String
    let wantsValue: @Sendable (_ name: String, _ accepted: String) -> String
    let badValue:
        @Sendable (_ name: String, _ value: String, _ accepted: String, _ hint: String) -> String
    let unknownGame: @Sendable (_ name: String, _ hint: String) -> String
    let notThereYet: @Sendable (_ title: String, _ playable: String) -> String
    let secondGame: @Sendable (_ name: String, _ other: String) -> String
    let notForGame: @Sendable (_ option: String, _ game: String, _ takers: String) -> String
    let contradiction: @Sendable (_ one: String, _ other: String) -> String

    let didYouMean: @Sendable (_ word: String) -> String
    let playable: @Sendable (_ games: String) -> String
    let seeHelp: String
}

/// What an option or a setting can be.
struct AcceptedWords: Sendable {
    let number: @Sendable (_ least: String, _ most: String) -> String
    let list: @Sendable ([String]) -> String
    let path, board, truth: String

    func description(of value: AcceptedValue) -> String {
        switch value {
        case .choice(let names): list(names)
        case .number(let range): number("\(range.lowerBound)", "\(range.upperBound)")
        case .seed: number("0", "\(UInt64.max)")
        case .path: path
        case .board: board
        case .truth: truth
        }
    }
}
