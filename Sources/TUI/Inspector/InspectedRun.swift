#if INSPECTOR
    import MarblePictures
    import Reactive

    /// A run of a program below an inspector. The inspector moves its clock. For each turn in which
    /// a named stream emits, the run keeps the picture as a value.
    final class InspectedRun {
        /// A turn: an input or a timer, and all that follows from it at once.
        struct Turn {
            /// How many entries the journal had behind it, and how many inputs had come.
            let entries, inputs: Int
            let time: Int
            let moment: InspectedMoment?
        }

        /// As many commands of a stream are kept at least, and as many turns.
        static let kept = 1_000

        /// A run with more inputs cannot be gone back in: all of them would have to come again.
        static let patience = 100_000

        let program: InspectedProgram
        let journal: Journal
        /// Counts its subscriptions.
        private let tally = Subscriptions.Tally()
        let frames: FrameLog
        let beginning: Surroundings
        private(set) var turns: [Turn] = []
        private(set) var inputs: [(time: Int, input: ProgramInput)] = []
        private let clock = VirtualTimeScheduler(resolution: .milliseconds(1))
        private let session: Session

        init(
            _ program: InspectedProgram, in surroundings: Surroundings,
            stopwatch: (() -> Duration)?
        ) {
            (self.program, beginning) = (program, surroundings)
            let (clock, tally) = (clock, tally)
            let journal = Journal(keeping: InspectedRun.kept) { clock.now }
            self.journal = journal
            frames = FrameLog(surroundings.colors, stopwatch)
            journal.open { program.observer?.begin(in: surroundings) }
            var session: Session?
            SharingScheduler.mock(scheduler: clock) {
                session = tally.counting {
                    journal.open {
                        Session(
                            surroundings: surroundings, scheduler: clock, theme: program.theme,
                            program.program)
                    }
                }
            }
            guard let session else { preconditionFailure("The scheduler was not lent to a run.") }
            self.session = session
            session.tell(program.observer, by: clock)
            let tell = session.onInput
            session.onInput = { [weak self] input in
                tell?(input)
                self?.note(input)
            }
            endTurn()
        }

        var now: Int { clock.clock }
        var isOver: Bool { session.isOver }
        var needsFrame: Bool { session.needsFrame }
        /// When something happens by itself; nil when nothing will.
        var nextChange: Int? { clock.nextTime }

        /// How many subscriptions are alive, where they are counted.
        var subscriptions: Int { tally.live }

        /// Whether all that came is known, so that one can go on from an earlier moment.
        var isWhole: Bool { inputs.count <= InspectedRun.patience }

        // MARK: Going on

        /// Lets time pass, a turn for each time at which something happens.
        func advance(to time: Int) {
            while let next = clock.nextTime, next <= time { advanceClock(to: next) }
            advanceClock(to: max(time, now))
        }

        private func advanceClock(to time: Int) {
            work { clock.advanceTo(time) }
            endTurn()
        }

        private func work(_ body: () -> Void) { tally.counting { journal.open(body) } }

        func take(_ input: ProgramInput) {
            work {
                switch input {
                case .event(let event): session.receive(event)
                case .surroundings(let surroundings): session.change(surroundings)
                case .answer(let text): program.answer(text)
                }
                // Work put off until after it.
                clock.advanceTo(now)
            }
            endTurn()
        }

        private func note(_ input: ProgramInput) {
            // Things on their way are where they are whenever frames were drawn.
            if case .event(.mouse) = input { session.refresh() }
            if isWhole { inputs.append((now, input)) }
        }

        private func endTurn() {
            guard journal.count > turns.last?.entries ?? -1 else { return }
            if turns.count >= 2 * InspectedRun.kept { turns.removeFirst(InspectedRun.kept) }
            turns.append(
                Turn(
                    entries: journal.count, inputs: inputs.count, time: now,
                    moment: session.moment))
        }

        /// Is given inputs that came before, becomes what another run was then, and goes on as a
        /// new one.
        func repeatInputs(_ past: [(time: Int, input: ProgramInput)], until end: Int) {
            for (time, input) in past where !isOver {
                advance(to: time)
                take(input)
            }
            if !isOver { advance(to: max(end, now)) }
            _ = (takeCopies(), takeRings())
            program.resume()
        }

        // MARK: Frames

        /// Draws the new frame, and keeps its cost.
        func draw() -> Snapshot {
            frames.draw(session)
            return Snapshot(session.page.canvas)
        }

        func takeCopies() -> [String] { session.takeCopies() }
        func takeRings() -> Bool { session.takeRings() }

        /// Nothing more comes.
        func end() { work { session.tellEnd(program.observer, by: clock) } }
    }

    extension InspectedRun {
        /// Whether it has said what another run had said until a turn, as far as that is still
        /// known.
        func isLike(_ other: InspectedRun, until turn: Turn) -> Bool {
            journal.count == turn.entries
                && other.said(until: turn).isSubset(of: said(until: turn))
        }

        /// The last that each stream has said until a turn.
        private func said(until turn: Turn) -> Set<String> {
            Set(
                journal.streams.compactMap { stream in
                    stream.entries.last { $0.number < turn.entries }.map {
                        "\($0.number) \($0.time) \(stream.name) \(InspectedCommand($0).text)"
                    }
                })
        }

        /// The turn in which an entry of the journal was made; the first there is, for one that was
        /// made before.
        func turn(of entry: Int) -> Turn? { turns.first { $0.entries > entry } }

        /// The input that began the turn of an entry; nil where that came by itself.
        func input(of entry: Int) -> Int? {
            guard let place = turns.firstIndex(where: { $0.entries > entry }), place > 0 else {
                return nil
            }
            let inputs = turns[place].inputs
            // Turns in which nothing was said are not kept: the last input may be of one of these.
            guard inputs > turns[place - 1].inputs,
                self.inputs[inputs - 1].time == turns[place].time
            else { return nil }
            return inputs - 1
        }

        /// The turn before the one in which an entry was made.
        func turn(before entry: Int) -> Turn? {
            turns.last { $0.entries <= entry } ?? turns.first
        }
    }
#endif
