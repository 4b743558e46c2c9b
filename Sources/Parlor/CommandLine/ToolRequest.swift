/// A request to a tool, without the options of single games. Options that were not given are nil,
/// false or empty.
package struct ToolRequest: Equatable, Sendable {
    /// The arguments after the name of the tool.
    package var operands: [String] = []
    package var isJSON = false
    var count: Int?
    /// The maximum number of attempts to make a board with the requested properties.
    var tries: Int?

    /// The file for a picture.
    package var picture: String?

    /// The width of the output.
    package var columns: Int?

    package var replay = ReplayRequest()

    /// The requested day, counted from January 1, 1970.
    package var day: Int?

    /// The directory of stored verdicts on recordings.
    package var verdicts: String?
}

extension ToolRequest {
    /// The streams that a check compares; nil if it compares pictures. An empty list, which the
    /// word `streams` requests, means all streams.
    package var comparedStreams: [String]? {
        let names = operands.dropFirst()
        guard replay.checks, !replay.drawsMarbles, !names.isEmpty else { return nil }
        return names.contains("streams") ? [] : Array(names)
    }
}
