/// The state of a game of mines, in more detail than `GameMoment`.
public enum MinesPhase: String, Codable, Sendable {
    case ready, playing, paused, won, lost

    public var isOver: Bool { self == .won || self == .lost }

    var moment: GameMoment {
        switch self {
        case .ready: .ready
        case .playing: .running
        case .paused: .paused
        case .won, .lost: .over
        }
    }
}
