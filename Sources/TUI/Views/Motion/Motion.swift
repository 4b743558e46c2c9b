/// A movement from one value to another over time. The state has the new value at once. Only the
/// picture moves.
public struct Motion<Value: Movable> {
    public let from: Value
    public let to: Value

    /// The time at which the motion was created. A later key ends the motion, even before the value
    /// starts to move.
    public let start: Duration

    /// The time from `start` until the value starts to move. With delays, motions follow each
    /// other.
    public let delay: Duration

    /// The time that the movement takes.
    public let duration: Duration
    public let curve: Curve

    public init(
        from: Value, to: Value, start: Duration, delay: Duration = .zero, duration: Duration,
        curve: Curve = .easeOut
    ) {
        self.from = from
        self.to = to
        self.start = start
        self.delay = max(.zero, delay)
        self.duration = max(.zero, duration)
        self.curve = curve
    }

    /// Creates a motion that has already arrived.
    public init(resting value: Value) {
        self.init(from: value, to: value, start: .zero, duration: .zero)
    }

    /// The time at which the value starts to move, and the time at which it arrives.
    public var departure: Duration { start + delay }
    public var arrival: Duration { departure + duration }

    /// Returns the value at a time: exactly `from` until the departure, and exactly `to` from the
    /// arrival on.
    public func value(at time: Duration) -> Value {
        if time >= arrival { return to }
        if time <= departure { return from }
        return from.moved(curve((time - departure) / duration), to: to)
    }

    /// Returns a motion from the current value to another one. `settled` is the time at which a key
    /// last ended all motions; nil if none has.
    public func interrupted(
        by target: Value, at time: Duration, settled: Duration? = nil, delay: Duration = .zero,
        duration: Duration? = nil, curve: Curve? = nil
    ) -> Motion {
        let isSettled = settled.map { start < $0 } ?? false
        return Motion(
            from: isSettled ? to : value(at: time), to: target, start: time, delay: delay,
            duration: duration ?? self.duration, curve: curve ?? self.curve)
    }
}

extension Motion: Equatable where Value: Equatable {}
extension Motion: Hashable where Value: Hashable {}
extension Motion: Sendable where Value: Sendable {}
