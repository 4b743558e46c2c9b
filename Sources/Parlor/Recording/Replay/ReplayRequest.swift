import TUI

/// What somebody wants done with a recording.
struct ReplayRequest: Equatable, Sendable {
    /// The file; nil for the recording of the last run.
    var path: String?

    /// Whether it is run again and compared, without a screen.
    var isCheck = false

    /// The file to write it to, as what its name ends in.
    var export: String?
}

extension ReplayRequest {
    /// Does it, and returns the status of the process.
    @MainActor func perform(_ words: Words, newest: String?) -> Int32 {
        guard let path = path ?? newest else {
            return complain(words.replay.nothingRecorded)
        }
        do throws(RecordingProblem) {
            let recording = try Recording(file: path)
            if isCheck { return try check(recording, words) }
            if let export { return try write(recording, to: export, words) }
            return try play(recording, words)
        } catch {
            return complain(error.sentence(in: words))
        }
    }

    private func check(_ recording: Recording, _ words: Words) throws(RecordingProblem) -> Int32 {
        let report = try Replay.check(recording)
        print(report.sentence(in: words))
        if report.difference == nil { return 0 }
        let version = recording.header.parlor
        if version != Parlor.version { print(words.replay.otherVersion(version)) }
        return 1
    }

    private func write(
        _ recording: Recording, to path: String, _ words: Words
    ) throws(RecordingProblem) -> Int32 {
        let text: String
        if path.hasSuffix(".cast") {
            text = try Asciicast(recording).text
        } else if path.hasSuffix(".svg") {
            text = try AnimatedPicture(recording).svg
        } else {
            return complain(words.replay.unknownExport(path))
        }
        do {
            try Disk.replace(path, with: Array(text.utf8))
        } catch {
            throw .notWritten(path, error)
        }
        print(words.replay.written(path))
        return 0
    }

    @MainActor private func play(
        _ recording: Recording, _ words: Words
    ) throws(RecordingProblem) -> Int32 {
        // What cannot be run again is refused before the terminal is taken.
        let projector = try Projector(recording)
        var options = TerminalOptions()
        options.title = "parlor replay"
        Terminal.run(options: options) { player($0, projector, words) }.leave()
    }

    private func complain(_ sentence: String) -> Int32 {
        Shell.complain(sentence)
        return 2
    }
}
