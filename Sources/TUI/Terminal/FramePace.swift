/// The times to draw frames: the first one after a pause at once, then sixty a second.
struct FramePace {
    /// The time between two frames, in nanoseconds.
    static let interval = 1_000_000_000 / 60

    /// The delay of a sleep that is rounded up to whole milliseconds.
    private static let tolerance = 2_000_000

    /// The earliest time of the next frame.
    private(set) var next = 0

    /// Notes that a frame was drawn. A small delay does not shift the following frames, but a
    /// pause restarts their beat.
    mutating func noteFrame(at now: Int) {
        next = (now - next < FramePace.tolerance ? next : now) + FramePace.interval
    }
}
