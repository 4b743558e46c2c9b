#if INSPECTOR
    /// The costs of a program's own frames, without the inspector: the bytes for a terminal, and
    /// the time for drawing and encoding.
    final class FrameLog {
        struct Frame: Equatable {
            let bytes: Int
            /// The time for drawing and encoding; nil without a stopwatch.
            let time: Duration?
        }

        static let capacity = 32

        private(set) var count = 0
        private(set) var newest: [Frame] = []
        private(set) var largest = Frame(bytes: 0, time: nil)
        private var encoder: CanvasEncoder
        private var output = ByteBuffer()
        private let stopwatch: (() -> Duration)?

        init(_ colors: ColorDepth, _ stopwatch: (() -> Duration)?) {
            encoder = CanvasEncoder(Dialect(colors: colors))
            self.stopwatch = stopwatch
        }

        func draw(_ session: Session) {
            let begun = stopwatch?()
            session.draw()
            output.removeAll()
            encoder.encode(&session.page.canvas, into: &output)
            let time = begun.flatMap { begun in stopwatch.map { $0() - begun } }
            let frame = Frame(bytes: output.count, time: time)
            count += 1
            newest = newest.suffix(FrameLog.capacity - 1) + [frame]
            largest = Frame(
                bytes: max(largest.bytes, frame.bytes),
                time: time.map { max($0, largest.time ?? .zero) })
        }
    }
#endif
