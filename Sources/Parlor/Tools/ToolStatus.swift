/// How a tool ends, for the script that started it.
enum ToolStatus: Int32, Sendable {
    /// Done, and every answer is yes.
    case yes = 0
    case no = 1
    /// It was misused, or something could not be read or written.
    case misuse = 2
    /// A search ended before there was an answer.
    case unknown = 3

    /// The status of a run that could have ended with either.
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
