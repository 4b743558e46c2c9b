/// A question of a game whose answer takes time to compute.
public enum MinesQuestion: Equatable, Sendable {
    /// Asks for the board that a first click opens.
    case board(MinesFirstClick)
    /// Asks which openings of a finished game were gambles.
    case gambles(MinesGambleSearch)

    /// The answer. It depends only on the question.
    public var answer: MinesAnswer {
        switch self {
        case .board(let firstClick): .board(firstClick.placement)
        case .gambles(let search): .gambles(search.gambles)
        }
    }
}

/// The answer to a question of a game.
public enum MinesAnswer: Equatable, Sendable {
    case board(MinesPlacement)
    /// The indices of the openings that were gambles, in order.
    case gambles([Int])
}
