/// `replay` without a screen: a recording is run again and compared, or written as something that
/// others can look at.
enum ReplayTool {
    fileprivate struct Answer: Encodable {
        let isSame, isComplete: Bool
        let inputs, milliseconds: Int

        /// The input from which on it is another run.
        let differsAt: Int?
        let frames, files: String
        let version: String
    }

    static func run(_ bench: inout ToolContext) {
        let newest = bench.directory.flatMap { RecordingFolder(in: $0).newest }
        guard let path = bench.request.operands.first ?? newest else {
            return bench.complain(.nothingRecorded)
        }
        do throws(RecordingProblem) {
            let recording = try Recording(file: path)
            if let export = bench.request.export { try write(recording, to: export, &bench) }
            if bench.request.isCheck { try check(recording, &bench) }
        } catch {
            bench.complain(.badRecording(error))
        }
    }

    private static func check(
        _ recording: Recording, _ bench: inout ToolContext
    ) throws(RecordingProblem) {
        let report = try Replay.check(recording)
        if report.difference != nil { bench.end(with: .no) }
        if bench.request.isJSON { return bench.print(json: Answer(report, recording)) }
        bench.print(report.sentence(in: bench.words))
        let version = recording.header.parlor
        if report.difference != nil, version != Parlor.version {
            bench.print(bench.words.replay.otherVersion(version))
        }
    }

    private static func write(
        _ recording: Recording, to path: String, _ bench: inout ToolContext
    ) throws(RecordingProblem) {
        let text: String
        if path.hasSuffix(".cast") {
            text = try Asciicast(recording).text
        } else if path.hasSuffix(".svg") {
            text = try AnimatedPicture(recording).svg
        } else {
            return bench.complain(.unknownExport(path))
        }
        _ = bench.save(text, to: path)
    }
}

extension ReplayTool.Answer {
    fileprivate init(_ report: ReplayReport, _ recording: Recording) {
        (isSame, isComplete) = (report.difference == nil, report.isComplete)
        (inputs, milliseconds) = (report.inputs, report.milliseconds)
        if case .input(let number, _) = report.difference {
            differsAt = number
        } else {
            differsAt = nil
        }
        (frames, files) = (report.frames, report.files)
        version = recording.header.parlor
    }
}
