/// `replay` without a screen: a recording is run again and compared, or written as something that
/// others can look at.
enum ReplayTool {
    fileprivate struct Answer: Encodable {
        let isSame, isSameGame, isComplete: Bool
        let inputs, milliseconds: Int

        /// The inputs from which on something else is seen, and kept.
        let differsAt, gameDiffersAt: Int?
        /// The rows of the first picture that differs, counted from one.
        let rows: [Int]?
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
            if let problem = badTime(in: recording, context.request) {
                return context.complain(problem)
            }
            if context.request.isShrunkOnly { return context.send(text: recording.text) }
            let (report, rerun) = try Replay.run(recording, keepsJournal: true)
            if context.request.isCheck {
                say(report, of: recording, &context)
            } else if report.difference != nil {
                let sentences = report.sentences(in: context.words)
                context.remark(
                    context.words.replay.differsSince(sentences.joined(separator: " ")))
            }
            if let export = context.request.export { try write(recording, to: export, &context) }
            if context.request.isMarbles { draw(rerun, named: path, &context) }
            if context.request.isTest {
                if report.difference != nil, !context.request.isAnyway {
                    return context.complain(.wantsAnyway)
                }
                writeTest(rerun, named: path, &context)
            }
        } catch {
            context.complain(.badRecording(error))
        }
    }

    /// The smallest recording with the property that is asked for, if one is; nil if there is none.
    private static func smallest(
        _ recording: Recording, _ context: inout ToolContext
    ) throws(RecordingProblem) -> Recording? {
        guard let text = context.request.property else { return recording }
        let property = RunProperty(text)
        if property.moment(in: recording) == nil {
            let known = try RunProperty.names(of: recording)
            context.complain(.noSuchProperty(text, known: known.sorted()))
            return nil
        }
        let (inputs, progress) = (recording.inputs.count, context.progress)
        let texts = context.words.replay
        let smallest = try property.smallest(recording) { progress(texts.shrinking(inputs, $0)) }
        progress("")
        if smallest == nil { context.complain(.notShrunk) }
        return smallest
    }

    /// A time that is asked for and is none of the recording.
    private static func badTime(
        in recording: Recording, _ request: ToolRequest
    ) -> ToolProblem? {
        let end = RunTime(milliseconds: recording.length)
        let times = request.moments + [request.from].compactMap(\.self)
        if let late = times.first(where: { $0 > recording.length }) {
            return .beyondEnd(RunTime(milliseconds: late), end: end)
        }
        if let from = request.from, let to = request.to, to < from {
            return .backwards(
                from: RunTime(milliseconds: from), to: RunTime(milliseconds: to))
        }
        return nil
    }

    private static func draw(
        _ rerun: Rerun, named path: String, _ context: inout ToolContext
    ) {
        let viewModels = RecordedViewModel.all(in: rerun)
        let request = context.request
        let known = Set(viewModels.flatMap { $0.streams.map(\.name) })
        let names = Array(request.operands.dropFirst())
        if viewModels.isEmpty { return context.complain(.noGame(path)) }
        if let strange = names.first(where: { !known.contains($0) }) {
            return context.complain(.noSuchStream(strange, known: known.sorted()))
        }
        let pictures = StreamPictures(
            viewModels, streams: names, from: request.from ?? 0, to: request.to ?? .max,
            columns: context.columns, whole: request.whole)
        if pictures.text.isEmpty { return context.complain(.noStreams(path)) }
        context.send(text: pictures.text)
    }

    private static func writeTest(
        _ rerun: Rerun, named path: String, _ context: inout ToolContext
    ) {
        let request = context.request
        let file = TestFile(
            rerun, named: path.lastName, at: request.moments, title: request.testName)
        guard let file else {
            return context.complain(.noGame(path))
        }
        context.send(text: file.text)
    }

    private static func say(
        _ report: ReplayReport, of recording: Recording, _ context: inout ToolContext
    ) {
        let isAlone = context.request.isGameAlone
        if isAlone ? report.game != nil : report.difference != nil { context.end(with: .no) }
        if context.request.isJSON { return context.print(json: Answer(report, recording)) }
        for sentence in report.sentences(in: context.words) { context.print(sentence) }
        if report.difference == nil { return }
        context.print(recording.builder(in: context.words))
        if let picture = report.picture, !isAlone {
            context.print(context.words.replay.picture)
            context.send(text: picture)
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
        func number(_ difference: ReplayReport.Difference?) -> Int? {
            if case .input(let number, _) = difference { number } else { nil }
        }
        (isSame, isSameGame) = (report.difference == nil, report.game == nil)
        isComplete = report.isComplete
        (inputs, milliseconds) = (report.inputs, report.milliseconds)
        (differsAt, gameDiffersAt) = (number(report.difference), number(report.game))
        rows = report.frame.map { frame in
            frame.isSame.indices.filter { !frame.isSame[$0] }.map { $0 + 1 }
        }
        (frames, files) = (report.frames, report.files)
        version = recording.header.parlor
    }
}
