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
            guard let recording = try smallest(Recording(file: path), &bench) else { return }
            let request = bench.request
            if let export = request.export { try write(recording, to: export, &bench) }
            if request.isCheck { try check(recording, &bench) }
            if request.isMarbles { try draw(recording, named: path, &bench) }
            if request.isTest { try writeTest(recording, named: path, &bench) }
            if request.isShrunkOnly { bench.send(text: recording.text) }
        } catch {
            bench.complain(.badRecording(error))
        }
    }

    /// The smallest recording with the property that is asked for, if one is; nil if there is none.
    private static func smallest(
        _ recording: Recording, _ bench: inout ToolContext
    ) throws(RecordingProblem) -> Recording? {
        guard let name = bench.request.property else { return recording }
        let known = try RunProperty.all(of: recording)
        guard known.contains(name) else {
            bench.complain(.noSuchProperty(name, known: known.sorted()))
            return nil
        }
        return try Shrinking.smallest(recording, while: RunProperty(name: name).holds).renewed()
    }

    private static func draw(
        _ recording: Recording, named path: String, _ bench: inout ToolContext
    ) throws(RecordingProblem) {
        let viewModels = try RecordedViewModel.all(in: recording)
        let request = bench.request
        let known = Set(viewModels.flatMap { $0.streams.map(\.name) })
        let names = Array(request.operands.dropFirst())
        if viewModels.isEmpty { return bench.complain(.noGame(path)) }
        if let strange = names.first(where: { !known.contains($0) }) {
            return bench.complain(.noSuchStream(strange, known: known.sorted()))
        }
        let pictures = StreamPictures(
            viewModels, streams: names, from: request.from ?? 0, to: request.to ?? .max,
            columns: bench.columns)
        if pictures.text.isEmpty { return bench.complain(.noStreams(path)) }
        bench.send(text: pictures.text)
    }

    private static func writeTest(
        _ recording: Recording, named path: String, _ bench: inout ToolContext
    ) throws(RecordingProblem) {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard let file = try TestFile(recording, named: name, at: bench.request.moments) else {
            return bench.complain(.noGame(path))
        }
        bench.send(text: file.text)
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
        } else if path.hasSuffix(".jsonl") {
            text = recording.text
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
