import MarblePictures
import Parlor
import TUI

/// `replay` without a screen: it runs a recording again and compares the two runs, or writes the
/// recording in another form.
enum ReplayTool {
    fileprivate struct Answer: Encodable {
        let isSame, isSameGame, isComplete: Bool
        let inputs, milliseconds: Int

        /// The number of the first input at which the pictures or the files differ, and of the
        /// first input at which the game differs, counted from 1.
        let differsAt, gameDiffersAt: Int?
        /// The first stream that differs, with the elements that only one of the two runs has.
        let stream: String?
        let recorded, now: [String]?
        /// The differing rows of the first picture that differs, counted from 1.
        let rows: [Int]?
        let frames, files: String
        let version: String
        let commit: String?
        /// Indicate whether this build has other rules or pictures than the recording; nil if the
        /// recording does not say.
        let hasOtherRules, hasOtherPictures: Bool?
    }

    static func run(_ context: inout ToolContext, _ trial: RecordingTrial) {
        Rerun.sharingTimers { use(&context, trial) }
    }

    private static func use(_ context: inout ToolContext, _ trial: RecordingTrial) {
        let request = context.request.replay
        let latest = context.directory.flatMap { RecordingFolder(in: $0).newestGame }
        guard let path = context.request.operands.first ?? latest else {
            return context.complain(.nothingRecorded)
        }
        do throws(RecordingProblem) {
            guard let recording = try smallest(Recording(file: path), trial, &context) else {
                return
            }
            if let problem = badTime(in: recording, request) {
                return context.complain(problem)
            }
            if request.isShrunkOnly { return context.send(text: recording.text) }
            // A run that would crash is exported without running it in this process.
            if request.properties.contains(where: { !RunProperty($0).isCheckedInProcess }) {
                if let export = request.export {
                    _ = context.save(recording.text, to: export)
                }
                return
            }
            let streams = context.request.comparedStreams
            let (report, rerun) = try Replay.checked(
                recording, streams: streams != nil,
                keepsJournal: request.drawsMarbles || request.writesTest)
            if recording.ending == nil, !request.checks {
                context.remark(context.words.replay.hasNoEnd)
            }
            if request.checks {
                say(report, of: recording, streams, &context)
            } else if report.difference != nil {
                warn(of: report, &context)
            }
            if let export = request.export {
                // The export runs the recording again.
                if !export.hasSuffix(".jsonl"), !rerun.canBeRepeated { throw .isTooLong }
                try write(recording, to: export, &context)
            }
            if request.drawsMarbles { draw(rerun, named: path, &context) }
            if request.writesTest {
                if report.difference != nil, !request.ignoresDifference {
                    return context.complain(.requiresAnyway)
                }
                writeTest(rerun, named: path, &context)
            }
        } catch {
            context.complain(.badRecording(error))
        }
    }

    /// The smallest recording with the requested properties; the recording itself if none are
    /// requested. Returns nil after reporting a problem, for example if the recording does not have
    /// a property.
    private static func smallest(
        _ recording: Recording, _ trial: RecordingTrial, _ context: inout ToolContext
    ) throws(RecordingProblem) -> Recording? {
        let request = context.request.replay
        let texts = request.properties
        if texts.isEmpty { return recording }
        let words = context.words.replay
        let properties = texts.map { RunProperty($0, of: recording, trial) }
        if !properties.contains(where: \.isOfDifferingRun) {
            // A smaller recording would match its replay, so it would no longer show the
            // difference.
            let report = try Replay.checked(recording, streams: false, keepsJournal: false).report
            if report.difference != nil {
                warn(of: report, &context)
                if !request.ignoresDifference {
                    context.complain(.shrinkRequiresAnyway)
                    return nil
                }
            }
        }
        for property in properties where property.point(in: recording) == nil {
            // A run that may crash is not examined in this process.
            let isSafe = properties.allSatisfy(\.isCheckedInProcess)
            context.complain(try property.reasonForAbsence(from: isSafe ? recording : nil))
            return nil
        }
        let (inputs, progress) = (recording.inputs.count, context.progress)
        let smallest = try Rerun.withOwnTimers { () throws(RecordingProblem) in
            try RunProperty.smallest(recording, with: properties) { left, tries in
                progress(words.shrinking(from: inputs, to: left, tries: tries))
            }
        }
        progress("")
        if smallest == nil { context.complain(.notShrunk) }
        return smallest
    }

    /// Reports that the replay differs from the recording.
    private static func warn(of report: ReplayReport, _ context: inout ToolContext) {
        let sentences = report.sentences(in: context.words)
        context.remark(context.words.replay.differsSince(sentences.joined(separator: " ")))
    }

    /// The problem with the requested times: a part that ends before it begins, or a time after the
    /// end of the recording. Nil if there is none.
    private static func badTime(
        in recording: Recording, _ request: ReplayRequest
    ) -> LaboratoryProblem? {
        let end = RunTime(milliseconds: recording.length)
        let times = request.moments + [request.from].compactMap(\.self)
        if let from = request.from, let to = request.to, to < from {
            return .backwards(
                from: RunTime(milliseconds: from), to: RunTime(milliseconds: to))
        }
        if let late = times.first(where: { $0 > recording.length }) {
            return .beyondEnd(RunTime(milliseconds: late), end: end)
        }
        return nil
    }

