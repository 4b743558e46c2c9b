import BenchKit

struct Options {
    static let usage = """
        bench-terminal [--quick] [--only NAME] [--rounds N]

          --quick      bytes, allocations and checksums only; no time is judged
          --only NAME  one sequence of frames, input, table, text, controls or million
          --rounds N   rounds of the comparison (7)
        """

    static let input = "input"

    var isQuick = false
    var only: String?
    var rounds = 7

    init(_ arguments: [String]) throws(Misuse) {
        var arguments = arguments.makeIterator()
        while let argument = arguments.next() {
            switch argument {
            case "--quick": isQuick = true
            case "--only": only = arguments.next() ?? ""
            case "--rounds":
                guard let number = arguments.next().flatMap({ Int($0) }), number > 0 else {
                    throw Misuse(message: "--rounds needs a number above 0.")
                }
                rounds = number
            default: throw Misuse(message: "\(argument) is not an option.")
            }
        }
        if isQuick { rounds = 1 }
        let frames: [String] = FrameSequence.Kind.allCases.map { "\($0)" }
        let screens: [String] = Views.names + ControlScreens.names + MillionRows.names
        let names = frames + [Options.input] + screens
        if let only, !names.contains(only) {
            throw Misuse(message: "--only needs one of: \(names.joined(separator: ", ")).")
        }
    }

    /// Returns whether the user wants the part with this name.
    func wants(_ part: String) -> Bool { only == nil || only == part }
}
