/// A game with the number that its board was dealt with, and the day whose board it is, if it is
/// one of a day: it may be ended on another, by a program that was started for something else.
struct Dealt<Game: Codable>: Codable {
    var game: Game
    let seed: UInt64

    /// Counted from the first of January 1970.
    let day: Int?
}

extension Dealt {
    /// The same board once more, or another one after it, is nobody's board of the day.
    var afterwards: Dealt { Dealt(game: game, seed: seed, day: nil) }

    func with(_ game: Game) -> Dealt { Dealt(game: game, seed: seed, day: day) }
}
