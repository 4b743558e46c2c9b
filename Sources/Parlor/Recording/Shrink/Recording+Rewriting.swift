extension Recording {
    /// The same run with its inputs rewritten; those for which there is nothing are left out. What
    /// came from the machine stays where it was.
    private func rewritten(
        ending: RecordedEnding?, _ input: (Int) -> RecordedInput?
    ) -> Recording {
        var rewritten = Recording(header)
        var rest = notes[...]
        for place in inputs.indices {
            while let note = rest.first, note.position <= place {
                rewritten.add(.note(note.note))
                rest.removeFirst()
            }
            if let input = input(place) { rewritten.add(.input(input)) }
        }
        for note in rest { rewritten.add(.note(note.note)) }
        if let ending { rewritten.add(.ending(ending)) }
        return rewritten
    }

    /// The same run without some of its inputs.
    func without(_ places: Set<Int>) -> Recording {
        rewritten(ending: ending) { places.contains($0) ? nil : inputs[$0] }
    }

    /// The same run, which ends with its last input.
    var shortened: Recording {
        let time = inputs.last?.time ?? 0
        return rewritten(ending: RecordedEnding(time: time, frames: "", files: "")) { inputs[$0] }
    }

    /// The recording as it would be written of the run that its inputs make now.
    func renewed() throws(RecordingProblem) -> Recording {
        let witness = RunWitness()
        let rerun = try Rerun(self, observer: witness)
        rerun.end()
        if rerun.isTooLong { throw .isTooLong }
        let ending = RecordedEnding(
            time: length, frames: witness.frames.allDigits, files: rerun.filesFingerprint.digits)
        // An input behind the end of the run was not heard.
        return rewritten(ending: ending) { place in
            guard place < witness.seen.count else { return nil }
            let input = inputs[place]
            return RecordedInput(time: input.time, input: input.input, seen: witness.seen[place])
        }
    }

    /// The text of its file.
    var text: String {
        var lines = [header.line]
        var rest = notes[...]
        for (place, input) in inputs.enumerated() {
            while let note = rest.first, note.position <= place {
                lines.append(RecordingLine.note(note.note).line)
                rest.removeFirst()
            }
            lines.append(RecordingLine.input(input).line)
        }
        lines += rest.map { RecordingLine.note($0.note).line }
        if let ending { lines.append(RecordingLine.ending(ending).line) }
        return lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
    }
}
