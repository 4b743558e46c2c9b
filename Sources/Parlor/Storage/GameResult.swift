import Games

/// The end of a game, as the statistics want to know it. A game that was given up, because another
/// was begun instead of it, has ended too, and is not won.
struct GameOutcome: Equatable, Sendable {
    let game: GameName

    /// The kind of games that it is compared with: "8 pairs" with "8 pairs".
    let variant: String
    let isWon: Bool
    let time: GameTime
    let moves: Int
    let seed: UInt64

    /// None where the game gives none.
    var stars: Int?
    /// The fewest moves that would have done it, where the game tells them: the 3BV of mines.
    var needed: Int?
    /// The help that it was played with; nil where that is not known.
    var help: GameHelp?
    /// The seconds for which the board was seen before the clock began.
    var waited = 0

    /// The day whose board it was, counted from the first of January 1970; nil for any other board.
    var day: Int?
}

extension GameOutcome {
    /// Whether it is known that the player had help.
    var hadHelp: Bool { help.map { !$0.isNone } ?? false }
}

/// An outcome with the time of its end, as it stands in the file of results.
struct GameResult: Codable, Equatable, Sendable {
    let game: GameName
    let variant: String

    /// Seconds since 1970, in UTC.
    let endedAt: Int
    let isWon: Bool
    let seconds: Int
    /// The tenth of a second behind them, where the game measures it.
    var tenths: Int?
    let moves: Int
    let seed: UInt64

    /// The fewest that would have done it, where the game tells them.
    var needed: Int?

    /// The help that it was played with; nil where that is not known.
    var help: GameHelp?
    /// The seconds for which the board was seen before the clock began, if it was.
    var waited: Int?

    /// Whether it was the board of the day.
    let isDaily: Bool
    let stars: Int?

    /// The day whose board it was. It may have ended on the next; where nothing is said, it did
    /// not.
    var day: Int?

    /// The name of the recording that proves it, of a board of the day.
    var recording: String?
}

extension GameResult {
    init(_ outcome: GameOutcome, endedAt: Int, recording: String? = nil) {
        (game, variant, self.endedAt) = (outcome.game, outcome.variant, endedAt)
        (isWon, moves, needed) = (outcome.isWon, outcome.moves, outcome.needed)
        (help, waited) = (outcome.help, outcome.waited > 0 ? outcome.waited : nil)
        (seconds, tenths) = (outcome.time.seconds, outcome.time.tenth)
        (seed, isDaily, stars, day) = (outcome.seed, outcome.day != nil, outcome.stars, outcome.day)
        self.recording = isDaily ? recording : nil
    }

    var time: GameTime { GameTime(seconds: seconds, tenth: tenths) }

    /// The time since the first picture of the board, without the pauses.
    var timeSincePicture: GameTime { GameTime(seconds: seconds + (waited ?? 0), tenth: tenths) }

    /// Whether it is known that the player had help.
    var hadHelp: Bool { help.map { !$0.isNone } ?? false }

    /// The day whose board it was; nil for any other board.
    var boardDay: Int? { isDaily ? day ?? endedAt / Day.seconds : nil }

    /// Whether it can be reckoned with: no game took a century, and none ended in one to come.
    var isSound: Bool {
        let lengths = 0...Int(Int32.max)
        let times = 0..<Day.seconds * Day.last
        return times.contains(endedAt) && lengths.contains(seconds) && lengths.contains(moves)
            && needed.map(lengths.contains) ?? true && waited.map(lengths.contains) ?? true
            && help?.isSound ?? true
            && tenths.map((0...9).contains) ?? true && day.map((0..<Day.last).contains) ?? true
    }
}
