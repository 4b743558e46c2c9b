/// The outcome of running a recording again.
struct ReplayReport: Equatable {
    enum Difference: Equatable {
        /// The run differs when this input arrives, or this input did not arrive.
        case input(Int, at: Int)

        /// The final screens differ.
        case lastFrame

        /// The final files differ.
        case files
    }

    let inputs: Int
    let milliseconds: Int

    /// Indicates whether the recording has an end to compare with.
    let isComplete: Bool

    /// Indicates whether the recording has anything to compare.
    let isCompared: Bool

    /// The first difference in the pictures; nil if there is none.
    let pictures: Difference?

    /// The first difference in the files.
    let kept: Difference?

    /// The elements of the streams, recorded and current; nil if they were not compared.
    let streams: StreamComparison?

    /// The first frame that differs.
    let frame: FrameComparison?

    /// Digests of the screens and of the files.
    let frames, files: String

    /// The first difference in the game: in its streams if they were compared, and otherwise in the
    /// files. Nil if there is none.
    var game: Difference? {
        guard let streams else { return kept }
        return streams.first().map { .input($0.number, at: $0.time) }
    }

    /// The first difference in pictures or files; nil if there is none.
    var difference: Difference? {
        guard let pictures, let kept else { return pictures ?? kept }
        if case .input(let number, _) = kept, case .input(let other, _) = pictures {
            return number < other ? kept : pictures
        }
        if case .input = kept { return kept }
        return pictures
    }
}
