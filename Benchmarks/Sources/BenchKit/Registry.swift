/// The implementation of every workload by one side of the comparison.
public struct Side {
    public let name: String
    /// The workloads by name. Each takes the number of units to do, and returns the checksum.
    public private(set) var workloads: [String: (Int) -> Int] = [:]
    /// The memory workloads by name. Each creates this many subscriptions, and sends an element
    /// through each. It returns the objects that keep the subscriptions alive, and the checksum.
    public var memory: [String: (Int) -> (kept: [Any], checksum: Int)] = [:]

    public init(_ name: String) { self.name = name }

    public mutating func add(_ ids: String..., run: @escaping (Int) -> Int) {
        for id in ids {
            precondition(Workloads.all.contains { $0.id == id }, "There is no workload \(id).")
            workloads[id] = run
        }
    }
}
