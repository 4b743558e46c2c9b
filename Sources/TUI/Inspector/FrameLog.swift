#if INSPECTOR
    /// Costs of a program's own frames: the bytes that a terminal would be sent for them, without the
    /// inspector's, and the time that it takes to draw and to encode them.
    final class FrameLog {
        struct Frame: Equatable {
            let bytes: Int
            let time: Duration
        }

        static let kept = 32

        private(set) var count = 0
        private(set) var newest: [Frame] = []
        private(set) var most = Frame(bytes: 0, time: .zero)
        private var encoder: CanvasEncoder
        private var output = ByteBuffer()
        private let stopwatch: () -> Duration

        init(_ colors: ColorDepth, _ stopwatch: @escaping () -> Duration) {
            encoder = CanvasEncoder(Dialect(colors: colors))
            self.stopwatch = stopwatch
        }

        func draw(_ session: Session) {
            let begun = stopwatch()
            session.draw()
            output.removeAll()
            encoder.encode(&session.page.canvas, into: &output)
            let frame = Frame(bytes: output.count, time: stopwatch() - begun)
            count += 1
            newest = newest.suffix(FrameLog.kept - 1) + [frame]
            most = Frame(bytes: max(most.bytes, frame.bytes), time: max(most.time, frame.time))
        }
    }
#endif
