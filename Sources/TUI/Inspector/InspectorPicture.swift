import MarblePictures

#if INSPECTOR
    /// The picture of a program at a moment, with facts about its run below it.
    struct InspectorPicture: CompositeView {
        let picture: Snapshot
        /// The value to show in place of the picture; nil to show the picture.
        let value: WholeValue?
        let panel: InspectorPanel

        /// Returns the number of rows for the panel in a window with this number of rows.
        static func rows(of rows: Int) -> Int { min(max(8, rows - 26), 16, max(0, rows - 1)) }

        var content: some View {
            Column {
                if let value {
                    value.stretching(columns: 1, rows: 1)
                } else {
                    picture.stretching(columns: 1, rows: 1)
                }
                if panel.rows > 0 { panel }
            }
        }
    }

    /// The parts of a value, with a chosen one.
    struct WholeValue: CompositeView {
        let leaves: [ValueLeaf]
        let chosen: Int
        let columns, rows: Int

        var content: some View {
            let lines = leaves.enumerated().flatMap { place, leaf in
                leaf.laidOut(columns: columns - 2).enumerated().map { number, line in
                    (text: line, isChosen: place == chosen, isFirst: number == 0)
                }
            }
            let first = lines.firstIndex(where: \.isChosen) ?? 0
            let shown = InspectorPanel.window(of: lines.count, around: first, in: rows)
            return Column {
                for line in lines[shown] {
                    Row(spacing: 1) {
                        Text(line.isChosen && line.isFirst ? "▸" : " ", .accent)
                        Text(line.text, line.isChosen ? .accent : .text).frame(rows: 1)
                    }
                }
            }
        }
    }

    /// The streams, commands and frames of a run.
    struct InspectorPanel: CompositeView {
        /// The visible streams, the index of the first one, and the number of all.
        let streams: [InspectedStream]
        let firstStream, streamCount: Int
        /// The index of the chosen stream in the list; nil if the list does not contain it.
        let chosen: Int?
        /// The visible commands, and the index of the first one among all commands of their stream.
        let commands: [InspectedCommand]
        let firstCommand: Int
        /// The number of commands of the chosen stream up to the shown moment.
        let position: Int
        let isStanding: Bool
        let time: Duration
        /// The number of active subscriptions, if they are counted, and the number of streams that
        /// outlive their screen.
        let live, leaked: Int
        let frames: Int
        let newest: [FrameLog.Frame]
        let largest: FrameLog.Frame
        /// A problem to report, or the current prompt.
        let notice: String?
        let rows, columns: Int
        /// The number of runs, if there are several.
        let branch: Int?
        let filter: String
        /// The name and the text of the pinned value; nil if there is none.
        let pinned: String?
        let isWhole: Bool
        let words: InspectorWords

        private static let names = 16

        private var commandColumns: Int { max(26, columns * 35 / 100) }

        var content: some View {
            Column {
                title
                Row(spacing: 1) {
                    streamList.stretching(columns: 1, rows: 1)
                    commandList.frame(columns: commandColumns).stretching(rows: 1)
                }
                .stretching(columns: 1, rows: 1)
                if let notice { Text(notice, .warning) }
                KeyBar(InspectorAct.bar(isStanding: isStanding, isWhole: isWhole, words))
            }
            .frame(rows: rows)
        }

        // MARK: Title

        private var title: some View {
            Row(spacing: 1) {
                Text("── \(isStanding ? words.stands : words.goes)", .title)
                Text(time.reading, isStanding ? .warning : .accent)
                    .onPress(InspectorAct.toggle)
                if let pinned { Text(pinned, .warning) }
                Text(counts, .dim)
                if leaked > 0 { Text(words.outlive(leaked), .danger) }
                Spacer()
                Sparkline(newest.map { Double($0.bytes) }).frame(columns: FrameLog.capacity / 2)
                Text(lastFrame, .dim)
            }
        }

        private var counts: String {
            words.streams(streamCount)
                + (live > 0 ? ", \(words.subscriptions(live))" : "")
                + (filter.isEmpty ? "" : ", /\(filter)")
                + (branch.map { ", \(words.branch) ×\($0)" } ?? "")
        }

        private var lastFrame: String {
            guard let last = newest.last else { return words.noFrame }
            return "\(words.frame) \(frames): \(last.reading(words)); \(words.most) "
                + largest.reading(words)
        }

        // MARK: Lists

        private var streamList: some View {
            Column {
                for (place, stream) in zip(firstStream..., streams) {
                    let role: Role =
                        stream.isLeaked ? .danger : stream.listeners > 0 ? .title : .disabled
                    Row(spacing: 1) {
                        Text(place == chosen ? "▸" : stream.isLeaked ? "!" : " ", .accent)
                        Text(stream.name, role).frame(columns: Self.names, rows: 1)
                        Text(stream.marbles)
                        Text(stream.latest, .dim).frame(rows: 1).stretching(columns: 1)
                        Text(
                            "\(stream.place) ×\(stream.listeners)",
                            stream.isLeaked ? .danger : .dim)
                    }
                    .onPress(InspectorAct.choose(place))
                }
            }
        }

        private var commandList: some View {
            Column {
                for (place, command) in zip(firstCommand..., commands) {
                    let isHere = place == position - 1
                    Row(spacing: 1) {
                        Text(isHere ? "▸" : " ", .accent)
                        Text(command.time.reading, .dim)
                        Text(command.text, isHere ? .accent : place < position ? .text : .disabled)
                            .frame(rows: 1).stretching(columns: 1)
                    }
                    .onPress(InspectorAct.go(to: place + 1))
                }
            }
        }

        /// Returns the indices of at most `room` rows, with `place` in the middle if possible.
        static func window(of count: Int, around place: Int, in room: Int) -> Range<Int> {
            let first = min(max(0, place - room / 2), max(0, count - room))
            return first..<min(count, first + room)
        }

        /// Returns the number of rows for a list in a panel with this number of rows.
        static func room(in rows: Int) -> Int { max(0, rows - 3) }
    }

    extension FrameLog.Frame {
        fileprivate func reading(_ words: InspectorWords) -> String {
            "\(bytes) \(words.bytes)" + (time.map { ", \($0.inMilliseconds)" } ?? "")
        }
    }
#endif
