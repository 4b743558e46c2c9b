#if INSPECTOR
    import MarblePictures

    extension Inspector {
        func act(_ act: InspectorAct) {
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
            case .next(let steps): choose((listed.firstIndex { $0 === shownStream } ?? 0) + steps)
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
            forward(.surroundings(above))
        }

        func answer(_ key: KeyPress) {
            guard let (isOver, answer) = prompt?.take(key), let kind = prompt?.kind else { return }
            if isOver { prompt = nil }
            if let answer {
                switch kind {
                case .filter: filter = answer
                case .jump:
                    let place = InspectorPrompt.place(
                        of: answer, among: shownStream?.entries.map(\.time) ?? [])
                    if let place { go(.go(to: place)) } else { notice = words.noSuchPlace }
                }
            }
            show()
        }

        func stop() {
            serve()
            stopAtEnd(of: shownStream)
        }

        /// Stops after the last command of a stream.
        func stopAtEnd(of stream: Journal.Stream?) {
            chosen = stream
            travel.apply(.stop(at: stream?.entries.count ?? 0))
        }

        func go(_ command: TimeTravel.Command) {
            if !travel.isStanding { stop() }
            travel.apply(command)
            guard let position = travel.position, let entries = shownStream?.entries else { return }
            shownTurn =
                position == entries.count
                ? nil
                : position > 0
                    ? run.turn(of: entries[position - 1].number)
                    : run.turn(before: entries[0].number)
        }

        func choose(_ place: Int) {
            let listed = listed
            guard !listed.isEmpty else { return }
            let stream = listed[(place % listed.count + listed.count) % listed.count]
            chosen = stream
            guard travel.isStanding else { return }
            let entries = shownTurn?.entries ?? .max
            travel.apply(.stop(at: stream.entries.count))
            travel.apply(.go(to: stream.entries.count { $0.number < entries }))
        }

        /// Lets the clock continue from the present.
        private func leave() {
            if run !== newest {
                // A replaced run cannot continue. A new run continues from its last turn.
                shownTurn = run.turns.last
                return goOn()
            }
            (isWhole, isHelp) = (false, false)
            timeOffset = now - run.now
            travel.apply(.leave)
            shownTurn = nil
            chosen = chosen.flatMap { $0.listeners > 0 ? $0 : nil }
            forward(.surroundings(above))
        }

        /// Continues from the shown turn, and keeps the later commands as a branch.
        private func goOn() {
            guard let turn = shownTurn else { return leave() }
            guard run.isWhole else {
                notice = words.tooManyInputs
                return
            }
            let new = InspectedRun(
                run.program.again?(nil) ?? begin(), in: run.beginning, stopwatch: stopwatch)
            new.repeatInputs(Array(run.inputs.prefix(turn.inputs)), until: turn.time)
            if !new.isLike(run, until: turn) { notice = words.inexactReplay }
            show(new)
            leave()
        }

        /// Shows a new run, which continues from now on, and keeps the last one as a branch.
        func show(_ new: InspectedRun) {
            let name = chosen?.name
            branches = (branches + [run]).suffix(Inspector.keptBranches)
            (run, newest) = (new, new)
            chosen = new.journal.streams.last { $0.name == name && $0.listeners > 0 }
        }

        private static let keptBranches = 8
    }
#endif
