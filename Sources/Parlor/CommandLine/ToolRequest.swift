/// A request to a tool, without the options of single games. Options that were not given are nil,
/// false or empty.
package struct ToolRequest: Equatable, Sendable {
    /// The arguments after the name of the tool.
    package var operands: [String] = []
    package var isJSON = false
    var count: Int?
    /// The maximum number of attempts to make a board with the requested properties.
    var tries: Int?

    /// The file for a picture, and the file for a web page with the picture.
    package var picture, page: String?

    /// Indicates whether to run a recording again and compare the two runs.
    package var isCheck = false

    /// Indicates whether to draw the streams of a recorded run: the streams named in `operands`, or
    /// all streams.
    package var isMarbles = false

    /// Indicates whether to write a recorded run as a test.
    package var isTest = false

    /// Indicates whether to write the test even if the run differs from the recording.
    package var isAnyway = false

    /// The display name of the test.
    package var testName: String?

    /// The times, in milliseconds of the run, at which the written test checks what has changed.
    package var moments: [Int] = []

    /// The part of a run to draw, in milliseconds, and the width of the drawing.
    package var from, to, columns: Int?

    /// A character of the drawing. The elements that it stands for are printed in full.
    package var whole: String?

    /// The properties that shrinking the recording must preserve.
    package var properties: [String] = []

    /// The requested day, counted from January 1, 1970.
    package var day: Int?

    /// The directory of stored verdicts on recordings.
    package var verdicts: String?

    /// The file for the exported recording. Its extension selects the format.
    package var export: String?
}

extension ToolRequest {
    /// The streams that a check compares; nil if it compares pictures. An empty list, which the
    /// word `streams` requests, means all streams.
    package var comparedStreams: [String]? {
        let names = operands.dropFirst()
        guard isCheck, !isMarbles, !names.isEmpty else { return nil }
        return names.contains("streams") ? [] : Array(names)
    }

    /// Indicates whether the recording is examined or converted, and not played back.
    package var isAnswered: Bool {
        isCheck || isMarbles || isTest || export != nil || !properties.isEmpty
    }

    /// Indicates whether the request is only for the shrunk recording.
    package var isShrunkOnly: Bool {
        !properties.isEmpty && !isCheck && !isMarbles && !isTest && export == nil
    }
}
