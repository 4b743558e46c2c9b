/// One side's version of every workload.
public struct Side {
    public let name: String
    /// By workload: takes how many units to do, gives the checksum.
    public private(set) var workloads: [String: (Int) -> Int] = [:]
    /// By workload of memory: builds that many subscriptions, sends an element through each, and
    /// gives what keeps them alive, with the checksum.
    public var memory: [String: (Int) -> (kept: [Any], checksum: Int)] = [:]

    public init(_ name: String) { self.name = name }

    public mutating func add(_ ids: String..., run: @escaping (Int) -> Int) {
        for id in ids {
            precondition(Workloads.all.contains { $0.id == id }, "There is no workload \(id).")
            workloads[id] = run
        }
    }
}
