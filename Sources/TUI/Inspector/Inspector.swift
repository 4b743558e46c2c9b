#if INSPECTOR
    import MarblePictures
    import Reactive

    /// A program above another one: it shows that one's picture, and below it what its streams say
    /// and what its frames cost. Its clock can be stopped, and then one looks back through the
    /// commands of a stream, and goes on from any of them.
    ///
    /// Pictures of what was are values that were kept. To go on from a moment, the program begins
    /// anew and is given all that came until then, at its own times: the run is a function of that.
    final class Inspector {
        private let console: Console
        private let stopwatch: (() -> Duration)?
        private let begin: () -> InspectedProgram
        private let tell: (InspectorPicture?) -> Void

        private(set) var run: InspectedRun
        /// How much later it is here than in the run.
        private var lead = 0
        private var travel = TimeTravel()
        /// The turn where one stands; nil at the present.
        private var stand: InspectedRun.Turn?
        /// The stream that was chosen, if one was.
        private var chosen: Journal.Stream?
        private var picture: Snapshot
        private var notice: String?
        private var surroundings: Surroundings
        /// When a frame may be drawn, in milliseconds.
        private var nextFrame = 0
        /// Whether the button that is held was pressed in the program's picture.
        private var isHeldAbove = false
        private lazy var work = ScheduledWork { [weak self] in self?.serve() }

        private init(
            _ console: Console, _ surroundings: Surroundings,
            stopwatch: (() -> Duration)?, begin: @escaping () -> InspectedProgram,
            tell: @escaping (InspectorPicture?) -> Void
        ) {
            (self.console, self.surroundings, self.begin) = (console, surroundings, begin)
            (self.stopwatch, self.tell) = (stopwatch, tell)
            run = InspectedRun(begin(), in: surroundings.above, stopwatch: stopwatch)
            picture = run.draw()
            lead = now
        }

        /// The pictures of a program with its inspector. It ends when the program does.
        static func program(
            _ console: Console, stopwatch: (() -> Duration)?,
            begin: @escaping () -> InspectedProgram
        ) -> Driver<InspectorPicture> {
            Observable { downstream in
                var inspector: Inspector?
                console.surroundings.asObservable().forward(to: downstream) { surroundings in
                    if let inspector { return inspector.move(to: surroundings) }
                    let new = Inspector(
                        console, surroundings, stopwatch: stopwatch, begin: begin
                    ) { picture in
                        if let picture { downstream.next(picture) } else { downstream.complete() }
                    }
                    inspector = new
                    downstream.lifetime.onDispose {
                        new.work.dispose()
                        new.run.end()
                    }
                    new.serve()
                    new.show()
                }
                console.events.forward(to: downstream) { inspector?.take($0) }
                console.intents(of: InspectorAct.self, keys: []).compactMap(\.pressed)
                    .forward(to: downstream) { inspector?.act($0) }
            }
            .asDriver(onErrorDriveWith: .empty())
        }

        private var now: Int { Int(console.scheduler.now / .milliseconds(1)) }
    }

    // MARK: The program's time

    extension Inspector {
        /// Lets the program's clock catch up, and shows what is new.
        private func serve() {
            guard !travel.isStanding else { return }
            run.advance(to: now - lead)
            for text in run.takeCopies() { console.copy(text) }
            if run.takeRings() { console.ring() }
            if run.isOver { return tell(nil) }
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

        /// Whether marbles are in sight, and move.
        private var isMoving: Bool {
            run.now - (run.turns.last?.time ?? 0) <= Inspector.beat * (InspectedStream.columns + 1)
        }

        private func plan() {
            var next = run.nextChange.map { $0 + lead } ?? .max
            if run.needsFrame { next = min(next, nextFrame) }
            if isMoving { next = min(next, (now / Inspector.beat + 1) * Inspector.beat) }
            guard next < .max else { return }
            let wait = Duration.milliseconds(max(0, next - now))
            let scheduler = console.scheduler
            scheduler.schedule(work, at: scheduler.clock + scheduler.ticks(in: wait))
        }

        private func hand(_ input: ProgramInput) {
            guard !travel.isStanding else { return }
            run.advance(to: now - lead)
            run.take(input)
            serve()
        }

        private func move(to surroundings: Surroundings) {
            self.surroundings = surroundings
            hand(.surroundings(surroundings.above))
            show()
        }

        private func take(_ event: TerminalEvent) {
            switch event {
            case .key(let key):
                if let act = InspectorAct(key, isStanding: travel.isStanding) {
                    return self.act(act)
                }
            case .mouse(let mouse):
                if !isAbove(mouse) {
                    if case .wheel(let way) = mouse.action, travel.isStanding {
                        act(.step(by: way == .up ? -1 : 1))
                    }
                    return
                }
            case .resize: return
            default: break
            }
            hand(.event(event))
        }

        /// Whether a report of the mouse is the program's: what was pressed there is let go there.
        private func isAbove(_ mouse: Mouse) -> Bool {
            let isThere = mouse.row < surroundings.above.size.rows
            switch mouse.action {
            case .press: isHeldAbove = isThere
            case .drag: return isHeldAbove
            case .release:
                defer { isHeldAbove = false }
                return isHeldAbove
            case .move, .wheel: break
            }
            return isThere
        }
    }

    // MARK: Travelling

    extension Inspector {
        private func act(_ act: InspectorAct) {
            notice = nil
            switch act {
            case .toggle: if travel.isStanding { leave() } else { stop() }
            case .step(let steps): go(.step(by: steps))
            case .go(let place): go(.go(to: place))
            case .first: go(.go(to: 0))
            case .last: go(.go(to: .max))
            case .choose(let place): choose(place)
            case .next(let steps): choose((listed.firstIndex { $0 === looked } ?? 0) + steps)
            case .goOn: goOn()
            }
            show()
        }

        private func stop() {
            serve()
            chosen = looked
            travel.apply(.stop(at: looked?.entries.count ?? 0))
        }

        private func go(_ command: TimeTravel.Command) {
            if !travel.isStanding { stop() }
            travel.apply(command)
            guard let position = travel.position, let entries = looked?.entries else { return }
            stand =
                position == entries.count
                ? nil
                : position > 0
                    ? run.turn(of: entries[position - 1].number)
                    : run.turn(before: entries[0].number)
        }

        private func choose(_ place: Int) {
            let listed = listed
            guard !listed.isEmpty else { return }
            let stream = listed[(place % listed.count + listed.count) % listed.count]
            chosen = stream
            guard travel.isStanding else { return }
            let entries = stand?.entries ?? .max
            travel.apply(.stop(at: stream.entries.count))
            travel.apply(.go(to: stream.entries.count { $0.number < entries }))
        }

        /// Lets the clock go on from the present.
        private func leave() {
            lead = now - run.now
            travel.apply(.leave)
            stand = nil
            chosen = chosen.flatMap { $0.listeners > 0 ? $0 : nil }
            hand(.surroundings(surroundings.above))
        }

        /// Goes on from the turn where one stands. What came behind it is gone.
        private func goOn() {
            guard let turn = stand else { return leave() }
            guard run.isWhole else {
                notice = "More has come than can come again: one cannot go on from here."
                return
            }
            let new = InspectedRun(begin(), in: run.beginning, stopwatch: stopwatch)
            new.repeatInputs(of: run, to: turn)
            if !new.isLike(run, until: turn) {
                notice =
                    "It is not quite as it was: something comes from outside that was not kept."
            }
            let name = chosen?.name
            run = new
            chosen = new.journal.streams.last { $0.name == name && $0.listeners > 0 }
            leave()
        }
    }

    // MARK: The picture

    extension Inspector {
        /// The streams that can be looked at: those that outlive their screen, those that are
        /// listened to, plays first, and while one stands those that were; of each the newest
        /// first.
        private var listed: [Journal.Stream] {
            let streams = run.journal.streams.reversed()
            let alive = streams.filter { $0.listeners > 0 && !$0.isLeaked }
            let over = streams.filter { $0.listeners == 0 && !$0.entries.isEmpty }
            return streams.filter(\.isLeaked) + alive.filter(\.isPlay) + alive.filter { !$0.isPlay }
                + (travel.isStanding ? over : [])
        }

        /// The stream whose commands are shown: the one that was chosen, or the newest play.
        private var looked: Journal.Stream? {
            if let chosen, travel.isStanding || chosen.listeners > 0 { return chosen }
            let plays = run.journal.streams.filter { $0.isPlay && $0.listeners > 0 }
            return plays.last { !$0.entries.isEmpty } ?? plays.last ?? listed.first
        }

        private func show() {
            let rows = InspectorPicture.rows(of: surroundings.size.rows)
            let room = InspectorPanel.room(in: rows)
            let (listed, looked) = (listed, looked)
            let place = listed.firstIndex { $0 === looked }
            let entries = looked?.entries ?? []
            let position = travel.position ?? entries.count
            let streams = InspectorPanel.window(of: listed.count, around: place ?? 0, in: room)
            let commands = InspectorPanel.window(
                of: entries.count, around: position - 1, in: room)
            let time = Duration.milliseconds(stand?.time ?? run.now)
            let (frames, count) = (run.frames, stand?.entries ?? .max)
            let panel = InspectorPanel(
                streams: listed[streams].map { InspectedStream($0, at: time, of: count) },
                firstStream: streams.lowerBound, streamCount: listed.count, chosen: place,
                commands: entries[commands].map(InspectedCommand.init),
                firstCommand: commands.lowerBound, position: position,
                isStanding: travel.isStanding, time: time, live: run.subscriptions,
                leaked: run.journal.leaks.count, frames: frames.count, newest: frames.newest,
                most: frames.most, notice: notice, rows: rows)
            tell(InspectorPicture(picture: stand?.moment?.picture ?? picture, panel: panel))
        }
    }

    extension Surroundings {
        /// The same for a program above the panel.
        fileprivate var above: Surroundings {
            var above = self
            above.size.rows -= InspectorPicture.rows(of: size.rows)
            return above
        }
    }
#endif
