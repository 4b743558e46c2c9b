import Parlor
import TUI

extension Recording {
    /// The run with other inputs. The closure returns the replacement for an input, or nil to
    /// remove it. External inputs stay between the same inputs.
    private func rewritten(
        ending: RecordedEnding?, _ input: (Int) -> RecordedInput?
    ) -> Recording {
        var rewritten = Recording(header)
        var rest = notes[...]
        for index in inputs.indices {
            while let note = rest.first, note.position <= index {
                rewritten.add(.note(note.note))
                rest.removeFirst()
            }
            if let input = input(index) { rewritten.add(.input(input)) }
        }
        for note in rest { rewritten.add(.note(note.note)) }
        if let ending { rewritten.add(.ending(ending)) }
        return rewritten
    }

    /// The run without some of its inputs.
    func without(_ places: Set<Int>) -> Recording {
        rewritten(ending: ending) { places.contains($0) ? nil : inputs[$0] }
    }

    /// The run with one input in place of several.
    func replacing(_ places: Range<Int>, by input: ProgramInput) -> Recording {
        rewritten(ending: ending) { index in
            if index == places.lowerBound {
                return RecordedInput(time: inputs[index].time, input: input)
            }
            return places.contains(index) ? nil : inputs[index]
        }
    }

    /// The first inputs of the run, without an end.
    func prefix(_ count: Int) -> Recording {
        rewritten(ending: nil) { $0 < count ? inputs[$0] : nil }
    }

    /// The run up to a point, at which it ends.
    func ended(at point: RunPoint) -> Recording {
        rewritten(ending: RecordedEnding(time: point.time, frames: "", files: "")) {
            $0 < point.inputs ? inputs[$0] : nil
        }
    }

    /// The inputs of the run, without traces and without an end.
    var withoutTraces: Recording {
        rewritten(ending: nil) { RecordedInput(time: inputs[$0].time, input: inputs[$0].input) }
    }

    /// Indicates whether the recording contains the effects of its inputs or of its end, or has no
    /// inputs.
    var hasTraces: Bool {
        let isTraced = inputs.contains { $0.trace.seen != nil || $0.trace.kept != nil }
        return isTraced || ending != nil || inputs.isEmpty
    }

    /// The milliseconds before each input, and before the end.
    var waits: [Int] {
        let times = inputs.map(\.time) + [length]
        return zip(times, [0] + times).map(-)
    }

    /// The same inputs with other waits.
    func waiting(_ waits: [Int]) -> Recording {
        let times = waits.reduce(into: []) { $0.append(($0.last ?? 0) + $1) }
        let ending = RecordedEnding(time: times[inputs.count], frames: "", files: "")
        return rewritten(ending: ending) { index in
            RecordedInput(time: times[index], input: inputs[index].input)
        }
    }

    /// The recording with new traces, from running it again. Inputs without an effect are left out:
    /// inputs after the end of the run, and answers to questions that were not asked.
    func renewed() throws(RecordingProblem) -> Recording {
        let observer = ReplayObserver(self, hearsStreams: true)
        let rerun = try Rerun(self, observer: observer, .init(streams: .heard))
        observer.kept = { [unowned rerun] in rerun.keptFingerprint }
        var traces: [InputTrace?] = []
        for _ in inputs {
            let before = observer.traces.count
            rerun.takeNext()
            traces.append(observer.traces.count > before ? observer.traces.last : nil)
        }
        rerun.end()
        if rerun.isTooLong { throw .isTooLong }
        let ending = RecordedEnding(
            time: length, frames: observer.frameDigits, files: rerun.filesFingerprint.digits,
            streamLines: observer.lastStreamLines)
        return rewritten(ending: ending) { index in
            traces[index].map {
                RecordedInput(time: inputs[index].time, input: inputs[index].input, trace: $0)
            }
        }
    }

    /// The text of the recording's file.
    var text: String {
        var lines = [header.line]
        var rest = notes[...]
        for (index, input) in inputs.enumerated() {
            while let note = rest.first, note.position <= index {
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
