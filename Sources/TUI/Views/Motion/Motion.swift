/// A way from one value to another in a time. Where it goes is true at once; only the picture
/// travels, and a page knows how far it has come.
public struct Motion<Value: Movable> {
    public let from: Value
    public let to: Value

    /// When it was decided on: a key pressed later ends it, even before it sets off.
    public let start: Duration

    /// How long it waits before it sets off, so that several can go one after the other.
    public let delay: Duration

    /// How long it is on its way.
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

    /// A motion that has come to rest.
    public init(resting value: Value) {
        self.init(from: value, to: value, start: .zero, duration: .zero)
    }

    /// When it sets off, and when it arrives.
    public var departure: Duration { start + delay }
    public var arrival: Duration { departure + duration }

    /// How far it has come at a time: exactly `from` until it sets off, exactly `to` from when it
    /// arrives.
    public func value(at time: Duration) -> Value {
        if time >= arrival { return to }
        if time <= departure { return from }
        return from.moved(curve((time - departure) / duration), to: to)
    }

    /// Goes elsewhere from where it is now. `settled` is when a key has ended motions, if one has.
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
