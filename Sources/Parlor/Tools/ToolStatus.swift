/// The exit status of a tool.
package enum ToolStatus: Int32, Sendable {
    /// The tool succeeded, and all answers are yes.
    case yes = 0
    case no = 1
    /// The request was wrong, or a file could not be read or written.
    case misuse = 2
    /// A search ended without an answer.
    case unknown = 3

    /// The more serious of two statuses, which is the status of a run with both.
    func and(_ other: ToolStatus) -> ToolStatus { gravity < other.gravity ? other : self }

    private var gravity: Int {
        switch self {
        case .yes: 0
        case .no: 1
        case .unknown: 2
        case .misuse: 3
        }
    }
}
