import BenchKit

struct Options {
    enum Library: String { case hand, ours }

    static let usage = """
        bench [--quick] [--only ID] [--rounds N] [--n N] [--lib hand|ours]

          --quick      a look whether everything runs and agrees; no time is judged
          --only ID    one workload, or one of: allocations, m, md, crowds, depths
          --rounds N   rounds of the comparison (7)
          --n N        units a round, in place of the workload's own number
          --lib NAME   one side of one workload (--only), once, for a profiler
        """

    var isQuick = false
    var only: String?
    var rounds = 7
    var n: Int?
    var library: Library?

    init(_ arguments: [String]) throws(Misuse) {
        var arguments = arguments.makeIterator()

        func value(of option: String) throws(Misuse) -> String {
            guard let value = arguments.next() else {
                throw Misuse(message: "\(option) wants a value.")
            }
            return value
        }
        func number(of option: String) throws(Misuse) -> Int {
            guard let number = Int(try value(of: option)), number > 0 else {
                throw Misuse(message: "\(option) needs a number above 0.")
            }
            return number
        }

        while let argument = arguments.next() {
            switch argument {
            case "--quick": isQuick = true
            case "--only": only = try value(of: argument)
            case "--rounds": rounds = try number(of: argument)
            case "--n": n = try number(of: argument)
            case "--lib":
                library = Library(rawValue: try value(of: argument))
                if library == nil { throw Misuse(message: "--lib needs hand or ours.") }
            default: throw Misuse(message: "\(argument) is not an option.")
            }
        }
        if isQuick { rounds = 1 }
        if library != nil, only == nil { throw Misuse(message: "--lib needs --only.") }
        let names = Workloads.all.map(\.id) + ["allocations", "m", "md", "crowds", "depths"]
        if let only, !names.contains(only) {
            throw Misuse(message: "There is no workload \(only).")
        }
    }

    /// Returns whether the user wants the part with this name.
    func wants(_ part: String) -> Bool { only == nil || only == part }

    /// Returns the number of units in a round of a workload.
    func count(_ own: Int) -> Int { n ?? (isQuick ? min(own, 2_000) : own) }
}
