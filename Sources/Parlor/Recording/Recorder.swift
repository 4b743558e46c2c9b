import Games
import MarblePictures
import Reactive
import TUI

/// Records a run as it happens. An input made on purpose (`isDeliberate`) is written to the file
/// before the program receives it, so that the recording of a crash contains its cause.
package final class Recorder: RunObserver {
    private let arguments: [String]
    private let environment: [String: String]
    private let begun: Int
    private let name: String?
    private let sink: any RecordingSink
    private var files: RecordedVolume?
    private var trace = RunTrace(writesFrames: true)
    /// The collector of the elements of the run's streams; nil if they are not recorded.
    private var collector: StreamLineCollector?
    private var endedAt = 0
    /// Returns the time of the run.
    private var time: () -> Int = { 0 }

    /// Notes from before the run started.
    private var early: [ExternalNote] = []
    private var hasBegun = false

    /// The number of bytes so far.
    private var written = 0
    private var cells = 0
    private var pages = 0
    /// Indicates whether the recording has stopped.
    private var hasEnded = false

    /// The number of inputs so far.
    package private(set) var taken = 0

    /// The inputs of the run. Their use is recorded.
    package private(set) var inputs: ExternalInputs

    package init(
        _ arguments: [String], _ environment: [String: String], _ inputs: ExternalInputs,
        on sink: any RecordingSink, name: String? = nil
    ) {
        self.name = name
        (self.arguments, self.environment, self.sink) = (arguments, environment, sink)
        begun = inputs.secondsSince1970()
        self.inputs = inputs
        let (watched, files) = inputs.watched(
            position: { [weak self] in self?.taken ?? 0 }, note: { [weak self] in self?.note($0) })
        (self.inputs, self.files) = (watched, files)
        self.inputs.recording?.prove = { [weak self] in self?.prove($0) }
    }

    package func begin(in surroundings: Surroundings) {
        hasBegun = true
        collector = Journal.current.map(StreamLineCollector.init)
        let header = RecordingHeader(arguments, environment, surroundings, begun: begun, name: name)
        sink.take(header.line, isUrgent: false)
        for note in early { write(.note(note), isUrgent: false) }
        early = []
    }

    package func follow(_ clock: @escaping () -> Int) { time = clock }

    package func readsScreen(at input: ProgramInput) -> Bool { input.isDeliberate }

    package func note(_ input: ProgramInput, at time: Int, seen canvas: borrowing Canvas) {
        taken += 1
        endedAt = time
        if hasEnded {
            // The elements of streams are no longer written.
            collector = nil
            return
        }
        let trace = trace.trace(
            of: input, seen: canvas, kept: files?.keptFingerprint ?? 0,
            streamLines: { collector?.take() })
        // A replay compares the screen, and draws it if it has changed.
        let size = canvas.columns * canvas.rows
        if input.isDeliberate { cells += size }
        if trace.rows != nil { (pages, cells) = (pages + 1, cells + size) }
        let effort = WorkBudget.here?.spent ?? 0
        let work = cells + effort + RecordingBounds.work(inputs: taken, pages: pages, timers: 0)
        // The last quarter of the work is reserved for timers, and for the work that this input
        // causes.
        let hasWorked =
            work > RecordingBounds.work / 4 * 3 || effort > RecordingBounds.judgedWork / 4 * 3
        if hasWorked || time > RecordingBounds.longestDuration { hasEnded = true }
        write(
            .input(RecordedInput(time: time, input: input, trace: trace)),
            isUrgent: input.isDeliberate)
    }

    /// Records a result of a board of the day. From now on, the recording proves the result,
    /// however the run ends.
    private func prove(_ result: GameResult) {
        inputs.recording?.keep()
        let kept = files?.keptFingerprint ?? 0
        write(.proof(RecordedProof(time: time(), kept: kept, result: result)), isUrgent: true)
        sink.settle()
    }

    package func end(at time: Int, seen canvas: borrowing Canvas) {
        trace.add(canvas)
        endedAt = time
    }

    /// Ends the recording, after the run has written its files.
    package func close() {
        if endedAt > RecordingBounds.longestDuration { hasEnded = true }
        if sink.keepsRecording { writeEnding() }
        sink.close()
    }

    private func writeEnding() {
        let ending = RecordedEnding(
            time: endedAt, frames: trace.frameDigits, files: files?.fingerprint.digits ?? "",
            streamLines: collector?.take())
        write(.ending(ending), isUrgent: true)
    }

    private func note(_ note: ExternalNote) {
        if hasBegun { write(.note(note), isUrgent: false) } else { early.append(note) }
    }

    private func write(_ line: RecordingLine, isUrgent: Bool) {
        if hasEnded { return }
        // The contents of a file that is too large are not recorded, so the run cannot be replayed
        // further.
        if case .note(.file(let note)) = line, note.finding == .read(.failure(.isTooLarge)) {
            hasEnded = true
            return
        }
        let bytes = line.line
        written += bytes.count
        hasEnded = written > RecordingBounds.written
        if !hasEnded { sink.take(bytes, isUrgent: isUrgent) }
    }
}

/// The destination of a recording.
package protocol RecordingSink: AnyObject {
    /// Adds a line. An urgent line must not be lost if the program crashes.
    func take(_ line: [UInt8], isUrgent: Bool)

    /// Lets the lines so far survive a power cut.
    func settle()

    /// Indicates whether the recording is kept if it ends now. If not, its end is not written.
    var keepsRecording: Bool { get }

    /// Ends the recording.
    func close()
}

extension RecordingSink {
    package var keepsRecording: Bool { true }
    package func settle() {}
}

extension Fingerprint {
    init(of text: String) {
        self.init()
        add(text.utf8)
    }

    var digits: String { value.digits }
}

extension UInt64 {
    /// The number as sixteen hexadecimal digits.
    package var digits: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension ProgramInput {
    /// Indicates whether the player made the input on purpose. Pointer motion is too frequent to
    /// count. Reports of the terminal about itself and bytes that cannot be read do not count
    /// either.
    package var isDeliberate: Bool {
        switch self {
        case .event(.mouse(let mouse)): mouse.action != .move
        case .event(.reply), .event(.unknown), .event(.illFormed), .surroundings: false
        default: true
        }
    }
}
