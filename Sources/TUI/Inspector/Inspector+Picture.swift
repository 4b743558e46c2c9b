#if INSPECTOR
    import MarblePictures

    extension Inspector {
        /// The streams to choose from, in groups: streams that outlive their screen, plays with
        /// listeners, and other streams with listeners. While the clock is stopped, or after the
        /// end, streams without listeners are the last group. Newer streams come first in a group.
        var listed: [Journal.Stream] {
            let streams = run.journal.streams.reversed().filter {
                filter.isEmpty || $0.name.contains(filter)
            }
            let alive = streams.filter { $0.listeners > 0 && !$0.isLeaked }
            let over = streams.filter { $0.listeners == 0 && !$0.entries.isEmpty }
            return streams.filter(\.isLeaked) + alive.filter(\.isPlay) + alive.filter { !$0.isPlay }
                + (travel.isStanding || run.isOver ? over : [])
        }

        /// The stream whose commands the panel shows: the chosen one, the newest play or, if there
        /// is no play, the first listed stream.
        var shownStream: Journal.Stream? {
            if let chosen, travel.isStanding || chosen.listeners > 0 { return chosen }
            // After its end, a run has no listeners.
            let plays = run.journal.streams.filter {
                $0.isPlay && ($0.listeners > 0 || run.isOver)
            }
            return plays.last { !$0.entries.isEmpty } ?? plays.last ?? listed.first
        }

        func show() {
            let rows = isHidden ? 0 : InspectorPicture.rows(of: surroundings.size.rows)
            let room = InspectorPanel.room(in: rows)
            let (listed, shownStream) = (listed, shownStream)
            let place = listed.firstIndex { $0 === shownStream }
            let entries = shownStream?.entries ?? []
            let position = travel.position ?? entries.count
            let streams = InspectorPanel.window(of: listed.count, around: place ?? 0, in: room)
            let commands = InspectorPanel.window(
                of: entries.count, around: position - 1, in: room)
            let time = Duration.milliseconds(shownTurn?.time ?? run.now)
            let (frames, count) = (run.frames, shownTurn?.entries ?? .max)
            let panel = InspectorPanel(
                streams: listed[streams].map { InspectedStream($0, at: time, of: count) },
                firstStream: streams.lowerBound, streamCount: listed.count, chosen: place,
                commands: entries[commands].map(InspectedCommand.init),
                firstCommand: commands.lowerBound, position: position,
                isStanding: travel.isStanding, time: time, live: run.subscriptions,
                leaked: run.journal.leaks.count, frames: frames.count, newest: frames.newest,
                largest: frames.largest, notice: note, rows: rows,
                columns: surroundings.size.columns,
                branch: branches.isEmpty ? nil : (branches.count + 1), filter: filter,
                pinned: pinned, isWhole: isWhole, words: words)
            emit(
                InspectorPicture(
                    picture: shownTurn?.frame?.picture ?? picture, value: wholeValue, panel: panel))
        }

        /// The current prompt or, without one, a problem.
        private var note: String? {
            guard let prompt else { return notice }
            return "\(prompt.kind == .filter ? words.filter : words.jump): \(prompt.text)▏"
        }

        /// The lines that replace the picture: the keys, or the parts of the value. Nil if the
        /// picture is shown.
        private var wholeValue: WholeValue? {
            func whole(_ leaves: [ValueLeaf], _ chosen: Int) -> WholeValue {
                WholeValue(
                    leaves: leaves, chosen: chosen, columns: surroundings.size.columns,
                    rows: above.size.rows)
            }
            guard travel.isStanding else { return nil }
            if isHelp {
                return whole(keyLines, -1)
            }
            guard isWhole, let value else { return nil }
            let leaves = ValueLeaf.leaves(of: value)
            leaf = min(leaf, leaves.count - 1)
            return whole(leaves, leaf)
        }

        /// All keys with their names, in as many columns as necessary.
        private var keyLines: [ValueLeaf] {
            let keys = InspectorAct.bar(isStanding: true, isWhole: true, words).map {
                "\($0.key): \($0.name)"
            }
            let rows = max(1, above.size.rows)
            let columns = (keys.count + rows - 1) / rows
            let width = max(1, (surroundings.size.columns - 2) / columns)
            return (0..<min(rows, keys.count)).map { row in
                let cells = stride(from: row, to: keys.count, by: rows).map { keys[$0] }
                let line = cells.dropLast().map { cell in
                    let room = max(1, width - CharacterWidth(cell).columns)
                    return cell + String(repeating: " ", count: room)
                }
                return ValueLeaf(path: "", lines: [line.joined() + (cells.last ?? "")])
            }
        }
    }
#endif
