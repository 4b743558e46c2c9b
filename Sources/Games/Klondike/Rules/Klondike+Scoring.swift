extension Klondike {
    /// The way to count points.
    public enum Scoring: Hashable, Sendable, Codable {
        case none
        /// 5 points for a card that is brought into play or turned up, 10 for a card that goes to a
        /// foundation, and −15 if it comes back. Turning the waste over costs 100 if cards are
        /// drawn one by one. The score never falls below 0.
        case standard
        /// A deal costs 52, and each card on a foundation pays 5. If cumulative, the score carries
        /// over to the next deal.
        case vegas(cumulative: Bool)
    }
}

extension Klondike.Scoring {
    /// The score before the first move, with `purse` left from the previous deal.
    func start(purse: Int) -> Int {
        switch self {
        case .none, .standard: 0
        case .vegas(let isCumulative): (isCumulative ? purse : 0) - 52
        }
    }

    /// The score after a move that turned up `turnedUp` cards of a pile.
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
        case .redeal: draw == .one ? -100 : 0
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
