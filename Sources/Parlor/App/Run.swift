import TUI

/// The program at the terminal, from its beginning to its end, and its recording.
@MainActor struct Run {
    private let services: Services
    private let recorder: Recorder?

    init(_ invocation: Invocation, _ arguments: [String], _ environment: [String: String]) {
        let machine = ExternalInputs.machine(FileWriter())
        guard let directory = invocation.directory(in: environment) else {
            (services, recorder) = (
                Services(invocation, environment, machine, workers: .background), nil
            )
            return
        }
        let name = RecordingFolder.name(secondsSince1970: machine.secondsSince1970())
        let file = RecordingFile(in: RecordingFolder(in: directory), name: name)
        let recorder = Recorder(arguments, environment, machine, on: file)
        // Whether it is recorded stands in the settings, and those belong to the recording.
        let services = Services(
            invocation, environment, recorder.inputs, workers: .background)
        let isRecorded = services.settings.settings[GeneralSettings.recording]
        self.services = services
        // The streams below the picture are none of the run.
        let isWanted = isRecorded && !invocation.forbidsRecording && !invocation.inspects
        self.recorder = isWanted ? recorder : nil
    }

    /// Goes on until the player leaves, or the terminal does.
    func play() -> Terminal.Ending {
        let services = services
        var options = services.settings.now.terminalOptions
        options.title = "parlor"
        options.inspects = services.invocation.inspects
        let ending = Terminal.run(
            options: options, theme: { services.settings.now.theme(in: $0) }, observer: recorder,
            { parlor($0, services) })
        // There is no screen any more to say it on.
        for problem in services.finish() { Shell.warn(problem.sentence(in: services.words)) }
        recorder?.close()
        return ending
    }
}
