import TUI

/// A recorded run: how it started, and all input from outside.
struct Recording: Equatable {
    let header: RecordingHeader
    private(set) var inputs: [RecordedInput] = []

    /// The external inputs, in order of their use.
    private(set) var notes: [PlacedNote] = []

    /// How the run ended; nil if it did not end properly.
    private(set) var ending: RecordedEnding?

    init(_ header: RecordingHeader) { self.header = header }

    mutating func add(_ line: RecordingLine) {
        switch line {
        case .input(let input): inputs.append(input)
        case .note(let note): notes.append(PlacedNote(note: note, position: inputs.count))
        case .ending(let ending): self.ending = ending
        }
    }

    /// The length in milliseconds.
    var length: Int { ending?.time ?? inputs.last?.time ?? 0 }

    /// Whether the recording contains the elements of view model streams.
    var tellsStreams: Bool {
        inputs.contains { $0.trace.told != nil } || ending?.told != nil
    }

    /// The number of cells of all pictures to compare.
    var cells: Int {
        var size = header.surroundings.size
        return inputs.reduce(0) { cells, input in
            defer { size = input.size ?? size }
            return cells + size.columns * size.rows
        }
    }
}

/// An input from outside, with its time in milliseconds since the start.
struct RecordedInput: Equatable {
    let time: Int
    let input: ProgramInput

    let trace: InputTrace

    init(time: Int, input: ProgramInput, trace: InputTrace = InputTrace()) {
        (self.time, self.input, self.trace) = (time, input, trace)
    }
}

/// An external input, with the number of terminal inputs before it.
struct PlacedNote: Equatable {
    let note: ExternalNote
    let position: Int
}

/// The end of a run, and its final state.
struct RecordedEnding: Equatable {
    let time: Int

    /// A digest of the screens.
    let frames: String

    /// A digest of all files that the run read or wrote, in their final state.
    let files: String

    /// The stream elements after the last input.
    var told: [String]?
}

/// A line of a recording after its header.
enum RecordingLine: Equatable {
    case input(RecordedInput)
    case note(ExternalNote)
    case ending(RecordedEnding)
}

extension RecordedInput {
    /// The new size of the window, if the input changes it.
    var size: Size? {
        switch input {
        case .event(.resize(let size)): Size(columns: size.columns, rows: size.rows)
        case .surroundings(let surroundings): surroundings.size
        default: nil
        }
    }
}
