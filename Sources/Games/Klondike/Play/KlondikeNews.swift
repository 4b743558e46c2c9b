/// An event in a game of Klondike, reported in addition to the new state.
public enum KlondikeNews: GameNews, Sendable {
    /// Cards moved from place to place, in this order. The table already shows them at their new
    /// places.
    case moved([Klondike.Motion])
    /// A new deal, or the same deal again. The cards come to the table in this order.
    case dealt([Klondike.Motion])
    /// An action of the player changed nothing.
    case refused(Klondike.Refusal)
    /// No moves can turn up a card, or play a card of the stock or the waste.
    case stuck
    /// The game was won.
    case finished(Klondike.Result)
    /// The game had begun, and was given up for another deal.
    case givenUp(Klondike.Result)
    /// The previous game is back, because the player took back the new deal.
    case takenBack

    public var refusal: Klondike.Refusal? {
        if case .refused(let reason) = self { reason } else { nil }
    }
    public var isBeginning: Bool { if case .dealt = self { true } else { false } }
    public var result: Klondike.Result? {
        switch self {
        case .finished(let result), .givenUp(let result): result
        default: nil
        }
    }
}
