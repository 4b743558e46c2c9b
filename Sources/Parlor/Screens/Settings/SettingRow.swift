/// A setting as somebody sees and changes it.
enum SettingRow: Hashable, CaseIterable {
    case language, theme, mouse, motion, clock
    case pairs, deck, opponent, seconds, rounds
    case draw, redeals, scoring, winnable, colors, light

    static let general: [SettingRow] = [.language, .theme, .mouse, .motion, .clock]
    static let memory: [SettingRow] = [.pairs, .deck, .opponent, .seconds, .rounds]
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
        case .pairs: memory.pairs = memory.pairs.next(steps, of: Array(GameLimits.pairs))
        case .deck: memory.deck = memory.deck.next(steps, of: DeckChoice.allCases)
        case .opponent: memory.opponent = memory.opponent.next(steps, of: OpponentChoice.allCases)
        case .seconds:
            let choices = [0, 30, 45, 60, 90, 120, 180, 300, 600]
            memory.seconds = memory.seconds.next(steps, of: choices)
        case .rounds: memory.rounds = memory.rounds.next(steps, of: Array(1...9))
        case .draw, .redeals, .scoring, .winnable, .colors, .light: klondike.change(row, by: steps)
        }
    }
}

extension Words {
    func name(of row: SettingRow) -> String {
        switch row {
        case .language: settings.language
        case .theme: settings.theme
        case .mouse: settings.mouse
        case .motion: settings.motion
        case .clock: settings.clock
        case .pairs: settings.pairs
        case .deck: settings.deck
        case .opponent: settings.opponent
        case .seconds: settings.seconds
        case .rounds: settings.rounds
        case .draw: klondike.draw
        case .redeals: klondike.redeals
        case .scoring: klondike.scoring
        case .winnable: klondike.winnableOnly
        case .colors: klondike.colors
        case .light: klondike.light
        }
    }

    /// What it is set to.
    func value(of row: SettingRow, in now: Settings) -> String {
        switch row {
        case .language: settings.name(of: now.language)
        case .theme: settings.name(of: now.theme)
        case .mouse: onOff(now.usesMouse)
        case .motion: onOff(now.hasMotion)
        case .clock: onOff(now.showsClock)
        case .pairs: "\(now.memory.pairs)"
        case .deck: settings.name(of: now.memory.deck)
        case .opponent: settings.name(of: now.memory.opponent)
        case .seconds:
            now.memory.seconds == 0
                ? settings.noLimit : settings.secondsCount(now.memory.seconds)
        case .rounds: "\(now.memory.rounds)"
        case .draw: now.klondike.draw.rawValue
        case .redeals: klondike.name(of: now.klondike.redeals)
        case .scoring: klondike.name(of: now.klondike.scoring)
        case .winnable: onOff(now.klondike.isWinnable)
        case .colors: klondike.name(of: now.klondike.colors)
        case .light: onOff(now.klondike.showsLight)
        }
    }

    private func onOff(_ isOn: Bool) -> String { isOn ? settings.on : settings.off }
}

extension Desk {
    /// The row of a setting in a list.
    func entry(for row: SettingRow) -> ListEntry {
        ListEntry(
            title: words.name(of: row), detail: words.value(of: row, in: wanted),
            isSetting: true)
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
