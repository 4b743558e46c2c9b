import Games
import MarblePictures
import Reactive
import TUI

extension Recorder {
    /// The services of a run on this machine, and its recorder, unless it is not recorded.
    @MainActor static func recorded(
        _ invocation: Invocation, _ arguments: [String], _ environment: [String: String],
        _ machine: ExternalInputs
    ) -> (services: Services, recorder: Recorder?) {
        guard let directory = invocation.directory(in: environment) else {
            return (Services(invocation, environment, machine, workers: .background), nil)
        }
        var machine = machine
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
        return (services, isRecorded ? recorder : nil)
    }
}

/// The program at the terminal, from its beginning to its end, and its recording.
@MainActor struct Run {
    private let services: Services
    private let recorder: Recorder?

    init(_ invocation: Invocation, _ arguments: [String], _ environment: [String: String]) {
        (services, recorder) = Recorder.recorded(
            invocation, arguments, environment, .machine(FileWriter()))
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
