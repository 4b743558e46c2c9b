/// The options of `replay`. Those that were not given are nil, false or empty.
package struct ReplayRequest: Equatable, Sendable {
    /// Indicates whether to run a recording again and compare the two runs.
    package var checks = false

    /// Indicates whether to draw the streams of a recorded run: those named in the operands, or all
    /// streams.
    package var drawsMarbles = false

    /// The part of the run to draw, in milliseconds.
    package var from, to: Int?

    /// A character of the drawing. The elements that it stands for are printed in full.
    package var whole: String?

    /// The file for a web page with the drawing.
    package var page: String?

    /// Indicates whether to write a recorded run as a test.
    package var writesTest = false

    /// Indicates whether to write the test even if the run differs from the recording.
    package var ignoresDifference = false

    /// The display name of the test.
    package var testName: String?

    /// The times, in milliseconds of the run, at which the written test checks the changes.
    package var moments: [Int] = []

    /// The properties that shrinking the recording must preserve.
    package var properties: [String] = []

    /// The file for the exported recording. Its extension selects the format.
    package var export: String?
}

extension ReplayRequest {
    /// Indicates whether the recording is examined or converted, and not played back.
    package var isAnswered: Bool { answersInText || !properties.isEmpty }

    /// Indicates whether the request is only for the shrunk recording.
    package var isShrunkOnly: Bool { !properties.isEmpty && !answersInText }

    private var answersInText: Bool { checks || drawsMarbles || writesTest || export != nil }
}
