/// The times at which frames are drawn: after a pause at once, then sixty per second.
struct FramePace {
    /// The time between two frames, in nanoseconds.
    static let interval = 1_000_000_000 / 60

    /// The delay up to which a frame counts as punctual, because sleeps are rounded up to
    /// milliseconds.
    private static let tolerance = 2_000_000

    /// The earliest time of the next frame.
    private(set) var next = 0

    /// Records that a frame was drawn. A small delay does not move the following frames. After a
    /// pause, the rhythm starts again.
    mutating func noteFrame(at now: Int) {
        next = (now - next < FramePace.tolerance ? next : now) + FramePace.interval
    }
}
