import CShim

/// The other work of the machine during a measurement.
enum Machine {
    static var described: String { "\(shim_processors()) processors, \(load)" }

    /// The load of the machine: the mean number of processes that ran or waited, over one, five and
    /// fifteen minutes.
    static var load: String {
        var loads = [0.0, 0.0, 0.0]
        guard shim_load(&loads) else { return "load unknown" }
        return "load \(loads.map { "\(($0 * 100).rounded() / 100)" }.joined(separator: " "))"
    }
}
