import Games
import MarblePictures
import Parlor
import Reactive

/// A property that a run may have.
///
///     lost                        the game reaches this state
///     timeout                     the game emits this news
///     notice                      a message appears below the screen
///     score < 0                   a visible value, or a value in the news
///     finished.isWon == false
///     piles[0].cards == []        a value by its path, as the legends of marbles write it
///     actions == choose(3)        an element of another stream, or a value in it
///     differs                     the replay differs from the recording
///     crash                       the program crashes
///     $ grep -q x "$1"            a shell command ends as it does for the whole recording
struct RunProperty {
    private enum Kind {
        case name(String)
        case value(ValueCondition)
        /// An invalid comparison: its operator is unknown, or its path or value is missing.
        case malformed
        case difference
        case crash
        /// A command, and its required outcome; nil if there is no recording to compare with.
        case command(String, outcome: RecordingTrial.CommandOutcome?)
    }

    let text: String
    private let kind: Kind
    private let trial: RecordingTrial

    /// Creates a property. A shell command must end with the same exit status as for `whole`, the
    /// recording before shrinking.
    init(_ text: String, of whole: Recording? = nil, _ trial: RecordingTrial = .none) {
        (self.text, self.trial) = (text, trial)
        switch text {
        case "differs": kind = .difference
        case "crash": kind = .crash
        case _ where text.hasPrefix("$"):
            let command = String(text.dropFirst().drop { $0 == " " })
            kind = .command(
                command, outcome: whole.flatMap { trial.outcome(of: command, with: $0) })
        default:
            let isComparison = text.contains { "=<>".contains($0) }
            kind =
                ValueCondition(text).map { .value($0) } ?? (isComparison ? .malformed : .name(text))
        }
    }

    /// Indicates whether the property can be checked in this process.
    var isCheckedInProcess: Bool {
        switch kind {
        case .crash: false
        default: true
        }
    }

    /// Indicates whether the property is about the streams of a run, so that checking it is fast.
    private var isOfStreams: Bool {
        switch kind {
        case .name, .value, .malformed: true
        case .difference, .crash, .command: false
        }
    }

    /// Indicates whether the property is about a run that does not replay as recorded.
    var isOfDifferingRun: Bool {
        switch kind {
        case .difference, .crash: true
        case .name, .value, .malformed, .command: false
        }
    }

    private var isDifference: Bool { if case .difference = kind { true } else { false } }

    /// The point at which the run first has the property; nil if it never does, or if the run is
    /// too long.
    func point(in recording: Recording) -> RunPoint? {
        let end = RunPoint(inputs: recording.inputs.count, time: recording.length)
        switch kind {
        case .difference:
            guard case .input(let number, let time)? = try? Replay.run(recording).report.difference
            else {
                return nil
            }
            return RunPoint(inputs: number, time: time)
        case .crash: return trial.crashes(recording.withoutTraces.text) ? end : nil
        case .command(let command, let wanted):
            let found = trial.outcome(of: command, with: recording)
            return found != nil && found == wanted ? end : nil
        case .name(let name):
            return first(in: recording) { RunProperty.names(of: $0, $1).contains(name) }
        case .value(let condition):
            return first(in: recording) { stream, element in
                element.map { condition.holds(for: $0, of: stream) } ?? false
            }
        case .malformed: return nil
        }
    }

    /// The smallest recording that has all properties; nil if none was found. `progress` is called
    /// with the number of remaining inputs and the number of runs so far.
    static func smallest(
        _ recording: Recording, with properties: [RunProperty],
        progress: @escaping (_ inputs: Int, _ tries: Int) -> Void = { _, _ in }
    ) throws(RecordingProblem) -> Recording? {
        func point(_ recording: Recording) -> RunPoint? {
            // The properties that need another process are checked last.
            var latest = RunPoint(inputs: 0, time: 0)
            for property in properties.sorted(by: {
                $0.isCheckedInProcess && !$1.isCheckedInProcess
            }) {
                guard let point = property.point(in: recording) else { return nil }
                if point.time >= latest.time { latest = point }
            }
            return latest
        }
        if properties.contains(where: \.isDifference) {
            // Removing an earlier input would change the run before the difference, so only the
            // inputs after the difference are removed.
            return point(recording).map { recording.prefix($0.inputs) }
        }
        return try Shrinking.smallest(
            recording, isRunHere: properties.allSatisfy(\.isCheckedInProcess),
            replaces: properties.allSatisfy(\.isOfStreams), progress: progress, from: point)
    }

