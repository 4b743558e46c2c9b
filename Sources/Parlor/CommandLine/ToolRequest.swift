/// The request to a tool, as far as it is not one game's. What was not said is nil.
struct ToolRequest: Equatable, Sendable {
    /// The arguments behind its name.
    var operands: [String] = []
    var isJSON = false
    var count: Int?

    /// The file to draw a picture in, and the file for a page of it.
    var picture, page: String?

    /// Whether a recording is run again and compared.
    var isCheck = false

    /// Whether the streams of a recorded run are drawn: those that are named, or all.
    var isMarbles = false

    /// Whether a recorded run is written as a test.
    var isTest = false

    /// Whether the test is written though the run is not what was recorded.
    var isAnyway = false

    /// The sentence that the test shows.
    var testName: String?

    /// The moments, in milliseconds of the run, up to which a test says what changed.
    var moments: [Int] = []

    /// The part of a run that is drawn, in milliseconds, and how wide.
    var from, to, columns: Int?

    /// The sign in its picture whose elements are told whole.
    var whole: String?

    /// The properties that the smallest run is wanted for.
    var properties: [String] = []

    /// The day that is asked about, counted from the first of January 1970.
    var day: Int?

    /// The directory in which verdicts on recordings are kept.
    var verdicts: String?

    /// The file that a recording is written to, as what its name ends in.
    var export: String?
}

extension ToolRequest {
    /// The streams that a check compares instead of pictures; empty for all streams, and nil if
    /// pictures are compared. The word `streams` stands for all.
    var comparedStreams: [String]? {
        let names = operands.dropFirst()
        guard isCheck, !isMarbles, !names.isEmpty else { return nil }
        return names.contains("streams") ? [] : Array(names)
    }

    /// Whether a recording is answered for, and not shown.
    var isAnswered: Bool {
        isCheck || isMarbles || isTest || export != nil || !properties.isEmpty
    }

    /// Whether the smallest recording is wanted, and nothing that is made of it.
    var isShrunkOnly: Bool {
        !properties.isEmpty && !isCheck && !isMarbles && !isTest && export == nil
    }
}
