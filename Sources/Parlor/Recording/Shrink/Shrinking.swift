/// Leaves out the inputs of a recording that are not needed for something to hold: halves of them at
/// first, then smaller pieces, and in the end each by itself. What comes from the machine stays.
struct Shrinking {
    private(set) var recording: Recording
    private let holds: (Recording) -> Bool
    /// The runs that may still be tried.
    private var triesLeft: Int

    /// `holds` is true of the recording as it is.
    init(_ recording: Recording, tries: Int = 5_000, while holds: @escaping (Recording) -> Bool) {
        (self.recording, self.holds, triesLeft) = (recording, holds, tries)
    }

    /// The smallest recording that was found.
    static func smallest(
        _ recording: Recording, while holds: @escaping (Recording) -> Bool
    ) -> Recording {
        var shrinking = Shrinking(recording, while: holds)
        shrinking.shrink()
        return shrinking.recording
    }

    private mutating func shrink() {
        _ = take(recording.shortened)
        var size = max(1, droppable.count / 2)
        while triesLeft > 0 {
            let hasDropped = dropPieces(of: size)
            if size == 1 && !hasDropped { break }
            size = hasDropped && size == 1 ? 1 : max(1, size / 2)
        }
        _ = take(recording.shortened)
    }

    /// Tries to do without each piece of so many inputs, the last first: what came later is needed
    /// less often.
    private mutating func dropPieces(of size: Int) -> Bool {
        var hasDropped = false
        var end = droppable.count
        while end > 0, triesLeft > 0 {
            let piece = droppable[max(0, end - size)..<end]
            if take(recording.without(Set(piece))) { hasDropped = true }
            end = min(end - size, droppable.count)
        }
        return hasDropped
    }

    private mutating func take(_ smaller: Recording) -> Bool {
        triesLeft -= 1
        guard holds(smaller) else { return false }
        recording = smaller
        return true
    }

    /// The places of the inputs that the player made.
    private var droppable: [Int] {
        recording.inputs.indices.filter {
            if case .event = recording.inputs[$0].input { true } else { false }
        }
    }
}
