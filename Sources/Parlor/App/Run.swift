import Games
import MarblePictures
import Reactive
import TUI

extension Recorder {
    /// The services and the recorder of a run on this machine. The recorder is nil if the run is
    /// not recorded.
    @MainActor static func recorded(
        _ invocation: Invocation, _ arguments: [String], _ environment: [String: String],
        _ machine: ExternalInputs
    ) -> (services: Services, recorder: Recorder?) {
        guard let directory = invocation.directory(in: environment) else {
            return (Services(invocation, environment, machine, workers: .background), nil)
        }
        var machine = machine
        let name = RecordingFolder.newName(secondsSince1970: machine.secondsSince1970())
        let file = RecordingFile(in: directory, name: name, flush: machine.flush)
        machine.recording = RunRecording(name: name, keep: file.keepAsProof)
        let recorder = Recorder(arguments, environment, machine, on: file, name: name)
        // The settings decide whether the run is recorded. Reading them is already part of the
        // recording.
        var services = Services(
            invocation, environment, recorder.inputs, workers: .background)
        let isRecorded =
            services.settings.settings[GeneralSettings.recording] && !invocation.forbidsRecording
        if !isRecorded { services.recording = nil }
        return (services, isRecorded ? recorder : nil)
    }
}

/// A run of the program at the terminal, with its recording.
@MainActor struct Run {
    private let services: Services
    private let recorder: Recorder?

    init(_ invocation: Invocation, _ arguments: [String], _ environment: [String: String]) {
        (services, recorder) = Recorder.recorded(
            invocation, arguments, environment, .machine(FileWriter()))
    }

    /// Runs the program until the player quits or the terminal goes away.
    func play() -> Terminal.Ending {
        let services = services
        // The recorder receives each element at once, so the journal does not have to keep
        // elements.
        let journal = Journal(keeping: 1) { .zero }
        let ending = WorkBudget().counting {
            journal.open {
                Terminal.run(
                    options: services.settings.now.terminalOptions,
                    theme: { services.settings.now.theme(in: $0) }, observer: recorder,
                    { parlor($0, services) })
            }
        }
        // The screen is closed, so this message goes to the shell.
        let sentence = services.words.storage.waitsForDisk
        let notice = LateNotice { Shell.warn(sentence) }
        defer { notice.end() }
        for problem in services.finish() { Shell.warn(problem.sentence(in: services.words)) }
        recorder?.close()
        return ending
    }
}
