/// An event of a stream. A stream sends any number of elements, and at most one end after them.
@frozen public enum Event<Element> {
    case next(Element)
    case error(any Error)
    case completed

    /// The element; nil if the event is an end.
    public var element: Element? { if case .next(let element) = self { element } else { nil } }

    /// The error, if the stream failed.
    public var error: (any Error)? { if case .error(let error) = self { error } else { nil } }

    public var isCompleted: Bool { if case .completed = self { true } else { false } }

    /// Indicates whether the event is the last one of its stream.
    public var isStopEvent: Bool { if case .next = self { false } else { true } }

    /// Returns the event with a transformed element, or a failure if `transform` throws an error.
    public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
        switch self {
        case .next(let element):
            do { return .next(try transform(element)) } catch { return .error(error) }
        case .error(let error): return .error(error)
        case .completed: return .completed
        }
    }
}

extension Event: Sendable where Element: Sendable {}

extension Event: Equatable where Element: Equatable {
    public static func == (lhs: Event, rhs: Event) -> Bool {
        switch (lhs, rhs) {
        case (.next(let lhs), .next(let rhs)): lhs == rhs
        case (.error(let lhs), .error(let rhs)): isSameError(lhs, rhs)
        case (.completed, .completed): true
        default: false
        }
    }
}

extension Event: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .next(let element): "next(\(element))"
        case .error(let error): "error(\(error))"
        case .completed: "completed"
        }
    }
}

/// Returns true for errors of the same type with the same description, because errors are not
/// equatable.
func isSameError(_ lhs: any Error, _ rhs: any Error) -> Bool {
    type(of: lhs) == type(of: rhs) && String(reflecting: lhs) == String(reflecting: rhs)
}

/// The end of a stream.
@frozen public enum Ending {
    case completed
    case failed(any Error)

    public var isFailure: Bool { if case .failed = self { true } else { false } }

    /// The error of a failure; nil for a completion.
    public var error: (any Error)? { if case .failed(let error) = self { error } else { nil } }

    /// Returns the ending as an event.
    @inlinable public func event<Element>(of type: Element.Type = Element.self) -> Event<Element> {
        switch self {
        case .completed: .completed
        case .failed(let error): .error(error)
        }
    }
}

/// The errors of the library itself.
public enum RxError: Error, Equatable {
    case unknown
    case disposed(object: ObjectIdentifier)
    case overflow
    case argumentOutOfRange
    case noElements
    case moreThanOneElement
    case timeout
}

extension RxError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .unknown: "Unknown error occurred."
        case .disposed(let object): "Object `\(object)` was already disposed."
        case .overflow: "Arithmetic overflow occurred."
        case .argumentOutOfRange: "Argument out of range."
        case .noElements: "Sequence doesn't contain any elements."
        case .moreThanOneElement: "Sequence contains more than one element."
        case .timeout: "Sequence timeout."
        }
    }
}
