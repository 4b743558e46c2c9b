import TUI

/// A run, as it was recorded: what it began with, and what came from outside while it went on.
package struct Recording: Equatable {
    package let header: RecordingHeader
    package private(set) var inputs: [RecordedInput] = []

    /// The inputs of the machine, in the order in which they were asked for.
    package private(set) var notes: [PlacedNote] = []

    /// How the run ended; nil for one that did not come to an end of its own.
    package private(set) var ending: RecordedEnding?

    package init(_ header: RecordingHeader) { self.header = header }

    package mutating func add(_ line: RecordingLine) {
        switch line {
        case .input(let input): inputs.append(input)
        case .note(let note): notes.append(PlacedNote(note: note, position: inputs.count))
        case .ending(let ending): self.ending = ending
        }
    }

    /// How long it is, in milliseconds.
    package var length: Int { ending?.time ?? inputs.last?.time ?? 0 }

    /// Whether it says what the streams of view models said.
    package var tellsStreams: Bool {
        inputs.contains { $0.trace.told != nil } || ending?.told != nil
    }

    /// The cells of all pictures that its inputs are to be compared with.
    package var cells: Int {
        var size = header.surroundings.size
        return inputs.reduce(0) { cells, input in
            defer { size = input.size ?? size }
            return cells + size.columns * size.rows
        }
    }
}

/// Something that came from outside, so many milliseconds after the beginning.
package struct RecordedInput: Equatable {
    package let time: Int
    package let input: ProgramInput

    package let trace: InputTrace

    package init(time: Int, input: ProgramInput, trace: InputTrace = InputTrace()) {
        (self.time, self.input, self.trace) = (time, input, trace)
    }
}

/// An input of the machine, with the number of inputs of the terminal before it.
package struct PlacedNote: Equatable {
    package let note: ExternalNote
    package let position: Int
}

/// How a run ended, and what it left.
package struct RecordedEnding: Equatable {
    let time: Int

    /// Stands for all that was on the screen.
    package let frames: String

    /// Stands for all files that it read or wrote, as they were in the end.
    package let files: String

    /// What the streams of view models have said behind the last input.
    package var told: [String]?

    package init(time: Int, frames: String, files: String, told: [String]? = nil) {
        (self.time, self.frames, self.files, self.told) = (time, frames, files, told)
    }
}

/// Line of a recording behind its first.
package enum RecordingLine: Equatable {
    case input(RecordedInput)
    case note(ExternalNote)
    case ending(RecordedEnding)
}

extension RecordedInput {
    /// The size of the window from then on, if it changes.
    package var size: Size? {
        switch input {
        case .event(.resize(let size)): Size(columns: size.columns, rows: size.rows)
        case .surroundings(let surroundings): surroundings.size
        default: nil
        }
    }
}
