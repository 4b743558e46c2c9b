/// A tool as the command line describes it. Reading, `--help`, the manual and the completions go
/// by this description alone, and by that of the options.
struct Command: Sendable {
    let tool: Tool

    /// What it is given besides options; nil for a tool that takes nothing.
    let operand: Operand?

    /// What it does.
    let summary: @Sendable (Words) -> String

    init(_ tool: Tool, _ operand: Operand?, _ summary: @escaping @Sendable (Words) -> String) {
        (self.tool, self.operand, self.summary) = (tool, operand, summary)
    }

    /// What stands behind the name of a tool.
    struct Operand: Sendable {
        let placeholder: String
        let accepted: AcceptedValue
        let isRepeated: Bool

        /// As many as one likes, or none.
        static func several(_ placeholder: String) -> Operand {
            Operand(placeholder: placeholder, accepted: .text, isRepeated: true)
        }

        var usage: String { isRepeated ? "[\(placeholder) …]" : placeholder }
    }

    /// The tool as it is asked for, with what stands for what it is given.
    var usage: String { [tool.rawValue, operand?.usage].compactMap(\.self).joined(separator: " ") }
}

extension Command {
    /// Every tool, in the order of `--help`.
    static let all: [Command] = [
        Command(.sudokuSolve, .several("PUZZLE"), { $0.tools.solve }),
        Command(.sudokuGrade, .several("PUZZLE"), { $0.tools.grade }),
        Command(.sudokuGenerate, nil, { $0.tools.generate }),
        Command(.sudokuVerify, .several("PUZZLE"), { $0.tools.verify }),
        Command(.sudokuHint, .several("PUZZLE"), { $0.tools.hint }),
        Command(.sudokuPrint, .several("PUZZLE"), { $0.tools.print }),
        Command(.klondikeDeal, .several("DEAL"), { $0.tools.deal }),
        Command(.klondikeWinnable, .several("DEAL"), { $0.tools.winnable }),
        Command(.klondikeSolve, .several("DEAL"), { $0.tools.solveDeal }),
        Command(.klondikeReplay, .several("MOVE"), { $0.tools.replay }),
        Command(.statistics, nil, { $0.tools.statistics }),
    ]

    static func describing(_ tool: Tool) -> Command? { all.first { $0.tool == tool } }
}
