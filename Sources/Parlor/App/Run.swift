import Games
import TUI

/// The program at the terminal, from its beginning to its end, with whoever records it.
@MainActor struct Run {
    private let desk: Desk
    private let recorder: Recorder?

    init(_ invocation: Invocation, _ arguments: [String], _ environment: [String: String]) {
        let machine = Outside.machine
        guard let directory = invocation.directory(in: environment) else {
            let desk = Desk(
                invocation, environment, machine, boards: BackgroundBoards(), judge: SolvingJudge())
            (self.desk, recorder) = (desk, nil)
            return
        }
        let name = RecordingFolder.name(secondsSince1970: machine.secondsSince1970())
        let file = RecordingFile(in: RecordingFolder(in: directory), name: name)
        let recorder = Recorder(arguments, environment, machine, on: file)
        // Whether it is recorded stands in the settings, and those belong to the recording.
        let desk = Desk(
            invocation, environment, recorder.outside, boards: BackgroundBoards(),
            judge: SolvingJudge())
        self.desk = desk
        self.recorder = desk.settings.isRecorded && !invocation.forbidsRecording ? recorder : nil
    }

    /// Goes on until somebody has had enough, or the terminal has.
    func play() -> Terminal.Ending {
        var options = desk.preferences.value.terminalOptions
        options.title = "parlor"
        let ending = Terminal.run(
            options: options, theme: { desk.preferences.value.theme(in: $0) }, observer: recorder,
            { parlor($0, desk) })
        desk.save()
        recorder?.close()
        return ending
    }
}
