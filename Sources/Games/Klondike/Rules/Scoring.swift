extension Klondike {
    /// The way in which points are counted.
    public enum Scoring: Hashable, Sendable, Codable {
        case none
        /// Five for a card brought into play or turned up, ten for a card that comes home.
        case standard
        /// A deal costs 52, a card that comes home pays 5; the purse may pass on to the next deal.
        case vegas(cumulative: Bool)
    }
}

extension Klondike.Scoring {
    /// The score before the first move, with `purse` left from the deal before.
    func start(purse: Int) -> Int {
        switch self {
        case .none, .standard: 0
        case .vegas(let isCumulative): (isCumulative ? purse : 0) - 52
        }
    }

    /// The score after a move that turned up so many cards of a pile.
    func score(
        _ score: Int, after move: Klondike.Move, turnedUp: Int, draw: Klondike.Draw
    ) -> Int {
        switch self {
        case .none: score
        case .standard: max(0, score + standard(move, draw) + 5 * turnedUp)
        case .vegas: score + vegas(move)
        }
    }

    private func standard(_ move: Klondike.Move, _ draw: Klondike.Draw) -> Int {
        switch move {
        case .draw: 0
        case .refresh: draw == .one ? -100 : 0
        case .carry(_, from: .foundation, to: _): -15
        case .carry(_, from: _, to: .foundation): 10
        case .carry(_, from: .waste, to: _): 5
        case .carry: 0
        }
    }

    private func vegas(_ move: Klondike.Move) -> Int {
        switch move {
        case .carry(_, from: .foundation, to: _): -5
        case .carry(_, from: _, to: .foundation): 5
        default: 0
        }
    }
}
