import BenchKit

/// Nanoseconds for all measured frames.
struct DrawingTimes {
    var reference = 0.0
    var ours: [Painter.Hand: Double] = [:]
}

/// What drawing a sequence took: bytes and blocks of memory for all measured frames together.
struct DrawingResult {
    var referenceBytes = 0
    var bytes: [Painter.Hand: Int] = [:]
    /// nil where nothing can be counted.
    var blocks: Int?
    var target = 0.0
    var times: [DrawingTimes] = []

    func ratio(_ hand: Painter.Hand) -> Double {
        times.map { ($0.ours[hand] ?? 0) / $0.reference }.median
    }

    var isWithin: Bool { verdict == "ok" }

    var verdict: String {
        // However a frame is drawn, it is the same frame.
        guard let longest = bytes.values.max(), longest == bytes.values.min() else {
            return "DIFFERS"
        }
        if let blocks, blocks > 0 { return "ALLOCATES" }
        return Double(longest) <= target * Double(FrameSequence.count - 1) ? "ok" : "TOO LONG"
    }
}