    /// The reason why a run does not have the property. Without the run, the reason does not list
    /// the names that a property may use.
    func reasonForAbsence(from recording: Recording?) throws(RecordingProblem) -> LaboratoryProblem
    {
        switch kind {
        case .difference: return .doesNotDiffer
        case .crash: return .doesNotCrash
        case .value(let condition):
            var (values, known): ([String], Set<String>) = ([], [])
            func see(_ stream: String, _ element: Any?) -> Bool {
                guard let element else { return false }
                if let value = condition.value(in: element, of: stream), !values.contains(value) {
                    values.append(value)
                }
                guard ["seen", "news"].contains(stream) else { return false }
                known.formUnion(condition.similarPaths(in: element))
                return false
            }
            if let recording { _ = try RunProperty.watch(recording, until: see) }
            let (first, last) = (values.prefix(3), values.suffix(1))
            if !values.isEmpty {
                let shown = values.count > 4 ? first + ["…"] + last : values[...]
                return .neverHolds(text, values: Array(shown))
            }
            return .noSuchValue(condition.name, known: Array(known.sorted().prefix(4)))
        case .malformed: return .notAComparison(text)
        case .name, .command:
            let known = try recording.map(RunProperty.names) ?? []
            return .noSuchProperty(text, known: known.sorted())
        }
    }

    /// The names that a property may use for this run: the states that its games reach (`won`,
    /// `lost`), and their news (`finished`).
    static func names(of recording: Recording) throws(RecordingProblem) -> Set<String> {
        var names: Set<String> = []
        _ = try watch(recording) { stream, element in
            names.formUnion(RunProperty.names(of: stream, element))
            return false
        }
        return names
    }

    private func first(
        in recording: Recording, where holds: (String, Any?) -> Bool
    ) -> RunPoint? { (try? RunProperty.watch(recording, until: holds)) ?? nil }

    private static func names(of stream: String, _ element: Any?) -> Set<String> {
        switch (stream, element) {
        case ("notice", _): ["notice"]
        case ("seen", let seen?): GameModule.state(of: seen).map { [$0] } ?? []
        case ("news", let news?):
            [Mirror(reflecting: news).children.first?.label ?? "\(news)"]
        default: []
        }
    }

    /// Runs a recording until a stream element matches. Returns nil if none does.
    private static func watch(
        _ recording: Recording, until isFound: (String, Any?) -> Bool
    ) throws(RecordingProblem) -> RunPoint? {
        let rerun = try Rerun(
            recording, .init(streams: .kept, timerCost: RecordingBounds.keptTimer))
        let notices = NoticeWatch(rerun)
        var readCounts: [Int] = []
        /// The time of the first match among the elements since the last call.
        func find() -> Int? {
            var found = notices.takeTime().flatMap { isFound("notice", nil) ? $0 : nil }
            let streams = rerun.journal.streams
            while readCounts.count < streams.count { readCounts.append(0) }
            for (index, stream) in streams.enumerated() where stream.owner != nil {
                let new = stream.entries[readCounts[index]...]
                readCounts[index] = stream.entries.count
                let first = new.first { entry in
                    entry.event.element.map { isFound(stream.name, $0) } ?? false
                }
                if let first { found = min(found ?? .max, first.time.milliseconds) }
            }
            return found
        }
        while !rerun.isTooLong {
            let (before, next) = (rerun.taken, rerun.nextInput)
            if next == nil { rerun.end() } else { rerun.takeNext() }
            if let time = find() {
                let isBefore = next.map { time < $0 } ?? false
                return RunPoint(inputs: isBefore ? before : rerun.taken, time: time)
            }
            if next == nil { return nil }
        }
        throw .isTooLong
    }

    /// An observer of the time of the first message to the player.
    private final class NoticeWatch {
        private var time: Int?
        private let bag = DisposeBag()

