/// The part of a request to a tool that does not belong to one game. Options that were not given
/// are nil.
package struct ToolRequest: Equatable, Sendable {
    /// The arguments after the name of the tool.
    package var operands: [String] = []
    package var isJSON = false
    var count: Int?
    /// The number of boards to make for each requested one.
    var tries: Int?

    /// The file for a picture, and the file for a web page with the picture.
    package var picture, page: String?

    /// Whether to run a recording again and compare it.
    package var isCheck = false

    /// Whether to draw the streams of a recorded run. They are the named streams, or all.
    package var isMarbles = false

    /// Whether to write a recorded run as a test.
    package var isTest = false

    /// Whether to write the test even if the run differs from the recording.
    package var isAnyway = false

    /// The name that the test displays.
    package var testName: String?

    /// The times at which the test states the changes, in milliseconds of the run.
    package var moments: [Int] = []

    /// The part of a run to draw, in milliseconds, and the width of the drawing.
    package var from, to, columns: Int?

    /// The sign in the drawing whose elements are printed in full.
    package var whole: String?

    /// The properties that the smallest recording must keep.
    package var properties: [String] = []

    /// The requested day, counted from January 1, 1970.
    package var day: Int?

    /// The directory of stored verdicts on recordings.
    package var verdicts: String?

    /// The file for the exported recording. Its extension selects the format.
    package var export: String?
}

extension ToolRequest {
    /// The streams that a check compares instead of pictures. The list is empty for all streams,
    /// and nil for pictures. The word `streams` means all of them.
    package var comparedStreams: [String]? {
        let names = operands.dropFirst()
        guard isCheck, !isMarbles, !names.isEmpty else { return nil }
        return names.contains("streams") ? [] : Array(names)
    }

    /// Whether the recording is used for an answer instead of being played back.
    package var isAnswered: Bool {
        isCheck || isMarbles || isTest || export != nil || !properties.isEmpty
    }

    /// Whether only the smallest recording is requested, and nothing made from it.
    package var isShrunkOnly: Bool {
        !properties.isEmpty && !isCheck && !isMarbles && !isTest && export == nil
    }
}
