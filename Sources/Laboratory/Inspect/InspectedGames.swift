#if INSPECTOR
    import Parlor
    import TUI

    /// The program with the inspector below it.
    ///
    /// Results, settings and games stay in memory, because a player who can go back in time must
    /// not earn a result. Only the recording is written. When the player continues from an earlier
    /// time, the later part of the recording is removed.
    final class InspectedGames {
        private let invocation: Invocation
        private let arguments: [String]
        private let environment: [String: String]
        private let machine: ExternalInputs
        private let workers: Workers
        private let file: (any RestartableSink)?
        /// The recording to inspect; nil to inspect a new run.
        private let recorded: Recording?
        /// The words of the inspector; nil to use the words of the program.
        private let words: Words?
        /// The services and the recorder of the current run.
        private(set) var services: Services?
        private var recorder: Recorder?

        init(
            _ invocation: Invocation, _ arguments: [String], _ environment: [String: String],
            machine: ExternalInputs, workers: Workers, file: (any RestartableSink)?,
            recorded: Recording? = nil, words: Words? = nil
        ) {
            (self.invocation, self.arguments) = (invocation, arguments)
            (self.environment, self.machine) = (environment, machine)
            (self.workers, self.file, self.recorded) = (workers, file, recorded)
            self.words = words
        }

        /// The program for the first run: a new run, or the recorded run.
        func begin() -> InspectedProgram {
            var program = begin(after: recorded)
            if let recorded {
                program.past = (
                    recorded.header.surroundings, recorded.inputs.map { ($0.time, $0.input) }
                )
                program.notice = difference(from: recorded)
            }
            return program
        }

        /// A message that the run differs from the recording; nil if it does not.
        private func difference(from recorded: Recording) -> String? {
            guard let words = words ?? services?.words, let report = try? Replay.check(recorded),
                report.difference != nil
            else { return nil }
            let sentences = report.sentences(in: words)
            return words.replay.differsSince(sentences.joined(separator: " "))
        }

        /// The program for a run that first repeats `past`, if it is given.
        private func begin(after past: Recording?) -> InspectedProgram {
            let sheet = RecordingSheet(file)
            let phase = Phase(isPast: past != nil)
            let inputs = machine.inspected(
                after: past, isPast: { phase.isPast }, position: { phase.recorder?.taken ?? 0 })
            let recorder = Recorder(
                arguments, environment, inputs, on: sheet, name: machine.recording?.name)
            phase.recorder = recorder
            let services = Services(invocation, environment, recorder.inputs, workers: workers)
            let isRecorded = services.settings.settings[GeneralSettings.recording]
            if !isRecorded || invocation.forbidsRecording { sheet.isKept = false }
            (self.services, self.recorder) = (services, recorder)
            var program = InspectedProgram(
                theme: { services.settings.now.theme(in: $0) }, observer: recorder,
                answer: services.answers.receive,
                resume: {
                    phase.isPast = false
                    services.answers.askAgain()
                }, { parlor($0, services) })
            let words = self.words ?? services.words
            program.words = InspectorWords(words)
            program.again = { [self] skipped in
                let past = try? Recording(sheet.bytes, "")
                return begin(after: skipped.map { past?.without([$0]) } ?? past)
            }
            program.export = { inputs, time in
                InspectedGames.export(sheet.bytes, inputs, time, words)
            }
            return program
        }

        /// Writes a test of the run up to a given time into the working directory. Returns a
        /// message about the file.
        private static func export(
            _ bytes: [UInt8], _ inputs: Int, _ time: Int, _ words: Words
        ) -> String {
            let name = "moment-\(time).swift"
            do throws(RecordingProblem) {
                let moment = try Recording(bytes, name).ended(
                    at: RunPoint(inputs: inputs, time: time))
                let (_, rerun) = try Replay.run(moment, keepsJournal: true)
                let writer = "the inspector at \(RunTime(milliseconds: time).text)"
                guard let file = TestFile(rerun, named: name, writer: writer) else {
                    return TestFile.reasonForAbsence(from: rerun, named: name).sentence(in: words)
                }
                return store(file.text, in: name, words)
            } catch {
                return error.sentence(in: words)
            }
        }

        private static func store(_ text: String, in name: String, _ words: Words) -> String {
            do throws(DiskFailure) {
                try Shell.store(Array(text.utf8), in: name)
                return words.replay.written(name)
            } catch {
                return ToolProblem.notWritten(name, error).sentence(in: words)
            }
        }

        /// Ends the run and its recording.
        func end() {
            _ = services?.finish()
            recorder?.close()
        }

        /// The phase of a run. At first, the run may repeat an earlier run.
        private final class Phase {
            var isPast: Bool
            weak var recorder: Recorder?
            init(isPast: Bool) { self.isPast = isPast }
        }
    }

    extension InspectedGames {
        /// Inspects a new run at the terminal, with real time, random numbers and files.
        @MainActor convenience init(
            _ invocation: Invocation, _ arguments: [String], _ environment: [String: String]
        ) {
            var machine = ExternalInputs(
                secondsSince1970: Shell.secondsSince1970,
                randomNumber: { .random(in: 0...0xFFFF_FFFF) }, volume: DiskVolume())
            let name = RecordingFolder.newName(secondsSince1970: machine.secondsSince1970())
            let file = invocation.directory(in: environment).map {
                RecordingFile(in: $0, name: name)
            }
            if file != nil { machine.recording = RunRecording(name: name) {} }
            self.init(
                invocation, arguments, environment, machine: machine, workers: .background,
                file: file)
        }

        /// Inspects a recording at the terminal, without reading or writing files.
        @MainActor convenience init(
            _ recording: Recording, in words: Words
        ) throws(RecordingProblem) {
            let header = recording.header
            let invocation: Invocation
            do {
                invocation = try Invocation.parse(header.arguments, header.environment)
            } catch {
                throw .otherArguments(header.arguments.joined(separator: " "))
            }
            let machine = ExternalInputs(
                secondsSince1970: { header.begun }, randomNumber: { .random(in: 0...0xFFFF_FFFF) },
                volume: InMemoryVolume())
            self.init(
                invocation, header.arguments, header.environment, machine: machine,
                workers: .background, file: nil, recorded: recording, words: words)
        }

        /// Runs until the player quits or the terminal goes away.
        @MainActor func play() -> Terminal.Ending {
            let first = begin()
            let options = services?.settings.now.terminalOptions ?? TerminalOptions()
            var next: InspectedProgram? = first
            let ending = Terminal.inspect(options: options) {
                defer { next = nil }
                return next ?? self.begin()
            }
            end()
            return ending
        }
    }

    /// A destination that can discard the recording so far, and start again.
    protocol RestartableSink: RecordingSink {
        func startAgain()
    }

    extension RecordingFile: RestartableSink {}

    /// A recording in memory, which is also written to a file.
    private final class RecordingSheet: RecordingSink {
        private(set) var bytes: [UInt8] = []
        private let file: (any RestartableSink)?
        var isKept = true

        init(_ file: (any RestartableSink)?) {
            self.file = file
            file?.startAgain()
        }

        func take(_ line: [UInt8], isUrgent: Bool) {
            bytes += line + [UInt8(ascii: "\n")]
            if isKept { file?.take(line, isUrgent: isUrgent) }
        }

        func close() { file?.close() }
    }

    extension ExternalInputs {
        /// The inputs for a run that writes nothing. A run that repeats the past gets the recorded
        /// values.
        fileprivate func inspected(
            after past: Recording?, isPast: @escaping () -> Bool, position: @escaping () -> Int
        ) -> ExternalInputs {
            let here = self
            let old = past.map { ExternalInputs.remembered($0, position: position).inputs }
            // The recorder asks for the time first, as the time of the start.
            var begun = past?.header.begun
            var inputs = here
            inputs.secondsSince1970 = {
                defer { begun = nil }
                return begun ?? (isPast() ? old?.secondsSince1970() ?? 0 : here.secondsSince1970())
            }
            inputs.randomNumber = { isPast() ? old?.randomNumber() ?? 0 : here.randomNumber() }
            inputs.volume = OverlayVolume(here.volume, past: old?.volume, isPast: isPast)
            inputs.answers = old?.answers ?? BackgroundAnswers()
            return inputs
        }
    }
#endif
