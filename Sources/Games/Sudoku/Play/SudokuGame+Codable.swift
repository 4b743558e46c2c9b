extension SudokuGame {
    public func isKeptLike(_ other: SudokuGame) -> Bool {
        information == other.information && help == other.help && mistakesMade == other.mistakesMade
            && remarks == other.remarks
            && options == other.options
            && hint == other.hint && sheet.cursor == other.sheet.cursor
            && tools == other.tools && data == other.data
    }
}

/// A game is saved as its puzzle, its first board, and the changes of each step.
extension SudokuGame: Codable {
    private enum Key: CodingKey {
        case data, options, mistakes, mistakeLimit, time, steps, step, savePoints, hints
        case rescues, restarts, wasRestarted
        case firstMistake, mistakesMade, remarks, times
    }

    /// Encodes the game without the time since the last command. Call `paused(at:)` before saving a
    /// game, so that this time counts.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(data, forKey: .data)
        try values.encode(options, forKey: .options)
        try values.encode(information.mistakes, forKey: .mistakes)
        try values.encodeIfPresent(information.mistakeLimit, forKey: .mistakeLimit)
        try values.encode(information.watch, forKey: .time)
        let history = history ?? History(board)
        let changes = SavedList(stepsOf: history.states) { $1.changes(since: $0) }
        try values.encode(changes, forKey: .steps)
        try values.encode(history.step, forKey: .step)
        try values.encode(tools.savePoints, forKey: .savePoints)
        try values.encode(help.hints, forKey: .hints)
        if help.rescues > 0 { try values.encode(help.rescues, forKey: .rescues) }
        if help.restarts > 0 { try values.encode(help.restarts, forKey: .restarts) }
        if record.wasRestarted { try values.encode(true, forKey: .wasRestarted) }
        try values.encode(SavedList(mistakesMade), forKey: .mistakesMade)
        try values.encode(SavedList(remarks.all), forKey: .remarks)
        try values.encode(SavedList(record.times.all), forKey: .times)
    }

    /// Decodes a game. Its clock stands still, and no cell is chosen. Decoding fails if the puzzle
    /// was solved, or the last allowed mistake was made.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let data = try values.decode(SudokuData.self, forKey: .data)
        let options = try values.decode(SudokuOptions.self, forKey: .options)
        let mistakes = try values.decode(Int.self, forKey: .mistakes)
        let limit = try values.decodeIfPresent(Int.self, forKey: .mistakeLimit)
        try decoder.require(
            limit.map { $0 > 0 && mistakes < $0 } ?? true && SavedBounds.count.contains(mistakes),
            "A running game must have fewer mistakes than its limit.")

        let tools = try SudokuGame.tools(of: data, in: values, decoder)
        let information = SudokuInformation(
            level: data.level, mistakes: mistakes, mistakeLimit: limit,
            watch: try values.decode(Stopwatch.self, forKey: .time))
        self.init(SudokuSheet(data, options: options), tools, information)
        record.help = GameHelp(
            hints: try values.decode(Int.self, forKey: .hints),
            rescues: try values.decodeIfPresent(Int.self, forKey: .rescues) ?? 0,
            restarts: try values.decodeIfPresent(Int.self, forKey: .restarts) ?? 0)
        record.wasRestarted =
            try values.decodeIfPresent(Bool.self, forKey: .wasRestarted) ?? false
        // Earlier versions saved only the first mistake.
        let first = try values.decodeIfPresent(SudokuMistake.self, forKey: .firstMistake)
        mistakesMade = GrowingList(
            try values.decodeIfPresent([SudokuMistake].self, forKey: .mistakesMade)
                ?? [first].compactMap(\.self))
        remarks =
            try values.decodeIfPresent(StepRemarks.self, forKey: .remarks) ?? StepRemarks()
        record.times = try values.decodeIfPresent(StepTimes.self, forKey: .times) ?? StepTimes()
        try decoder.require(
            help.isSound && mistakesMade.allSatisfy(\.isSound)
                && mistakesMade.count <= mistakes,
            "The numbers of hints and mistakes must be possible.")
    }

    /// Decodes the boards of a game, which are saved as the changes of each step.
    private static func tools(
        of data: SudokuData, in values: KeyedDecodingContainer<Key>, _ decoder: any Decoder
    ) throws -> SudokuBoardTools {
        var history = History(data.start)
        for text in try values.decode([String].self, forKey: .steps) {
            let board = history.present.changed(by: text)
            try decoder.require(
                board?.keeps(data.problem) == true && board != history.present,
                "A step must change digits that were not given.")
            if let board { history.apply(.commit(board)) }
        }
        let step = try values.decode(Int.self, forKey: .step)
        let savePoints = try values.decode([Int].self, forKey: .savePoints)
        try decoder.require(
            (savePoints + [step]).allSatisfy(history.states.indices.contains),
            "A save point must be a step of the game.")
        history.apply(.go(to: step))
        try decoder.require(
            !history.states.contains { $0.grid.isSolved }, "A running game must not be solved.")
        return SudokuBoardTools(history, savePoints: savePoints)
    }
}
