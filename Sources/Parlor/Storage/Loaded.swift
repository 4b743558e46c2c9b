/// A value that was read, and the problems with the rest of the file.
struct Loaded<Value> {
    var value: Value
    var problems: [StorageProblem] = []
}

extension Loaded: Equatable where Value: Equatable {}

extension Loaded: Sendable where Value: Sendable {}
