/// A line of a recording after its header.
package enum RecordingLine: Equatable {
    case input(RecordedInput)
    case note(ExternalNote)
    case proof(RecordedProof)
    case ending(RecordedEnding)
}
