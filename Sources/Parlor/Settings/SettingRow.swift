import Games

/// A setting as somebody sees and changes it.
enum SettingRow: Hashable, CaseIterable {
    case language, theme, mouse, motion, clock, sound, recording
    case pairs, deck, opponent, seconds, rounds
    case level, marking, mistakeLimit, cleansNotes, digitFirst, lettersMove
    case draw, redeals, scoring, winnable, colors, light

    static let general: [SettingRow] = [
        .language, .theme, .mouse, .motion, .clock, .sound, .recording,
    ]
    static let memory: [SettingRow] = [.pairs, .deck, .opponent, .seconds, .rounds]
    static let sudoku: [SettingRow] = [
        .level, .marking, .mistakeLimit, .cleansNotes, .digitFirst, .lettersMove,
    ]
    static let klondike: [SettingRow] = [
        .draw, .redeals, .scoring, .winnable, .colors, .light,
    ]
}

extension Settings {
    /// Sets it to the value so many places behind its own.
    mutating func change(_ row: SettingRow, by steps: Int) {
        switch row {
        case .language: language = language.next(steps, of: [nil, .english, .korean])
        case .theme: theme = theme.next(steps, of: ThemeChoice.allCases)
        case .mouse: usesMouse.toggle()
        case .motion: hasMotion.toggle()
        case .clock: showsClock.toggle()
        case .recording: isRecorded.toggle()
        case .sound: hasSound.toggle()
        case .pairs: memory.pairs = memory.pairs.next(steps, of: Array(GameLimits.pairs))
        case .deck: memory.deck = memory.deck.next(steps, of: DeckChoice.allCases)
        case .opponent: memory.opponent = memory.opponent.next(steps, of: OpponentChoice.allCases)
        case .seconds:
            let choices = [0, 30, 45, 60, 90, 120, 180, 300, 600]
            memory.seconds = memory.seconds.next(steps, of: choices)
        case .rounds: memory.rounds = memory.rounds.next(steps, of: Array(1...9))
        case .draw, .redeals, .scoring, .winnable, .colors, .light: klondike.change(row, by: steps)
        default: sudoku.change(row, by: steps)
        }
    }
}

extension Settings.Sudoku {
    fileprivate mutating func change(_ row: SettingRow, by steps: Int) {
        switch row {
        case .level: level = level.next(steps, of: LevelChoice.allCases)
        case .marking: marking = marking.next(steps, of: Sudoku.Options.Marking.allCases)
        case .mistakeLimit: mistakeLimit = mistakeLimit.next(steps, of: Array(GameLimits.mistakes))
        case .cleansNotes: cleansNotes.toggle()
        case .digitFirst: isDigitFirst.toggle()
        case .lettersMove: lettersMove.toggle()
        default: break
        }
    }
}

extension SettingsWords {
    func name(of row: SettingRow) -> String {
        switch row {
        case .language: language
        case .theme: theme
        case .mouse: mouse
        case .motion: motion
        case .clock: clock
        case .recording: recording
        case .sound: sound
        case .pairs: pairs
        case .deck: deck
        case .opponent: opponent
        case .seconds: seconds
        case .rounds: rounds
        case .level, .marking, .mistakeLimit, .cleansNotes, .digitFirst, .lettersMove:
            sudoku.name(of: row)
        case .draw, .redeals, .scoring, .winnable, .colors, .light: klondike.name(of: row)
        }
    }

    /// What it is set to.
    func value(of row: SettingRow, in settings: Settings) -> String {
        switch row {
        case .language: name(of: settings.language)
        case .theme: name(of: settings.theme)
        case .mouse: settings.usesMouse ? on : off
        case .motion: settings.hasMotion ? on : off
        case .clock: settings.showsClock ? on : off
        case .recording: settings.isRecorded ? on : off
        case .sound: settings.hasSound ? on : off
        case .pairs: "\(settings.memory.pairs)"
        case .deck: name(of: settings.memory.deck)
        case .opponent: name(of: settings.memory.opponent)
        case .seconds:
            settings.memory.seconds == 0 ? noLimit : secondsCount(settings.memory.seconds)
        case .rounds: "\(settings.memory.rounds)"
        case .level: sudoku.name(of: settings.sudoku.level)
        case .marking: sudoku.name(of: settings.sudoku.marking)
        case .mistakeLimit:
            settings.sudoku.limit.map(String.init) ?? noLimit
        case .cleansNotes: settings.sudoku.cleansNotes ? on : off
        case .digitFirst: settings.sudoku.isDigitFirst ? on : off
        case .lettersMove: settings.sudoku.lettersMove ? on : off
        case .draw: settings.klondike.draw.rawValue
        case .redeals: klondike.name(of: settings.klondike.redeals)
        case .scoring: klondike.name(of: settings.klondike.scoring)
        case .winnable: settings.klondike.isWinnable ? on : off
        case .colors: klondike.name(of: settings.klondike.colors)
        case .light: settings.klondike.showsLight ? on : off
        }
    }
}

extension Desk {
    /// The row of a setting in a list.
    func entry(for row: SettingRow) -> ListEntry {
        ListEntry(
            title: words.settings.name(of: row),
            detail: words.settings.value(of: row, in: wanted), isSetting: true)
    }

    func change(_ row: SettingRow, by steps: Int) {
        var settings = wanted
        settings.change(row, by: steps)
        change(settings)
    }
}

extension Equatable {
    /// The value so many places behind this one, round and round; the first for one that is not
    /// among them.
    func next(_ steps: Int, of values: [Self]) -> Self {
        guard let index = values.firstIndex(of: self) else { return values[0] }
        return values[(index + steps % values.count + values.count) % values.count]
    }
}
