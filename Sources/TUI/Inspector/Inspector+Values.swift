#if INSPECTOR
    import MarblePictures

    extension Inspector {
        /// The value at the shown moment: the stream's last element.
        var value: Any? {
            guard let entries = shownStream?.entries else { return nil }
            return entries.prefix(travel.position ?? entries.count).last {
                $0.event.element != nil
            }?
            .event.element
        }

        func pinLeaf() {
            guard isWhole, let stream = shownStream, let value else {
                notice = words.nothingPinned
                return
            }
            let leaves = ValueLeaf.leaves(of: value)
            let path = leaves[min(leaf, leaves.count - 1)].path
            let isPinned = pin.map { $0 == (stream.name, path) } ?? false
            pin = isPinned ? nil : (stream.name, path)
        }

        /// The name and the text of the pinned value at the shown moment; nil without a pin, or if
        /// no stream has this name.
        var pinned: String? {
            guard let pin, let stream = run.journal.streams.last(where: { $0.name == pin.stream })
            else { return nil }
            let count = shownTurn?.entries ?? .max
            let value = stream.entries.last { $0.number < count && $0.event.element != nil }?
                .event.element
            let text = value.flatMap { ValueLeaf.text(at: pin.path, of: $0) } ?? "–"
            return "\(pin.path.isEmpty ? pin.stream : pin.path): \(text)"
        }

        /// Goes back to the element that gave the pinned part its value.
        func goToChange() {
            guard let pin, let stream = run.journal.streams.last(where: { $0.name == pin.stream })
            else {
                notice = words.nothingPinned
                return
            }
            let count = shownTurn?.entries ?? .max
            let past = stream.entries.prefix { $0.number < count }
            func text(_ entry: Journal.Entry) -> String? {
                entry.event.element.flatMap { ValueLeaf.text(at: pin.path, of: $0) }
            }
            let isHere = shownStream === stream && travel.position == past.count
            var later = past.indices.last
            // If the panel already shows a change, goes to the one before it.
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

        func export() {
            guard let export = run.program.export else {
                notice = words.noExport
                return
            }
            let (inputs, time) = (shownTurn?.inputs ?? run.inputs.count, shownTurn?.time ?? run.now)
            notice = export(inputs, time)
        }
    }
#endif
