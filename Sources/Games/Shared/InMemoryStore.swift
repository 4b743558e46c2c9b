/// A store that lasts as long as it is held, for tests, and for play that leaves no trace.
public final class InMemoryStore: Store {
    private var values: [String: Any] = [:]
    private var lists: [String: [Any]] = [:]

    /// What everything fails with, if anything: a disk that is full, or gone.
    public var failure: (any Error)?

    public init() {}

    /// A value of another type is there under that name.
    public struct WrongType: Error, Equatable { public let name: String }

    public func load<Value: Codable>(_ slot: Slot<Value>) throws -> Value? {
        try check()
        return try values[slot.name].map { try typed($0, slot.name) }
    }

    public func save<Value: Codable>(_ value: Value, in slot: Slot<Value>) throws {
        try check()
        values[slot.name] = value
    }

    public func discard<Value: Codable>(_ slot: Slot<Value>) throws {
        try check()
        values[slot.name] = nil
    }

    public func entries<Value: Codable>(of journal: Journal<Value>) throws -> [Value] {
        try check()
        return try lists[journal.name, default: []].map { try typed($0, journal.name) }
    }

    public func add<Value: Codable>(_ value: Value, to journal: Journal<Value>) throws {
        try check()
        lists[journal.name, default: []].append(value)
    }

    private func check() throws { if let failure { throw failure } }

    private func typed<Value>(_ value: Any, _ name: String) throws -> Value {
        guard let value = value as? Value else { throw WrongType(name: name) }
        return value
    }
}