        init(_ rerun: Rerun) {
            rerun.services.notices.state.unread.drive(onNext: { [weak self, weak rerun] in
                if let self, let rerun, !$0.isEmpty { time = time ?? rerun.now }
            }).disposed(by: bag)
        }

        func takeTime() -> Int? {
            defer { time = nil }
            return time
        }
    }
}

extension RecordingTrial {
    fileprivate enum CommandOutcome: Equatable {
        case exit(Int32)
        case signal
    }

    /// The outcome of a shell command for a recording; nil if the recording cannot be run. The
    /// recording gets new traces first, because the command may compare pictures.
    fileprivate func outcome(of command: String, with recording: Recording) -> CommandOutcome? {
        guard let renewed = try? recording.renewed() else { return nil }
        return status(command, renewed.text).map { .exit($0) } ?? .signal
    }
}

/// A condition on a nested value, which is found by its path: `score < 0`,
/// `finished.isWon == false`, `piles[0].cards == []`.
struct ValueCondition {
    private let path: ValuePath
    private let relation: String
    private let wanted: String

    static let relations = ["==", "!=", "<=", ">=", "<", ">"]

    init?(_ text: String) {
        let found = Self.relations.compactMap { relation in
            text.firstRange(of: relation).map { (relation: relation, range: $0) }
        }.min { $0.range.lowerBound < $1.range.lowerBound }
        guard let found else { return nil }
        func trimmed(_ part: Substring) -> String {
            let words = part.split(separator: " ").joined(separator: " ")
            return words.hasPrefix("\"") && words.hasSuffix("\"") && words.count > 1
                ? String(words.dropFirst().dropLast()) : words
        }
        guard let path = ValuePath(trimmed(text[..<found.range.lowerBound])) else { return nil }
        (self.path, relation) = (path, found.relation)
        wanted = trimmed(text[found.range.upperBound...])
        if wanted.isEmpty { return nil }
    }

    /// The path of the value.
    var name: String { path.description }

    /// The parts of an element to which the condition applies. A path finds a visible value or a
    /// value in the news. A path that starts with the name of a stream finds a value in its
    /// elements.
    private func parts(of element: Any, of stream: String) -> [Any] {
        if let rest = path.rest(after: stream) {
            let parts = rest.parts(of: element)
            if !parts.isEmpty { return parts }
        }
        return ["seen", "news"].contains(stream) ? path.parts(of: element) : []
    }

    /// The description of the value in an element, abbreviated; nil if the element has no such
    /// value.
    func value(in element: Any, of stream: String) -> String? {
        let texts = parts(of: element, of: stream).map(ValueDescription.shortText)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// The paths in an element that end in the same name as this path.
    func similarPaths(in element: Any) -> Set<String> {
        var found: Set<String> = []
        func look(_ value: Any, _ way: [String]) {
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .optional {
                if let inner = mirror.children.first?.value { look(inner, way) }
                return
            }
            guard way.count < Self.deepest,
                [.struct, .tuple, .enum].contains(mirror.displayStyle)
            else { return }
            for case (let name?, let part) in mirror.children where !name.hasPrefix(".") {
                let path = way + [name]
                if name == self.path.lastName { found.insert(path.joined(separator: ".")) }
                look(part, path)
            }
        }
        look(element, [])
        return found
    }

    private static let deepest = 6

    /// Returns whether the condition holds for an element of a stream. If the path leads to several
    /// parts, the condition must hold for all of them.
    func holds(for element: Any, of stream: String = "seen") -> Bool {
        let parts = parts(of: element, of: stream)
        return !parts.isEmpty && parts.allSatisfy { holds(for: ValueDescription.text(of: $0)) }
    }

    private func holds(for text: String) -> Bool {
        if let number = Double(text), let wanted = Double(wanted) {
            return switch relation {
            case "==": number == wanted
            case "!=": number != wanted
            case "<": number < wanted
            case ">": number > wanted
            case "<=": number <= wanted
            default: number >= wanted
            }
        }
        return relation == "==" && text == wanted || relation == "!=" && text != wanted
    }
}
