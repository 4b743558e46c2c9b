import Games

extension MinesGame: TwoSlotGame {
    struct Progress: Equatable {
        let table: Mines
        let hints: Int
        let seed: UInt64
    }

    var progress: Progress { Progress(table: table, hints: help.hints, seed: seed) }

    static let (name, slot, version): (GameName, SlotName, Int) = (.mines, "mines", 2)

    static func variant(_ settings: Settings) -> MinesVariant {
        MinesOptions(settings).variant
    }

    static func next(_ services: Services) -> MinesOptions {
        MinesOptions(services.boardSettings(.other))
    }

    func progressText(in words: Words) -> String { options.variant.name(in: words) }
    var seconds: Int { watch.seconds }
}

extension MinesGame {
    /// Creates a game with the settings for the board. If other players can have the same board, as
    /// on a board of the day, the first cell is in the middle, and the setting for the difficulty
    /// does not apply.
    init(_ start: BoardStart, _ services: Services) {
        var options = MinesOptions(services.boardSettings(start.slot))
        let size = options.size
        let (seed, day) =
            start.number.map { ($0, nil) }
            ?? services.seed(start.slot, of: .mines(size))
        let isShared = start != BoardStart() || services.invocation.seed != nil
        if isShared { options.level = nil }
        self.init(options: options, seed: seed, start: isShared ? size.middle : nil)
        self.day = day
    }
}
