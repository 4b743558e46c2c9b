#if INSPECTOR
    import MarblePictures
    import Reactive

    /// A run of a program under an inspector, which controls its clock. For each turn in which a
    /// named stream emits, the run stores the picture.
    final class InspectedRun {
        /// A turn: an input or a timer, and everything that follows at once.
        struct Turn {
            /// The numbers of journal entries and inputs up to the end of the turn.
            let entries, inputs: Int
            let time: Int
            let frame: InspectedFrame?
        }

        /// The minimum number of turns to keep, and of commands per stream.
        static let keptTurns = 1_000

        /// The maximum number of inputs of a run in which the user can go back, because going back
        /// repeats all of them.
        static let inputLimit = 100_000

        let program: InspectedProgram
        let journal: Journal
        /// The counter of the run's subscriptions.
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
            let journal = Journal(keeping: InspectedRun.keptTurns) { clock.now }
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
            guard let session else {
                preconditionFailure("SharingScheduler.mock did not run its action.")
            }
            self.session = session
            session.report(to: program.observer, by: clock)
            let emit = session.onInput
            session.onInput = { [weak self] input in
                emit?(input)
                self?.note(input)
            }
            endTurn()
        }

        var now: Int { clock.clock }
        var isOver: Bool { session.isOver }
        var needsFrame: Bool { session.needsFrame }
        /// The time of the next scheduled work; nil if there is none.
        var nextChange: Int? { clock.nextTime }

        /// The number of active subscriptions, if they are counted.
        var subscriptions: Int { tally.live }

        /// Indicates whether the run has stored all its inputs. Only then can the user continue
        /// from an earlier moment.
        var isWhole: Bool { inputs.count <= InspectedRun.inputLimit }

        // MARK: Going on

        /// Advances the clock, with a turn for each time that has scheduled work.
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
                // Does the work that the input has scheduled for the current time.
                clock.advanceTo(now)
            }
            endTurn()
        }

        private func note(_ input: ProgramInput) {
            // The areas of moving views must not depend on the times of the frames.
            if case .event(.mouse) = input { session.updatePage() }
            if isWhole { inputs.append((now, input)) }
        }

        private func endTurn() {
            guard journal.count > turns.last?.entries ?? -1 else { return }
            if turns.count >= 2 * InspectedRun.keptTurns {
                turns.removeFirst(InspectedRun.keptTurns)
            }
            turns.append(
                Turn(
                    entries: journal.count, inputs: inputs.count, time: now,
                    frame: session.frame))
        }

        /// Repeats earlier inputs to reach the state of another run, and then continues as a new
        /// run.
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

        /// Draws a frame and records its cost.
        func draw() -> Snapshot {
            frames.draw(session)
            return Snapshot(session.page.canvas)
        }

        func takeCopies() -> [String] { session.takeCopies() }
        func takeRings() -> Bool { session.takeRings() }

        /// Reports the end of the run.
        func end() { work { session.reportEnd(to: program.observer, by: clock) } }
    }

    extension InspectedRun {
        /// Returns whether this run has the same journal as another run up to a turn. Compares only
        /// the number of entries, and the last command of each stream.
        func isLike(_ other: InspectedRun, until turn: Turn) -> Bool {
            journal.count == turn.entries
                && other.lastCommands(until: turn).isSubset(of: lastCommands(until: turn))
        }

        /// Returns the last command of each stream up to a turn.
        private func lastCommands(until turn: Turn) -> Set<String> {
            Set(
                journal.streams.compactMap { stream in
                    stream.entries.last { $0.number < turn.entries }.map {
                        "\($0.number) \($0.time) \(stream.name) \(InspectedCommand($0).text)"
                    }
                })
        }

        /// Returns the turn of a journal entry, or the first stored turn if the entry is older.
        func turn(of entry: Int) -> Turn? { turns.first { $0.entries > entry } }

        /// Returns the index of the input that began the turn of an entry. Nil if a timer began the
        /// turn, or if no earlier turn is stored.
        func input(of entry: Int) -> Int? {
            guard let place = turns.firstIndex(where: { $0.entries > entry }), place > 0 else {
                return nil
            }
            let inputs = turns[place].inputs
            // Turns without journal entries are not stored, and the last input may belong to such a
            // turn.
            guard inputs > turns[place - 1].inputs,
                self.inputs[inputs - 1].time == turns[place].time
            else { return nil }
            return inputs - 1
        }

        /// Returns the turn before that of an entry, or the first stored turn.
        func turn(before entry: Int) -> Turn? {
            turns.last { $0.entries <= entry } ?? turns.first
        }
    }
#endif
