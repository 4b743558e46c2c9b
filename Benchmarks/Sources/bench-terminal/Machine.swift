import CShim

/// What else goes on while something is measured.
enum Machine {
    static var described: String { "\(shim_processors()) processors, \(load)" }

    /// How many others waited for a processor, over one, five and fifteen minutes.
    static var load: String {
        var loads = [0.0, 0.0, 0.0]
        guard shim_load(&loads) else { return "load unknown" }
        return "load \(loads.map { "\(($0 * 100).rounded() / 100)" }.joined(separator: " "))"
    }
}
