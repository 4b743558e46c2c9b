import BenchKit
import CReference

/// Draws every sequence with the reference encoder and with ours, in turn.
struct Drawing {
    /// The maximum ratio of our time to that of the reference.
    static let limit = 2.5

    let options: Options

    /// Draws all sequences. Returns whether all frames were right, short enough, and drawn without
    /// allocations.
    func run() -> Bool {
        let kinds = FrameSequence.Kind.allCases.filter { options.wants("\($0)") }
        if kinds.isEmpty { return true }
        let table = Table(
            "A frame, mean of \(FrameSequence.count - 1): bytes, blocks, and time in µs "
                + "(median of \(options.rounds))",
            [
                ("sequence", -8), ("size", -6), ("colors", -7), ("C, bytes", 9), ("ours", 9),
                ("target", 7), ("blocks", 6), ("", -9), ("C, µs", 7), ("ours", 7),
                ("by rows", 7), ("by text", 7), ("by glyph", 8), ("limit", 5), ("", -4),
            ])
        var isRight = true
        for kind in kinds {
            for size in FrameSequence.sizes.indices {
                let recording = Recording(kind, size: size)
                for isRGB in [false, true] {
                    let target = FrameSequence.targets[kind]?[isRGB ? 2 + size : size] ?? 0
                    var result = measure(recording, isRGB: isRGB)
                    result.target = target
                    table.row(row(recording, isRGB, result))
                    isRight = isRight && recording.isRight && result.isWithin
                }
            }
        }
        return isRight
    }

    private func measure(_ recording: Recording, isRGB: Bool) -> DrawingResult {
        var painter = Painter(recording, isRGB: isRGB)
        var result = DrawingResult()
        // Leaves out the first round, in which memory and caches are cold.
        for round in 0...options.rounds {
            var times = DrawingTimes()
            for turn in round..<round + 4 {
                if turn % 4 == 3 {
                    (result.referenceBytes, times.reference) = draw(recording, isRGB: isRGB)
                } else {
                    let hand = Painter.Hand.allCases[turn % 4]
                    (result.bytes[hand], times.ours[hand]) = draw(&painter, by: hand)
                }
            }
            if round > 0 { result.times.append(times) }
        }
        if Heap.isCountable {
            for hand in Painter.Hand.allCases {
                painter.begin(hand)
                let frames = 1..<FrameSequence.count
                let heap = Heap.watch { frames.reduce(0) { $0 + painter.draw($1, by: hand) } }.heap
                result.blocks = max(result.blocks ?? 0, heap.allocated)
            }
        }
        return result
    }

    private func draw(_ painter: inout Painter, by hand: Painter.Hand) -> (Int, Double) {
        painter.begin(hand)
        let (bytes, span) = time {
            (1..<FrameSequence.count).reduce(0) { $0 + painter.draw($1, by: hand) }
        }
        return (bytes, Double(span))
    }

    private func draw(_ recording: Recording, isRGB: Bool) -> (Int, Double) {
        reference_begin(CInt(recording.columns), CInt(recording.rows), isRGB)
        defer { reference_end() }
        let frame = recording.columns * recording.rows
        // Sound: the pointer contains all frames, and the reference reads the frame at this offset.
        return recording.cells.withUnsafeBufferPointer { cells in
            guard let base = cells.baseAddress else { return (0, 0) }
            _ = reference_draw(base)
            let (bytes, span) = time {
                (1..<FrameSequence.count).reduce(0) { $0 + reference_draw(base + $1 * frame) }
            }
            return (bytes, Double(span))
        }
    }

    private func row(_ recording: Recording, _ isRGB: Bool, _ result: DrawingResult) -> [String] {
        let frames = Double(FrameSequence.count - 1)
        let ratios = Painter.Hand.allCases.map { result.ratio($0) }
        let isFast = ratios.allSatisfy { $0 <= Drawing.limit }
        return [
            "\(recording.kind)", "\(recording.columns)×\(recording.rows)", isRGB ? "rgb" : "256",
            fixed(Double(result.referenceBytes) / frames, 1),
            fixed(Double(result.bytes[.rows] ?? 0) / frames, 1), fixed(result.target, 0),
            result.blocks.map { "\($0)" } ?? "–",
            recording.isRight ? result.verdict : "NOT THEM",
            fixed(result.times.map(\.reference).median / frames / 1000, 1),
            fixed(result.times.map { $0.ours[.rows] ?? 0 }.median / frames / 1000, 1),
        ] + ratios.map { fixed($0, 2) } + [
            fixed(Drawing.limit, 1), options.isQuick ? "" : isFast ? "ok" : "over",
        ]
    }
}
