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
        // Of two runs that begin in the same second each has a name of its own.
        let name =
            RecordingFolder.name(secondsSince1970: machine.secondsSince1970()) + "-"
            + UInt64.random(in: 0...UInt64.max).digits.suffix(8)
        let file = RecordingFile(in: directory, name: name)
        machine.recording = RunRecording(name: name, prove: file.prove)
        let recorder = Recorder(arguments, environment, machine, on: file, name: name)
        // Whether it is recorded stands in the settings, and those belong to the recording.
        var services = Services(
            invocation, environment, recorder.inputs, workers: .background)
        // The streams below the picture are none of the run.
        let isForbidden = invocation.forbidsRecording || invocation.inspects
        let isRecorded = services.settings.settings[GeneralSettings.recording] && !isForbidden
        if !isRecorded { services.recording = nil }
        self.services = services
        self.recorder = isRecorded ? recorder : nil
    }

    /// Goes on until the player leaves, or the terminal does.
    func play() -> Terminal.Ending {
        let services = services
        var options = services.settings.now.terminalOptions
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
