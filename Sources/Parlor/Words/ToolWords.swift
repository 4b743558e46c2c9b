/// The uses of the tools, and of their options.
struct ToolWords: Sendable {
    let solve, grade, generate, verify, hint, print: String
    let replayRun, statistics, league: String

    let json, count, level, symmetry, minimal, steps, limit, solutions, out, svg: String
    let check, export, marbles, from, to, columns, test, at, shrink, day: String
}

/// Complaints of tools, and the little that they print for people only.
struct ComplaintWords: Sendable {
    let at: @Sendable (_ place: String, _ column: Int, _ reason: String) -> String
    let line, argument: @Sendable (_ number: Int) -> String

    let notRead, notWritten: @Sendable (_ reason: String) -> String
    let fileNotWritten: @Sendable (_ path: String, _ reason: String) -> String
    let noDirectory: @Sendable (_ path: String) -> String
    let wantsDeal: String
    let wantsFile: @Sendable (_ pages: Int) -> String
    let notUnique: @Sendable (_ place: String) -> String
}
