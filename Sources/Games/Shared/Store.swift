/// Where things stay when the program ends. Values go in and come out; how they are written down,
/// and where, is the store's affair.
///
/// Everything may fail: a disk is full, a file is damaged. The game goes on all the same.
public protocol Store: AnyObject {
    /// What was last saved under the name, or nothing.
    func load<Value: Codable>(_ slot: Slot<Value>) throws -> Value?
    /// Puts the value in the place of what was there.
    func save<Value: Codable>(_ value: Value, in slot: Slot<Value>) throws
    func discard<Value: Codable>(_ slot: Slot<Value>) throws

    /// Everything that was ever added to the journal, in order, also by other programs.
    func entries<Value: Codable>(of journal: Journal<Value>) throws -> [Value]
    /// Adds to a journal. Nothing that is in it is ever changed.
    func add<Value: Codable>(_ value: Value, to journal: Journal<Value>) throws
}

/// A place for one value: the running game, the settings.
public struct Slot<Value: Codable>: Sendable {
    public let name: String
    public init(_ name: String) { self.name = name }
}

/// A list that only grows: the results.
public struct Journal<Value: Codable>: Sendable {
    public let name: String
    public init(_ name: String) { self.name = name }
}
