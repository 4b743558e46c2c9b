import Reactive

/// Services for a tool: the request, its input and output, and how the run will end.
struct ToolContext {
    let invocation: Invocation

    /// The number that was named, or any.
    let seed: UInt64
    let words: Words
    /// The directory of the program's files; nil where there is no place for them.
    let directory: DataDirectory?
    private let surroundings: Surroundings
    private var input: LineReader
    private var output: Output
    private var errors: Output

    /// How many operands were taken.
    private var operands = 0
    private(set) var status = ToolStatus.yes

    /// The surroundings of a tool. Tests have their own.
    struct Surroundings {
        var read: () throws(DiskFailure) -> [UInt8]
        var write: ([UInt8]) throws(DiskFailure) -> Void
        var complain: ([UInt8]) throws(DiskFailure) -> Void

        /// How much time has passed since some moment.
        var uptime: () -> Duration

        /// A number to deal with where none was named.
        var anySeed: () -> UInt64
        var save: (_ path: String, _ bytes: [UInt8]) throws(DiskFailure) -> Void

        /// Variables that say where files are kept.
        var environment: [String: String] = [:]

        /// Shows the progress of long work in place of the line before; an empty text removes it.
        var progress: (String) -> Void = { _ in }

        /// Tries a recording in another process.
        var trial: RecordingTrial = .none

        /// How wide the output is shown, if it is.
        var columns: () -> Int? = { nil }

        /// How many seconds have passed since 1970, in UTC.
        var now: () -> Int = { 0 }
    }

    init(_ invocation: Invocation, _ words: Words, _ surroundings: Surroundings) {
        self.invocation = invocation
        seed = invocation.seed ?? surroundings.anySeed()
        self.words = words
        directory = invocation.directory(in: surroundings.environment)
        self.surroundings = surroundings
        input = LineReader(surroundings.read)
        output = Output(surroundings.write)
        errors = Output(surroundings.complain)
    }

    var request: ToolRequest { invocation.request }
    var hasSeed: Bool { invocation.seed != nil }
    var theme: ThemeChoice { invocation.theme ?? .auto }

    // MARK: Questions

    /// Something to answer, and where it stood.
    struct Question {
        let place: InputPlace
        let bytes: [UInt8]

        /// How many columns stand before it.
        var indent = 0

        var text: String { String(decoding: bytes, as: UTF8.self) }

        /// Where the question is an answer of a tool in JSON, the first of these members that it
        /// has; otherwise the question itself.
        func member(_ names: [String]) -> Question {
            guard bytes.first == UInt8(ascii: "{"),
                let members = CheckedJSON.members(ofJSON5: bytes),
                case .string(let text)? = names.lazy.compactMap({ members[$0] }).first
            else { return self }
            let found = bytes.firstRange(of: Array("\"\(text)\"".utf8))
            return Question(
                place: place, bytes: Array(text.utf8), indent: found.map { $0.lowerBound + 1 } ?? 0)
        }
    }

    /// The next argument or, where there is none at all, the next line that says something.
    mutating func nextQuestion() -> Question? {
        if isUnheard { return nil }
        if !request.operands.isEmpty {
            guard operands < request.operands.count else { return nil }
            operands += 1
            let operand = request.operands[operands - 1]
            return Question(place: .argument(operands), bytes: Array(operand.utf8))
        }
        while let line = nextLine() {
            if !line.isEmpty && line[0] != UInt8(ascii: "#") {
                return Question(place: .line(input.count), bytes: line)
            }
        }
        return nil
    }

    /// Answers about each of the numbers that were asked for, one if no count was named.
    mutating func forEachSeed(_ answer: (UInt64, inout ToolContext) -> Void) {
        for number in 0..<UInt64(request.count ?? 1) where !isUnheard {
            answer(seed &+ number, &self)
        }
    }

    /// Answers about each question that can be read, and complains about the others. A question in
    /// JSON is in one of these members.
    mutating func forEachQuestion<Value>(
        in members: [String], _ read: ([UInt8]) throws(InputFault) -> Value,
        _ answer: (Value, inout ToolContext) -> Void
    ) {
        while let question = nextQuestion()?.member(members) {
            do {
                answer(try read(question.bytes), &self)
            } catch {
                complain(error, about: question)
            }
        }
    }

    mutating func complain(_ fault: InputFault, about question: Question) {
        let fault = InputFault(column: question.indent + fault.column, reason: fault.reason)
        complain(.badInput(fault, at: question.place))
    }

    /// The next line of the input, if it is wanted. What was answered goes out before anything is
    /// waited for.
    mutating func nextLine(
        where isWanted: (ArraySlice<UInt8>) -> Bool = { _ in true }
    ) -> [UInt8]? {
        while !input.isReady {
            if input.isOver { return nil }
            output.flush()
            input.readMore()
        }
        return input.next(where: isWanted)
    }

    // MARK: Answers

    /// Answers with a line.
    mutating func print(_ line: String) { output.print(line.withoutControls(but: ["\n", "\t"])) }
    mutating func print(_ line: some Sequence<UInt8>) { output.print(line) }

    /// Answers with a text of several lines.
    mutating func send(text: String) {
        output.send(Array(text.withoutControls(but: ["\n", "\t"]).utf8))
    }

    /// Answers with a piece of a line of JSON.
    mutating func send(_ piece: [UInt8]) { output.send(piece.escapingControls) }

    /// Answers with a line of JSON.
    mutating func print(json answer: some Encodable) {
        output.print(answer.line.escapingControls)
    }

    /// Answers with a line: of JSON, if that was asked for.
    mutating func print(
        _ line: @autoclosure () -> String, json answer: @autoclosure () -> some Encodable
    ) {
        if request.isJSON { print(json: answer()) } else { print(line()) }
    }

    /// Sends the answers so far: the next one takes its time.
    mutating func flush() { output.flush() }

    /// Whether no answer goes out any more.
    var isUnheard: Bool { output.failure != nil }

    mutating func end(with status: ToolStatus) { self.status = self.status.and(status) }

    mutating func complain(_ problem: ToolProblem, endingWith status: ToolStatus = .misuse) {
        output.flush()
        errors.print("parlor: \(problem.sentence(in: words))")
        errors.flush()
        end(with: status)
    }

    /// Says something that has to be known besides the answer, which goes on.
    mutating func remark(_ sentence: String) {
        output.flush()
        errors.print("parlor: \(sentence)")
        errors.flush()
    }

    /// Says how far a long work has come, where that can be watched.
    var progress: (String) -> Void { surroundings.progress }

    /// Writes a file; whether it is there now.
    mutating func save(_ text: String, to path: String) -> Bool {
        do {
            try surroundings.save(path, Array(text.utf8))
            return true
        } catch {
            complain(.notWritten(path, error))
            return false
        }
    }

    var trial: RecordingTrial { surroundings.trial }

    func uptime() -> Duration { surroundings.uptime() }
    /// How wide an answer may be.
    var columns: Int {
        request.columns ?? max(40, surroundings.columns() ?? ToolContext.usualColumns)
    }

    /// The width of an answer that goes to no terminal.
    private static let usualColumns = 100

    func now() -> Int { surroundings.now() }

    /// Sends the last answers and says how the run ends.
    mutating func close() -> ToolStatus {
        output.flush()
        if let failure = input.failure { complain(.notRead(failure)) }
        if let failure = output.failure, failure != .readerLeft {
            complain(.notWritten(nil, failure))
        }
        return status
    }
}
