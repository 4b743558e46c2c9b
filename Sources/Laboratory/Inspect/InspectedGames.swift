#if INSPECTOR
    import Parlor
    import TUI

    /// The program with the inspector below it.
    ///
    /// It leaves no trace but its recording: results, settings and games stay in memory, since who
    /// can go back in time has earned nothing. The recording is that of the run as it was lived in
    /// the end: it is cut where the player has gone on from.
    final class InspectedGames {
        private let invocation: Invocation
        private let arguments: [String]
        private let environment: [String: String]
        private let machine: ExternalInputs
        private let workers: Workers
        private let file: (any RestartableSink)?
        /// A recording that is looked at.
        private let recorded: Recording?
        /// The run that goes on, and what writes it down.
        private(set) var services: Services?
        private var recorder: Recorder?

        init(
            _ invocation: Invocation, _ arguments: [String], _ environment: [String: String],
            machine: ExternalInputs, workers: Workers, file: (any RestartableSink)?,
            recorded: Recording? = nil
        ) {
            (self.invocation, self.arguments) = (invocation, arguments)
            (self.environment, self.machine) = (environment, machine)
            (self.workers, self.file, self.recorded) = (workers, file, recorded)
        }

        /// The program for a first run: a new one, or the one that was recorded.
        func begin() -> InspectedProgram {
            var program = begin(after: recorded)
            if let recorded {
                program.past = (
                    recorded.header.surroundings, recorded.inputs.map { ($0.time, $0.input) }
                )
            }
            return program
        }

        /// The program for a run that becomes what a recording says.
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
                answer: services.answers.tell,
                resume: {
                    phase.isPast = false
                    services.answers.askAnew()
                }, { parlor($0, services) })
            program.words = InspectorWords(services.words)
            program.again = { [self] skipped in
                let past = try? Recording(sheet.bytes, "")
                return begin(after: skipped.map { past?.without([$0]) } ?? past)
            }
            program.export = { inputs, time in
                InspectedGames.export(sheet.bytes, inputs, time, services.words)
            }
            return program
        }

        /// Writes a moment as a test in the working directory, and says where.
        private static func export(
            _ bytes: [UInt8], _ inputs: Int, _ time: Int, _ words: Words
        ) -> String {
            let name = "moment-\(time).swift"
            do throws(RecordingProblem) {
                let moment = try Recording(bytes, name).ended(
                    at: RunMoment(inputs: inputs, time: time))
                let (_, rerun) = try Replay.run(moment, keepsJournal: true)
                guard let file = TestFile(rerun, named: name) else {
                    return words.replay.noGame(name)
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

        /// The run is over.
        func end() {
            _ = services?.finish()
            recorder?.close()
        }

        /// Whether what comes from outside is what came to the run before.
        private final class Phase {
            var isPast: Bool
            weak var recorder: Recorder?
            init(isPast: Bool) { self.isPast = isPast }
        }
    }

    extension InspectedGames {
        /// At the terminal, with the machine's own inputs.
        @MainActor convenience init(
            _ invocation: Invocation, _ arguments: [String], _ environment: [String: String]
        ) {
            var machine = ExternalInputs(
                secondsSince1970: Shell.secondsSince1970,
                luck: { .random(in: 0...0xFFFF_FFFF) }, volume: DiskVolume())
            let name = RecordingFolder.newName(secondsSince1970: machine.secondsSince1970())
            let file = invocation.directory(in: environment).map {
                RecordingFile(in: $0, name: name)
            }
            if file != nil { machine.recording = RunRecording(name: name) {} }
            self.init(
                invocation, arguments, environment, machine: machine, workers: .background,
                file: file)
        }

        /// A recording at the terminal. Nothing is read from the disk, and nothing written.
        @MainActor convenience init(_ recording: Recording) throws(RecordingProblem) {
            let header = recording.header
            let invocation: Invocation
            do {
                invocation = try Invocation.parse(header.arguments, header.environment)
            } catch {
                throw .otherArguments(header.arguments.joined(separator: " "))
            }
            let machine = ExternalInputs(
                secondsSince1970: { header.begun }, luck: { .random(in: 0...0xFFFF_FFFF) },
                volume: MemoryVolume())
            self.init(
                invocation, header.arguments, header.environment, machine: machine,
                workers: .background, file: nil, recorded: recording)
        }

        /// Goes on until the player leaves, or the terminal does.
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

    /// A place for a recording that can be started again.
    protocol RestartableSink: RecordingSink {
        func beginAnew()
    }

    extension RecordingFile: RestartableSink {}

    /// A recording in memory, which is written to a file as well.
    private final class RecordingSheet: RecordingSink {
        private(set) var bytes: [UInt8] = []
        private let file: (any RestartableSink)?
        var isKept = true

        init(_ file: (any RestartableSink)?) {
            self.file = file
            file?.beginAnew()
        }

        func take(_ line: [UInt8], isUrgent: Bool) {
            bytes += line + [UInt8(ascii: "\n")]
            if isKept { file?.take(line, isUrgent: isUrgent) }
        }

        func close() { file?.close() }
    }

    extension ExternalInputs {
        /// The inputs for a run that writes nothing. As long as it is in the past it is given what
        /// was noted then.
        fileprivate func inspected(
            after past: Recording?, isPast: @escaping () -> Bool, position: @escaping () -> Int
        ) -> ExternalInputs {
            let here = self
            let old = past.map { ExternalInputs.remembered($0, position: position).inputs }
            // The first to ask is the one who writes when it began.
            var begun = past?.header.begun
            var inputs = here
            inputs.secondsSince1970 = {
                defer { begun = nil }
                return begun ?? (isPast() ? old?.secondsSince1970() ?? 0 : here.secondsSince1970())
            }
            inputs.luck = { isPast() ? old?.luck() ?? 0 : here.luck() }
            inputs.volume = OverlayVolume(here.volume, past: old?.volume, isPast: isPast)
            inputs.answers = old?.answers ?? Answers()
            return inputs
        }
    }
#endif
