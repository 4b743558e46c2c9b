import Games

/// The settings, a row each, and which of them is chosen.
struct SettingsModel: Model {
    enum Row: Int, CaseIterable {
        case language, theme, mouse, motion, clock, pairs, deck, opponent, seconds, rounds
    }

    enum Command {
        case select(Row)
        /// The next value of the chosen row, or the one before.
        case change(by: Int)
    }

    private(set) var settings: Settings
    private(set) var row = Row.language

    init(_ settings: Settings) { self.settings = settings }

    mutating func apply(_ command: Command) {
        switch command {
        case .select(let row): self.row = row
        case .change(let steps): change(by: steps)
        }
    }

    private mutating func change(by steps: Int) {
        switch row {
        case .language:
            settings.language = settings.language.next(steps, of: [nil, .english, .korean])
        case .theme: settings.theme = settings.theme.next(steps, of: ThemeChoice.allCases)
        case .mouse: settings.usesMouse.toggle()
        case .motion: settings.hasMotion.toggle()
        case .clock: settings.showsClock.toggle()
        case .pairs:
            settings.memory.pairs = settings.memory.pairs.next(steps, of: Array(GameLimits.pairs))
        case .deck: settings.memory.deck = settings.memory.deck.next(steps, of: DeckChoice.allCases)
        case .opponent:
            let choices = OpponentChoice.allCases
            settings.memory.opponent = settings.memory.opponent.next(steps, of: choices)
        case .seconds:
            let choices = [0, 30, 45, 60, 90, 120, 180, 300, 600]
            settings.memory.seconds = settings.memory.seconds.next(steps, of: choices)
        case .rounds:
            settings.memory.rounds = settings.memory.rounds.next(steps, of: Array(1...9))
        }
    }
}

extension Equatable {
    /// The value so many places behind this one, round and round; the first for one that is not
    /// among them.
    fileprivate func next(_ steps: Int, of values: [Self]) -> Self {
        guard let index = values.firstIndex(of: self) else { return values[0] }
        return values[(index + steps % values.count + values.count) % values.count]
    }
}
