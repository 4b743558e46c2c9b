/// The part of a request to a tool that does not belong to one game. Options that were not given
/// are nil.
struct ToolRequest: Equatable, Sendable {
    /// The arguments after the name of the tool.
    var operands: [String] = []
    var isJSON = false
    var count: Int?

    /// The file for a picture, and the file for a web page with the picture.
    var picture, page: String?

    /// Whether to run a recording again and compare it.
    var isCheck = false

    /// Whether to draw the streams of a recorded run: the named ones, or all.
    var isMarbles = false

    /// Whether to write a recorded run as a test.
    var isTest = false

    /// Whether to write the test even if the run differs from the recording.
    var isAnyway = false

    /// The name that the test displays.
    var testName: String?

    /// The times, in milliseconds of the run, at which the test states what has changed.
    var moments: [Int] = []

    /// The part of a run to draw, in milliseconds, and the width of the drawing.
    var from, to, columns: Int?

    /// The sign in the drawing whose elements are printed in full.
    var whole: String?

    /// The properties that the smallest recording must keep.
    var properties: [String] = []

    /// The requested day, counted from January 1, 1970.
    var day: Int?

    /// The directory of kept verdicts on recordings.
    var verdicts: String?

    /// The file to export a recording to, whose extension selects the format.
    var export: String?
}

extension ToolRequest {
    /// The streams that a check compares instead of pictures: empty for all streams, nil for
    /// pictures. The word `streams` means all of them.
    var comparedStreams: [String]? {
        let names = operands.dropFirst()
        guard isCheck, !isMarbles, !names.isEmpty else { return nil }
        return names.contains("streams") ? [] : Array(names)
    }

    /// Whether the recording is used for an answer, rather than played back.
    var isAnswered: Bool {
        isCheck || isMarbles || isTest || export != nil || !properties.isEmpty
    }

    /// Whether only the smallest recording is wanted, and nothing made from it.
    var isShrunkOnly: Bool {
        !properties.isEmpty && !isCheck && !isMarbles && !isTest && export == nil
    }
}
