/// How fast something goes on its way: from a part of the time to a part of the way, from 0 to 1.
public enum Curve: Hashable, Sendable, CaseIterable {
    /// As fast at the end as at the beginning.
    case linear

    /// Slow at the beginning, at the end, or at both.
    case easeIn, easeOut, easeInOut

    /// A little too far, and back.
    case overshoot

    /// Comes down like a ball.
    case bounce

    /// Exactly 0 until the beginning and 1 from the end on.
    public func callAsFunction(_ time: Double) -> Double {
        // Written so that what is no number counts as the end.
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

    /// Four parabolas, each lower and shorter than the one before it.
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
