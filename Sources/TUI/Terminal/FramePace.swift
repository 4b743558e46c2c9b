/// When frames are drawn: the first after a pause at once, then on a beat of sixty a second.
struct FramePace {
    /// The time between two frames, in nanoseconds.
    static let interval = 1_000_000_000 / 60

    /// No frame before this.
    private(set) var next = Int.min

    /// A frame was drawn. One that came late does not move the beat; one after a pause starts it.
    mutating func noteFrame(at now: Int) {
        let isOnBeat = now &- FramePace.interval < next
        next = (isOnBeat ? next : now) + FramePace.interval
    }
}
