import Games

/// An outcome and the time of its end, as stored in the file of results.
package struct GameResult: Codable, Equatable, Sendable {
    package let game: GameName
    package let variant: String

    /// Seconds since 1970, in UTC.
    package let endedAt: Int
    package let isWon: Bool
    package let seconds: Int
    /// The tenth of a second after `seconds`; nil if the game does not measure tenths.
    var tenths: Int?
    package let moves: Int
    let seed: UInt64

    /// The minimum number of moves that solve the board; nil if it is not known.
    var needed: Int?

    /// The help that the player used; nil if it is not known.
    package var help: GameHelp?
    /// The seconds for which the board was visible before the clock started; nil if there were
    /// none.
    package var waited: Int?

    /// Indicates whether the game was on a board of the day.
    let isDaily: Bool
    let stars: Int?

    /// The day of the board, which may be before the day of the end. If it is nil, a board of the
    /// day belongs to the day on which the game ended.
    var day: Int?

    /// The name of the recording that proves the result of a board of the day.
    package var recording: String?
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

    /// The time since the board first appeared, without pauses.
    package var timeSincePicture: GameTime {
        GameTime(seconds: seconds + (waited ?? 0), tenth: tenths)
    }

    /// The day of the board; nil unless it is a board of the day.
    package var boardDay: Int? { isDaily ? day ?? endedAt / Day.seconds : nil }

    /// Indicates whether the numbers are plausible. Times and counts fit in 32 bits, and years have
    /// four digits.
    var isSound: Bool {
        let lengths = 0...Int(Int32.max)
        let times = 0..<Day.seconds * Day.last
        return times.contains(endedAt) && lengths.contains(seconds) && lengths.contains(moves)
            && needed.map(lengths.contains) ?? true && waited.map(lengths.contains) ?? true
            && help?.isSound ?? true
            && tenths.map((0...9).contains) ?? true && day.map((0..<Day.last).contains) ?? true
    }
}
