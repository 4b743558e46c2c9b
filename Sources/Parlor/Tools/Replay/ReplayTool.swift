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

    static func run(_ context: inout ToolContext) {
        let newest = context.directory.flatMap { RecordingFolder(in: $0).newest }
        guard let path = context.request.operands.first ?? newest else {
            return context.complain(.nothingRecorded)
        }
        do throws(RecordingProblem) {
            guard let recording = try smallest(Recording(file: path), &context) else { return }
            let request = context.request
            if let export = request.export { try write(recording, to: export, &context) }
            if request.isCheck { try check(recording, &context) }
            if request.isMarbles { try draw(recording, named: path, &context) }
            if request.isTest { try writeTest(recording, named: path, &context) }
            if request.isShrunkOnly { context.send(text: recording.text) }
        } catch {
            context.complain(.badRecording(error))
        }
    }

    /// The smallest recording with the property that is asked for, if one is; nil if there is none.
    private static func smallest(
        _ recording: Recording, _ context: inout ToolContext
    ) throws(RecordingProblem) -> Recording? {
        guard let name = context.request.property else { return recording }
        let known = try RunProperty.all(of: recording)
        guard known.contains(name) else {
            context.complain(.noSuchProperty(name, known: known.sorted()))
            return nil
        }
        return try Shrinking.smallest(recording, while: RunProperty(name: name).holds).renewed()
    }

    private static func draw(
        _ recording: Recording, named path: String, _ context: inout ToolContext
    ) throws(RecordingProblem) {
        let viewModels = try RecordedViewModel.all(in: recording)
        let request = context.request
        let known = Set(viewModels.flatMap { $0.streams.map(\.name) })
        let names = Array(request.operands.dropFirst())
        if viewModels.isEmpty { return context.complain(.noGame(path)) }
        if let strange = names.first(where: { !known.contains($0) }) {
            return context.complain(.noSuchStream(strange, known: known.sorted()))
        }
        let pictures = StreamPictures(
            viewModels, streams: names, from: request.from ?? 0, to: request.to ?? .max,
            columns: context.columns)
        if pictures.text.isEmpty { return context.complain(.noStreams(path)) }
        context.send(text: pictures.text)
    }

    private static func writeTest(
        _ recording: Recording, named path: String, _ context: inout ToolContext
    ) throws(RecordingProblem) {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard let file = try TestFile(recording, named: name, at: context.request.moments) else {
            return context.complain(.noGame(path))
        }
        context.send(text: file.text)
    }

    private static func check(
        _ recording: Recording, _ context: inout ToolContext
    ) throws(RecordingProblem) {
        let report = try Replay.check(recording)
        if report.difference != nil { context.end(with: .no) }
        if context.request.isJSON { return context.print(json: Answer(report, recording)) }
        context.print(report.sentence(in: context.words))
        let version = recording.header.parlor
        if report.difference != nil, version != Parlor.version {
            context.print(context.words.replay.otherVersion(version))
        }
    }

    private static func write(
        _ recording: Recording, to path: String, _ context: inout ToolContext
    ) throws(RecordingProblem) {
        let text: String
        if path.hasSuffix(".cast") {
            text = try Asciicast(recording).text
        } else if path.hasSuffix(".svg") {
            text = try AnimatedPicture(recording).svg
        } else if path.hasSuffix(".jsonl") {
            text = recording.text
        } else {
            return context.complain(.unknownExport(path))
        }
        _ = context.save(text, to: path)
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
