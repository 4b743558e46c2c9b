/// When frames are drawn: the first after a pause at once, then on a beat of sixty a second.
struct FramePace {
    /// The time between two frames, in nanoseconds.
    static let interval = 1_000_000_000 / 60

    /// The lateness of a sleep until a whole millisecond.
    private static let tolerance = 2_000_000

    /// No frame before this.
    private(set) var next = 0

    /// Notes that a frame was drawn. A small delay does not shift the beat; a pause restarts it.
    mutating func noteFrame(at now: Int) {
        next = (now - next < FramePace.tolerance ? next : now) + FramePace.interval
    }
}
