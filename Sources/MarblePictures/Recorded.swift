import Reactive

/// Virtual time, in ticks.
public typealias TestTime = Int

/// A value and the time at which it occurred.
public struct Recorded<Value> {
    public let time: TestTime
    public let value: Value

    public init(time: TestTime, value: Value) { (self.time, self.value) = (time, value) }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: Sendable where Value: Sendable {}

extension Recorded: CustomDebugStringConvertible {
    public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded {
    /// Records an element at `time`.
    public static func next<Element>(_ time: TestTime, _ element: Element) -> Recorded
    where Value == Event<Element> { Recorded(time: time, value: .next(element)) }

    /// Records the completion of a stream at `time`.
    public static func completed<Element>(
        _ time: TestTime, _ type: Element.Type = Element.self
    ) -> Recorded where Value == Event<Element> { Recorded(time: time, value: .completed) }

    /// Records the failure of a stream at `time`.
    public static func error<Element>(
        _ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self
    ) -> Recorded where Value == Event<Element> { Recorded(time: time, value: .error(error)) }

    /// Returns the given events, to compare with recorded events.
    public static func events<Element>(_ recordedEvents: Recorded...) -> [Recorded]
    where Value == Event<Element> { recordedEvents }

    public static func events<Element>(_ recordedEvents: [Recorded]) -> [Recorded]
    where Value == Event<Element> { recordedEvents }
}

/// A span of time in which a stream had a listener.
public struct Subscription: Hashable, Sendable {
    public let subscribe: TestTime
    /// The end of the span; `Int.max` while it lasts.
    public let unsubscribe: TestTime

    public init(_ subscribe: TestTime, _ unsubscribe: TestTime = .max) {
        (self.subscribe, self.unsubscribe) = (subscribe, unsubscribe)
    }
}

extension Subscription: CustomDebugStringConvertible {
    public var debugDescription: String {
        "(\(subscribe) : \(unsubscribe == .max ? "Infinity" : "\(unsubscribe)"))"
    }
}
