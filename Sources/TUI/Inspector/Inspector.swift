#if INSPECTOR
    import MarblePictures
    import Reactive

    /// A program around another one. It shows that program's picture, and below it the commands of
    /// its streams and the costs of its frames. The user can stop the clock, look back through the
    /// commands of a stream, and continue from any of them.
    ///
    /// Earlier pictures are stored as values. To continue from a moment, the inspector starts the
    /// program again with all inputs up to that moment, at the same times, because they alone
    /// determine the run.
    final class Inspector {
        private let console: Console
        private let stopwatch: (() -> Duration)?
        private let begin: () -> InspectedProgram
        private let tell: (InspectorPicture?) -> Void

        private(set) var run: InspectedRun
        /// The run whose clock advances.
        private var newest: InspectedRun
        /// Runs that were replaced by another one, the oldest first.
        private var branches: [InspectedRun] = []
        /// The inspector's time minus the time of the run.
        private var lead = 0
        private var travel = TimeTravel()
        /// The turn that is shown; nil for the present.
        private var stand: InspectedRun.Turn?
        /// The stream that the user chose; nil if there is none.
        private var chosen: Journal.Stream?
        private var picture: Snapshot
        private var notice: String?
        private var prompt: InspectorPrompt?
        /// Only streams whose names contain this text are listed.
        private var filter = ""
        private var isHidden = false
        /// Whether the value is shown instead of the picture, and which of its parts is chosen.
        private var isWhole = false
        private var isHelp = false
        private var leaf = 0
        /// A part of the values of a stream that is always shown.
        private var pin: (stream: String, path: String)?
        private var surroundings: Surroundings
        /// The earliest time of the next frame, in milliseconds.
        private var nextFrame = 0
        /// Whether the mouse button that is down was pressed on the program, above the inspector.
        private var isHeldAbove = false
        private lazy var work = ScheduledWork { [weak self] in self?.serve() }

        private init(
            _ console: Console, _ surroundings: Surroundings,
            stopwatch: (() -> Duration)?, begin: @escaping () -> InspectedProgram,
            tell: @escaping (InspectorPicture?) -> Void
        ) {
            (self.console, self.surroundings, self.begin) = (console, surroundings, begin)
            (self.stopwatch, self.tell) = (stopwatch, tell)
            let program = begin()
            run = InspectedRun(
                program, in: program.past?.beginning ?? surroundings.above(hiding: false),
                stopwatch: stopwatch)
            newest = run
            if let past = program.past {
                run.repeatInputs(past.inputs, until: past.inputs.last?.time ?? 0)
            }
            picture = run.draw()
            lead = now - run.now
            guard program.past != nil else { return }
            picture = lastPicture
            stand(at: looked)
        }

        private var words: InspectorWords { run.program.words }

        /// The surroundings of the program above the panel.
        private var above: Surroundings { surroundings.above(hiding: isHidden) }

        /// Returns the pictures of a program with its inspector. The stream ends when the program
        /// does.
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
        /// Advances the program's clock to the present, and shows changes.
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

        /// Whether the marbles of the panel are moving.
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
            hand(.surroundings(above))
            show()
        }

        private func take(_ event: TerminalEvent) {
            switch event {
            case .key(let key) where prompt != nil:
                answer(key)
                return
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

        /// Whether a mouse report belongs to the program. A release belongs to the side of its
        /// press.
        private func isAbove(_ mouse: Mouse) -> Bool {
            let isThere = mouse.row < above.size.rows
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

    // MARK: Traveling

    extension Inspector {
        private func act(_ act: InspectorAct) {
            notice = nil
            switch act {
            case .toggle: if travel.isStanding { leave() } else { stop() }
            case .hide: hide()
            case .step(let steps): go(.step(by: steps))
            case .go(let place): go(.go(to: place))
            case .first: go(.go(to: 0))
            case .last: go(.go(to: .max))
            case .choose(let place): choose(place)
            case .next(let steps) where isWhole && travel.isStanding: leaf = max(0, leaf + steps)
            case .next(let steps): choose((listed.firstIndex { $0 === looked } ?? 0) + steps)
            case .goOn: goOn()
            case .whole: (isWhole, isHelp, leaf) = (!isWhole, false, 0)
            case .help: isHelp.toggle()
            case .ask(let kind): prompt = InspectorPrompt(kind: kind)
            case .skip: skip()
            case .branch: lookAtBranch()
            case .pin: pinLeaf()
            case .when: goToChange()
            case .export: export()
            }
            show()
        }

        private func hide() {
            isHidden.toggle()
            hand(.surroundings(above))
        }

        private func answer(_ key: KeyPress) {
            guard let (isOver, answer) = prompt?.take(key), let kind = prompt?.kind else { return }
            if isOver { prompt = nil }
            if let answer {
                switch kind {
                case .filter: filter = answer
                case .jump:
                    let place = InspectorPrompt.place(
                        of: answer, among: looked?.entries.map(\.time) ?? [])
                    if let place { go(.go(to: place)) } else { notice = words.noSuchPlace }
                }
            }
            show()
        }

        private func stop() {
            serve()
            stand(at: looked)
        }

        /// Stops after the last command of a stream.
        private func stand(at stream: Journal.Stream?) {
            chosen = stream
            travel.apply(.stop(at: stream?.entries.count ?? 0))
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

        /// Lets the clock continue from the present.
        private func leave() {
            if run !== newest {
                // A replaced run does not continue by itself: another run replaces it.
                stand = run.turns.last
                return goOn()
            }
            (isWhole, isHelp) = (false, false)
            lead = now - run.now
            travel.apply(.leave)
            stand = nil
            chosen = chosen.flatMap { $0.listeners > 0 ? $0 : nil }
            hand(.surroundings(above))
        }

        /// Continues from the shown turn. The commands after it are kept as a branch.
        private func goOn() {
            guard let turn = stand else { return leave() }
            guard run.isWhole else {
                notice = words.tooMuch
                return
            }
            let new = InspectedRun(
                run.program.again?(nil) ?? begin(), in: run.beginning, stopwatch: stopwatch)
            new.repeatInputs(Array(run.inputs.prefix(turn.inputs)), until: turn.time)
            if !new.isLike(run, until: turn) { notice = words.notQuite }
            follow(new)
            leave()
        }

        /// Shows a new run, which continues from now on, and keeps the last one as a branch.
        private func follow(_ new: InspectedRun) {
            let name = chosen?.name
            branches = (branches + [run]).suffix(Inspector.keptBranches)
            (run, newest) = (new, new)
            chosen = new.journal.streams.last { $0.name == name && $0.listeners > 0 }
        }

        private static let keptBranches = 8

        // MARK: Other ways

        /// Repeats the run without the input of the shown command, and shows the same time.
        private func skip() {
            guard let position = travel.position, position > 0, let stream = looked else { return }
            guard run.isWhole else {
                notice = words.tooMuch
                return
            }
            let entry = stream.entries[position - 1]
            guard let input = run.input(of: entry.number) else {
                notice = words.byItself
                return
            }
            var inputs = run.inputs
            inputs.remove(at: input)
            let new = InspectedRun(
                run.program.again?(input) ?? begin(), in: run.beginning, stopwatch: stopwatch)
            new.repeatInputs(inputs, until: run.now)
            follow(new)
            chosen = chosen ?? new.journal.streams.last { $0.name == stream.name }
            picture = lastPicture
            stand(at: looked)
            go(.go(to: (looked?.entries ?? []).count { $0.time < entry.time }))
        }

        /// Shows the oldest branch at its end.
        private func lookAtBranch() {
            guard !branches.isEmpty else {
                notice = words.onlyBranch
                return
            }
            let name = looked?.name
            branches.append(run)
            run = branches.removeFirst()
            chosen = run.journal.streams.last { $0.name == name }
            picture = lastPicture
            stand = nil
            stand(at: looked)
        }

        /// The present picture of the run, or the last one before its end.
        private var lastPicture: Snapshot {
            let last = run.isOver ? run.turns.last?.frame?.picture : nil
            return last ?? run.draw()
        }

        // MARK: Values

        /// The value at the shown moment: the stream's last element.
        private var value: Any? {
            guard let entries = looked?.entries else { return nil }
            return entries.prefix(travel.position ?? entries.count).last {
                $0.event.element != nil
            }?
            .event.element
        }

        private func pinLeaf() {
            guard isWhole, let stream = looked, let value else {
                notice = words.nothingPinned
                return
            }
            let leaves = ValueLeaf.leaves(of: value)
            let path = leaves[min(leaf, leaves.count - 1)].path
            let isPinned = pin.map { $0 == (stream.name, path) } ?? false
            pin = isPinned ? nil : (stream.name, path)
        }

        /// The pinned value at the shown moment.
        private var pinned: String? {
            guard let pin, let stream = run.journal.streams.last(where: { $0.name == pin.stream })
            else { return nil }
            let count = stand?.entries ?? .max
            let value = stream.entries.last { $0.number < count && $0.event.element != nil }?
                .event.element
            let text = value.flatMap { ValueLeaf.text(at: pin.path, of: $0) } ?? "–"
            return "\(pin.path.isEmpty ? pin.stream : pin.path): \(text)"
        }

        /// Goes back to the element that gave the pinned part its value.
        private func goToChange() {
            guard let pin, let stream = run.journal.streams.last(where: { $0.name == pin.stream })
            else {
                notice = words.nothingPinned
                return
            }
            let count = stand?.entries ?? .max
            let past = stream.entries.prefix { $0.number < count }
            func text(_ entry: Journal.Entry) -> String? {
                entry.event.element.flatMap { ValueLeaf.text(at: pin.path, of: $0) }
            }
            let isHere = looked === stream && travel.position == past.count
            var later = past.indices.last
            // If a change is shown already, the one before it is meant.
            if isHere, past.count > 1, text(past[past.count - 1]) != text(past[past.count - 2]) {
                later = past.count - 2
            }
            while let place = later, place > 0 {
                if text(past[place]) != text(past[place - 1]) {
                    chosen = stream
                    if !travel.isStanding { stop() }
                    travel.apply(.stop(at: stream.entries.count))
                    go(.go(to: place + 1))
                    let time = past[place].time.reading
                    notice = "\(text(past[place]) ?? "–") \(words.since) \(time)"
                    return
                }
                later = place - 1
            }
            notice = "\(pin.path) \(words.neverAnother)"
        }

        private func export() {
            guard let export = run.program.export else {
                notice = words.noExport
                return
            }
            let (inputs, time) = (stand?.inputs ?? run.inputs.count, stand?.time ?? run.now)
            notice = export(inputs, time)
        }
    }

    // MARK: The picture

    extension Inspector {
        /// The streams to choose from: first those that outlive their screen, then those with
        /// listeners, plays first. While the clock is stopped, or after the end, also those without
        /// listeners. Newer streams come first.
        private var listed: [Journal.Stream] {
            let streams = run.journal.streams.reversed().filter {
                filter.isEmpty || $0.name.contains(filter)
            }
            let alive = streams.filter { $0.listeners > 0 && !$0.isLeaked }
            let over = streams.filter { $0.listeners == 0 && !$0.entries.isEmpty }
            return streams.filter(\.isLeaked) + alive.filter(\.isPlay) + alive.filter { !$0.isPlay }
                + (travel.isStanding || run.isOver ? over : [])
        }

        /// The stream whose commands are shown: the chosen one, or the newest play.
        private var looked: Journal.Stream? {
            if let chosen, travel.isStanding || chosen.listeners > 0 { return chosen }
            // After its end, a run has no listeners.
            let plays = run.journal.streams.filter {
                $0.isPlay && ($0.listeners > 0 || run.isOver)
            }
            return plays.last { !$0.entries.isEmpty } ?? plays.last ?? listed.first
        }

        private func show() {
            let rows = isHidden ? 0 : InspectorPicture.rows(of: surroundings.size.rows)
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
                most: frames.most, notice: note, rows: rows, columns: surroundings.size.columns,
                branch: branches.isEmpty ? nil : (branches.count + 1), filter: filter,
                pinned: pinned, isWhole: isWhole, words: words)
            tell(
                InspectorPicture(
                    picture: stand?.frame?.picture ?? picture, value: wholeValue, panel: panel))
        }
    }

    extension Inspector {
        /// A problem, or the present prompt.
        private var note: String? {
            guard let prompt else { return notice }
            return "\(prompt.kind == .filter ? words.filter : words.jump): \(prompt.text)▏"
        }

        /// The parts of the shown value, if it is shown as a whole.
        private var wholeValue: WholeValue? {
            func whole(_ leaves: [ValueLeaf], _ chosen: Int) -> WholeValue {
                WholeValue(
                    leaves: leaves, chosen: chosen, columns: surroundings.size.columns,
                    rows: above.size.rows)
            }
            guard travel.isStanding else { return nil }
            if isHelp {
                let keys = InspectorAct.bar(isStanding: true, isWhole: true, words)
                return whole(keys.map { ValueLeaf(path: $0.key, lines: [$0.name]) }, -1)
            }
            guard isWhole, let value else { return nil }
            let leaves = ValueLeaf.leaves(of: value)
            leaf = min(leaf, leaves.count - 1)
            return whole(leaves, leaf)
        }
    }

    extension Surroundings {
        /// The surroundings of the program above the panel.
        fileprivate func above(hiding isHidden: Bool) -> Surroundings {
            var above = self
            if !isHidden { above.size.rows -= InspectorPicture.rows(of: size.rows) }
            return above
        }
    }
#endif