    private static func draw(
        _ rerun: Rerun, named path: String, _ context: inout ToolContext
    ) {
        let viewModels = RecordedViewModel.all(in: rerun)
        let (request, picture) = (context.request.replay, context.request.picture)
        let known = Set(viewModels.flatMap { $0.streams.map(\.name) })
        let names = Array(context.request.operands.dropFirst())
        if viewModels.isEmpty { return context.complain(.noGame(path)) }
        if let strange = names.first(where: { !known.contains($0) }) {
            return context.complain(.noSuchStream(strange, known: known.sorted()))
        }
        let end = rerun.recording.length
        if let to = request.to, to > end {
            context.remark(
                context.words.replay.beyondEnd(
                    time: RunTime(milliseconds: to).text, end: RunTime(milliseconds: end).text))
        }
        let pictures = StreamPictures(
            viewModels, streams: names, from: request.from ?? 0, to: request.to ?? .max,
            columns: context.columns, whole: request.whole)
        if pictures.text.isEmpty { return context.complain(.noStreams(path)) }
        if let whole = request.whole, !pictures.symbols.contains(whole) {
            return context.complain(.noSuchSymbol(whole))
        }
        if let picture {
            _ = context.save(MarbleDiagram.svg(pictures.diagrams), to: picture)
        }
        if let file = request.page {
            let page = MarblePage(title: path.lastName, diagrams: pictures.diagrams)
            _ = context.save(page.html, to: file)
        }
        if picture == nil, request.page == nil { context.send(text: pictures.text) }
    }

    private static func writeTest(
        _ rerun: Rerun, named path: String, _ context: inout ToolContext
    ) {
        let request = context.request.replay
        let file = TestFile(
            rerun, named: path.lastName, at: request.moments, title: request.testName)
        guard let file else {
            return context.complain(TestFile.reasonForAbsence(from: rerun, named: path))
        }
        context.send(text: file.text)
        if !file.leftOut.isEmpty { context.complain(.notTested(file.leftOut)) }
    }

    /// Reports on a replay. `streams` names the streams to compare, or is empty for all; nil
    /// compares pictures and files.
    private static func say(
        _ report: ReplayReport, of recording: Recording, _ streams: [String]?,
        _ context: inout ToolContext
    ) {
        let known = report.streams?.names ?? []
        if let strange = streams?.first(where: { !known.contains($0) }), report.streams != nil {
            return context.complain(.noSuchStream(strange, known: known.sorted()))
        }
        let finding = report.streams?.first(of: Set(streams ?? []))
        let isSame =
            if streams == nil { report.difference == nil } else if report.streams == nil {
                report.kept == nil
            } else { finding == nil }
        if !isSame { context.end(with: .no) }
        if context.request.isJSON { return context.print(json: Answer(report, recording)) }
        let texts = context.words.replay
        if streams != nil, report.streams == nil { context.remark(texts.containsNoStreams) }
        if let streams, !streams.isEmpty, report.streams != nil {
            // Other streams may differ.
            context.print(
                finding.map {
                    texts.streamDiffers(
                        $0.stream, $0.number, RunTime(milliseconds: $0.time).text)
                } ?? texts.streamsMatch(streams.joined(separator: ", ").printable))
        } else {
            for sentence in report.sentences(in: context.words) { context.print(sentence) }
        }
        let builder = recording.builder(in: context.words)
        if report.difference != nil, !isSame || streams?.isEmpty ?? true {
            context.print(builder)
        } else if recording.isOfOtherBuild {
            context.remark(builder)
        }
        if isSame, report.difference == nil { return }
        let columns = context.columns
        if let frame = report.frame, streams == nil {
            let sentence = frame.isKnown ? texts.pictures : texts.picture
            for line in sentence.wrapped(columns: columns, width: { CharacterWidth($0).columns }) {
                context.print(line)
            }
            context.send(
                text: frame.text(
                    columns: columns, recordedTitle: texts.recorded, nowTitle: texts.now))
        }
        if let finding, let streams = report.streams {
            say(finding, of: streams, &context)
        }
    }

    private static func say(
        _ finding: StreamComparison.Finding, of streams: StreamComparison,
        _ context: inout ToolContext
    ) {
        let texts = context.words.replay
        context.print(texts.stream(finding.stream))
        for line in finding.difference.recorded { context.print("  \(texts.recorded): \(line)") }
        for line in finding.difference.now { context.print("  \(texts.now): \(line)") }
        let picture = streams.picture(
            of: finding, columns: context.columns, recordedTitle: texts.recorded,
            nowTitle: texts.now, mark: texts.input(finding.number))
        context.send(text: "\n\(picture)")
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
        let finding = report.streams?.first()
        stream = finding?.stream
        (recorded, now) = (finding?.difference.recorded, finding?.difference.now)
        rows = report.frame.map { frame in
            frame.areSame.indices.filter { !frame.areSame[$0] }.map { $0 + 1 }
        }
        (frames, files) = (report.frames, report.files)
        (version, commit) = (recording.header.parlor, recording.header.commit)
        let build = recording.header.build
        hasOtherRules = build.map { $0.rules != Build.current.rules }
        hasOtherPictures = build.map { $0.pictures != Build.current.pictures }
    }
}
