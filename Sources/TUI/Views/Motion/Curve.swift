/// The course of a motion. It maps a time from 0 to 1 to a part of the distance, which
/// can exceed 1.
public enum Curve: Hashable, Sendable, CaseIterable {
    /// Moves at constant speed.
    case linear

    /// Slow at the start, at the end, or at both.
    case easeIn, easeOut, easeInOut

    /// Goes a little too far, and comes back.
    case overshoot

    /// Bounces like a ball.
    case bounce

    /// Returns exactly 0 before the start, and exactly 1 after the end.
    public func callAsFunction(_ time: Double) -> Double {
        // A time that is not a number counts as the end.
        guard time < 1 else { return 1 }
        guard time > 0 else { return 0 }
        let left = 1 - time
        return switch self {
        case .linear: time
        case .easeIn: time * time * time
        case .easeOut: 1 - left * left * left
        case .easeInOut: time < 0.5 ? 4 * time * time * time : 1 - 4 * left * left * left
        case .overshoot: 1 - left * left * (2.7 * left - 1.7)
        case .bounce: bounce(time)
        }
    }

    /// Returns the position on four parabolas, each lower and shorter than the one before it.
    private func bounce(_ time: Double) -> Double {
        let (start, floor): (Double, Double) =
            switch time * 2.75 {
            case ..<1: (0, 0)
            case ..<2: (1.5, 0.75)
            case ..<2.5: (2.25, 0.9375)
            default: (2.625, 0.984375)
            }
        let way = time * 2.75 - start
        return way * way + floor
    }
}
