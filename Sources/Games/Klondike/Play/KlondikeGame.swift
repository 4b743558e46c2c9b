/// A game of Klondike with all that there is around the cards: the hand, the clock, hints, and what
/// is known about how it can be won.
public struct KlondikeGame: Equatable, Sendable {
    public internal(set) var klondike: Klondike
    public internal(set) var request: Klondike.Request
    var dice: Dice

    /// A game that is asked for. The same seed gives the same random deals.
    public init(_ request: Klondike.Request = .init(), seed: UInt64) {
        dice = Dice(seed: seed)
        self.request = request
        klondike = Klondike(request.deal(using: &dice), rules: request.rules)
    }
}
