/// The reason why a file cannot be played as a recording.
package enum RecordingProblem: Error, Equatable {
    case notRead(String, DiskFailure)
    case isNotARecording(String)

    /// A line is invalid.
    case badLine(String, Int)

    /// The recording would take more work than a run may take.
    case isTooLong

    /// Another version of the program wrote the recording, in another format.
    case otherFormat(String, Int)

    /// The run has arguments that this version does not understand.
    case otherArguments(String)
}
