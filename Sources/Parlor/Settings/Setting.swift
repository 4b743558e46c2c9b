/// One of the settings, as it stands in their file.
struct Setting: Sendable {
    let name: String
    let accepted: AcceptedValue

    /// The setting as the file says it.
    let value: @Sendable (Settings) -> JSONValue

    /// Takes a value of the file. False is the answer to one that is not accepted.
    let take: @Sendable (JSONValue, inout Settings) -> Bool

    /// All of them, in the order in which somebody is asked for them.
    static let all: [Setting] = [
        language,
        Setting("theme", { $0.theme }, { $0.theme = $1 }),
        Setting("mouse", { $0.usesMouse }, { $0.usesMouse = $1 }),
        Setting("motion", { $0.hasMotion }, { $0.hasMotion = $1 }),
        Setting("clock", { $0.showsClock }, { $0.showsClock = $1 }),
        Setting("sound", { $0.hasSound }, { $0.hasSound = $1 }),
        Setting("recording", { $0.isRecorded }, { $0.isRecorded = $1 }),
        Setting(
            "memory.pairs", GameLimits.pairs, { $0.memory.pairs }, { $0.memory.pairs = $1 }),
        Setting("memory.deck", { $0.memory.deck }, { $0.memory.deck = $1 }),
        Setting("memory.opponent", { $0.memory.opponent }, { $0.memory.opponent = $1 }),
        Setting(
            "memory.seconds", GameLimits.seconds, { $0.memory.seconds },
            { $0.memory.seconds = $1 }),
        Setting(
            "memory.rounds", GameLimits.rounds, { $0.memory.rounds }, { $0.memory.rounds = $1 }),
        Setting("sudoku.level", { $0.sudoku.level }, { $0.sudoku.level = $1 }),
        Setting("sudoku.marking", { $0.sudoku.marking }, { $0.sudoku.marking = $1 }),
        Setting(
            "sudoku.mistakes", GameLimits.mistakes, { $0.sudoku.mistakeLimit },
            { $0.sudoku.mistakeLimit = $1 }),
        Setting("sudoku.clean", { $0.sudoku.cleansNotes }, { $0.sudoku.cleansNotes = $1 }),
        Setting("sudoku.digits", { $0.sudoku.isDigitFirst }, { $0.sudoku.isDigitFirst = $1 }),
        Setting("sudoku.letters", { $0.sudoku.lettersMove }, { $0.sudoku.lettersMove = $1 }),
        Setting("klondike.draw", { $0.klondike.draw }, { $0.klondike.draw = $1 }),
        Setting("klondike.redeals", { $0.klondike.redeals }, { $0.klondike.redeals = $1 }),
        Setting("klondike.scoring", { $0.klondike.scoring }, { $0.klondike.scoring = $1 }),
        Setting("klondike.winnable", { $0.klondike.isWinnable }, { $0.klondike.isWinnable = $1 }),
        Setting("klondike.colors", { $0.klondike.colors }, { $0.klondike.colors = $1 }),
        Setting("klondike.light", { $0.klondike.showsLight }, { $0.klondike.showsLight = $1 }),
    ]
}

extension Setting {
    private static let language = Setting(
        name: "language", accepted: .choice(["auto"] + Language.allCases.map(\.rawValue)),
        value: { .string($0.language?.rawValue ?? "auto") },
        take: { value, settings in
            guard case .string(let name) = value else { return false }
            let language = Language(rawValue: name)
            guard language != nil || name == "auto" else { return false }
            settings.language = language
            return true
        })

    private init<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ get: @escaping @Sendable (Settings) -> Choice,
        _ set: @escaping @Sendable (inout Settings, Choice) -> Void
    ) {
        self.init(
            name: name, accepted: .choice(Choice.allCases.map(\.rawValue)),
            value: { .string(get($0).rawValue) },
            take: { value, settings in
                guard case .string(let word) = value, let choice = Choice(rawValue: word) else {
                    return false
                }
                set(&settings, choice)
                return true
            })
    }

    private init(
        _ name: String, _ get: @escaping @Sendable (Settings) -> Bool,
        _ set: @escaping @Sendable (inout Settings, Bool) -> Void
    ) {
        self.init(
            name: name, accepted: .truth, value: { .bool(get($0)) },
            take: { value, settings in
                guard case .bool(let truth) = value else { return false }
                set(&settings, truth)
                return true
            })
    }

    private init(
        _ name: String, _ range: ClosedRange<Int>, _ get: @escaping @Sendable (Settings) -> Int,
        _ set: @escaping @Sendable (inout Settings, Int) -> Void
    ) {
        self.init(
            name: name, accepted: .number(range), value: { .integer(get($0)) },
            take: { value, settings in
                guard case .integer(let number) = value, range.contains(number) else {
                    return false
                }
                set(&settings, number)
                return true
            })
    }
}
