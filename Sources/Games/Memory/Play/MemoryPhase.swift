/// The state of a memory game, which determines its `GameMoment`.
public enum MemoryPhase: String, Codable, Sendable {
    case ready, playing, paused, finished

    var moment: GameMoment {
        switch self {
        case .ready: .ready
        case .playing: .running
        case .paused: .paused
        case .finished: .over
        }
    }
}
