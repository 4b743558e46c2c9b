#if INSPECTOR
    import MarblePictures

    extension Inspector {
        /// Repeats the run without the input of the shown command, and shows the same time.
        func skip() {
            guard let position = travel.position, position > 0, let stream = shownStream else {
                return
            }
            guard run.isWhole else {
                notice = words.tooManyInputs
                return
            }
            let entry = stream.entries[position - 1]
            guard let input = run.input(of: entry.number) else {
                notice = words.notAnInput
                return
            }
            var inputs = run.inputs
            inputs.remove(at: input)
            let new = InspectedRun(
                run.program.again?(input) ?? begin(), in: run.beginning, stopwatch: stopwatch)
            new.repeatInputs(inputs, until: run.now)
            show(new)
            chosen = chosen ?? new.journal.streams.last { $0.name == stream.name }
            picture = lastPicture
            stopAtEnd(of: shownStream)
            go(.go(to: (shownStream?.entries ?? []).count { $0.time < entry.time }))
        }

        /// Shows the oldest branch at its end.
        func lookAtBranch() {
            guard !branches.isEmpty else {
                notice = words.onlyBranch
                return
            }
            let name = shownStream?.name
            branches.append(run)
            run = branches.removeFirst()
            chosen = run.journal.streams.last { $0.name == name }
            picture = lastPicture
            shownTurn = nil
            stopAtEnd(of: shownStream)
        }

        /// The current picture of the run or, if the run is over, its last picture.
        var lastPicture: Snapshot {
            let last = run.isOver ? run.turns.last?.frame?.picture : nil
            return last ?? run.draw()
        }
    }
#endif
