extension Page {
    /// Returns the value of a motion in this frame, and requests frames until the motion arrives.
    /// With reduced motion, or after a key press since its start, it arrives at once.
    public mutating func value<Value>(of motion: Motion<Value>) -> Value {
        let time = reading.time
        if reducesMotion || motion.start < settled || time >= motion.arrival { return motion.to }
        redraw(at: max(time, motion.departure))
        return motion.value(at: time)
    }
}
