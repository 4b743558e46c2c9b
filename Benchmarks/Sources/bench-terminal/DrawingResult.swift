import BenchKit

/// The nanoseconds for all measured frames.
struct DrawingTimes {
    var reference = 0.0
    var ours: [Painter.Hand: Double] = [:]
}

/// The cost of drawing a sequence: the bytes and allocations for all measured frames together.
struct DrawingResult {
    var referenceBytes = 0
    var bytes: [Painter.Hand: Int] = [:]
    /// The number of allocations; nil if they cannot be counted.
    var blocks: Int?
    var target = 0.0
    var times: [DrawingTimes] = []

    func ratio(_ hand: Painter.Hand) -> Double {
        times.map { ($0.ours[hand] ?? 0) / $0.reference }.median
    }

    var isWithin: Bool { verdict == "ok" }

    var verdict: String {
        // All ways of drawing a frame must give the same frame.
        guard let longest = bytes.values.max(), longest == bytes.values.min() else {
            return "DIFFERS"
        }
        if let blocks, blocks > 0 { return "ALLOCATES" }
        return Double(longest) <= target * Double(FrameSequence.count - 1) ? "ok" : "TOO LONG"
    }
}
