import Games
import Reactive
import TUI

/// The program at the terminal, from its beginning to its end, and its recording.
@MainActor struct Run {
    private let services: Services
    private let recorder: Recorder?

    init(_ invocation: Invocation, _ arguments: [String], _ environment: [String: String]) {
        var machine = ExternalInputs.machine(FileWriter())
        guard let directory = invocation.directory(in: environment) else {
            (services, recorder) = (
                Services(invocation, environment, machine, workers: .background), nil
            )
            return
        }
        let name = RecordingFolder.newName(secondsSince1970: machine.secondsSince1970())
        let file = RecordingFile(in: directory, name: name)
        machine.recording = RunRecording(name: name, prove: file.prove)
        let recorder = Recorder(arguments, environment, machine, on: file, name: name)
        // Whether it is recorded stands in the settings, and those belong to the recording.
        var services = Services(
            invocation, environment, recorder.inputs, workers: .background)
        let isRecorded =
            services.settings.settings[GeneralSettings.recording] && !invocation.forbidsRecording
        if !isRecorded { services.recording = nil }
        self.services = services
        self.recorder = isRecorded ? recorder : nil
    }

    /// Goes on until the player leaves, or the terminal does.
    func play() -> Terminal.Ending {
        let services = services
        // The recorder hears each element as it comes, and none has to be kept.
        let journal = Journal(keeping: 1) { .zero }
        let ending = Effort().counting {
            journal.open {
                Terminal.run(
                    options: services.settings.now.terminalOptions,
                    theme: { services.settings.now.theme(in: $0) }, observer: recorder,
                    { parlor($0, services) })
            }
        }
        // There is no screen any more to say it on.
        let sentence = services.words.storage.waitsForDisk
        let notice = LateNotice { Shell.warn(sentence) }
        defer { notice.end() }
        for problem in services.finish() { Shell.warn(problem.sentence(in: services.words)) }
        recorder?.close()
        return ending
    }
}
