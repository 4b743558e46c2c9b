#if INSPECTOR
    import Reactive

    extension Inspector {
        /// Advances the program's clock to the present, and shows what has changed.
        func serve() {
            guard !travel.isStanding else { return }
            run.advance(to: now - timeOffset)
            for text in run.takeCopies() { console.copy(text) }
            if run.takeRings() { console.ring() }
            if run.isOver { return emit(nil) }
            if run.needsFrame, now >= nextFrame {
                picture = run.draw()
                nextFrame = now + Inspector.pace
                show()
            } else if isMoving, now.isMultiple(of: Inspector.beat) {
                show()
            }
            plan()
        }

        private static let pace = Int(FramePace.interval / 1_000_000)
        private static let beat = Int(InspectedStream.pace / .milliseconds(1))

        /// Indicates whether the panel's marbles are moving.
        private var isMoving: Bool {
            run.now - (run.turns.last?.time ?? 0) <= Inspector.beat * (InspectedStream.columns + 1)
        }

        private func plan() {
            var next = run.nextChange.map { $0 + timeOffset } ?? .max
            if run.needsFrame { next = min(next, nextFrame) }
            if isMoving { next = min(next, (now / Inspector.beat + 1) * Inspector.beat) }
            guard next < .max else { return }
            let wait = Duration.milliseconds(max(0, next - now))
            let scheduler = console.scheduler
            scheduler.schedule(work, at: scheduler.clock + scheduler.ticks(in: wait))
        }
    }
#endif
