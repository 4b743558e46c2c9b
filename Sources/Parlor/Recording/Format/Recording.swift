import TUI

/// A recorded run: how it started, and all input from outside.
package struct Recording: Equatable {
    package let header: RecordingHeader
    package private(set) var inputs: [RecordedInput] = []

    /// The external inputs, in order of their use.
    package private(set) var notes: [PlacedNote] = []

    /// The results of boards of the day, in order.
    package private(set) var proofs: [RecordedProof] = []

    /// The end of the run; nil if it did not end properly.
    package private(set) var ending: RecordedEnding?

    package init(_ header: RecordingHeader) { self.header = header }

    package mutating func add(_ line: RecordingLine) {
        switch line {
        case .input(let input): inputs.append(input)
        case .note(let note): notes.append(PlacedNote(note: note, position: inputs.count))
        case .proof(let proof): proofs.append(proof)
        case .ending(let ending): self.ending = ending
        }
    }

    /// The length in milliseconds.
    package var length: Int {
        ending?.time ?? max(inputs.last?.time ?? 0, proofs.last?.time ?? 0)
    }

    /// Indicates whether the recording contains the elements of view model streams.
    package var containsStreams: Bool {
        inputs.contains { $0.trace.streamLines != nil } || ending?.streamLines != nil
    }

    /// The minimum work of a run with the recorded inputs. If `comparesScreens` is true, the work
    /// includes the cells of all compared screens.
    package func leastWork(comparesScreens: Bool) -> Int {
        var size = header.surroundings.size
        let inputs = RecordingBounds.work(inputs: inputs.count, pages: 0, timers: 0)
        if !comparesScreens { return inputs }
        return self.inputs.reduce(inputs) { work, input in
            defer { size = input.size ?? size }
            return work + (input.input.isDeliberate ? size.columns * size.rows : 0)
        }
    }
}

/// An input from outside, with its time in milliseconds since the start.
package struct RecordedInput: Equatable {
    package let time: Int
    package let input: ProgramInput

    package let trace: InputTrace

    package init(time: Int, input: ProgramInput, trace: InputTrace = InputTrace()) {
        (self.time, self.input, self.trace) = (time, input, trace)
    }
}

/// An external input, with the number of terminal inputs before it.
package struct PlacedNote: Equatable {
    package let note: ExternalNote
    package let position: Int
}

/// The end of a run, and its final state.
package struct RecordedEnding: Equatable {
    let time: Int

    /// A digest of the screens.
    package let frames: String

    /// A digest of all files that the run read or wrote, in their final state.
    package let files: String

    /// The stream elements after the last input; nil if the streams were not recorded.
    package var streamLines: [String]?

    package init(time: Int, frames: String, files: String, streamLines: [String]? = nil) {
        (self.time, self.frames, self.files, self.streamLines) = (time, frames, files, streamLines)
    }
}

extension RecordedInput {
    /// The new size of the window, if the input changes it.
    package var size: Size? {
        switch input {
        case .event(.resize(let size)): Size(columns: size.columns, rows: size.rows)
        case .surroundings(let surroundings): surroundings.size
        default: nil
        }
    }
}
