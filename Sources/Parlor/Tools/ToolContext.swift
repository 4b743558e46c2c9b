import Reactive

/// Everything that a tool needs: its request, input and output, and the exit status.
package struct ToolContext {
    let invocation: Invocation

    /// The seed from the command line, or a random one.
    let seed: UInt64
    package let words: Words
    /// The directory of the program's files; nil if there is none.
    package let directory: DataDirectory?
    private let surroundings: Surroundings
    private var input: LineReader
    private var output: Output
    private var errors: Output

    /// The number of operands that were used.
    private var operands = 0
    private(set) var status = ToolStatus.yes

    /// The surroundings of a tool, which tests replace.
    struct Surroundings {
        var read: () throws(DiskFailure) -> [UInt8]
        var write: ([UInt8]) throws(DiskFailure) -> Void
        var complain: ([UInt8]) throws(DiskFailure) -> Void

        /// The time since an arbitrary earlier point.
        var uptime: () -> Duration

        /// Returns a random seed, for a command line without one.
        var anySeed: () -> UInt64
        var save: (_ path: String, _ bytes: [UInt8]) throws(DiskFailure) -> Void

        /// The environment variables that determine where files are stored.
        var environment: [String: String] = [:]

        /// Shows the progress of long work in place of the previous message. An empty text removes
        /// the message.
        var progress: (String) -> Void = { _ in }

        /// The tools that the executable provides, such as one that runs a recording in another
        /// process.
        var handedIn: [ToolName: @Sendable (inout ToolContext) -> Void] = [:]

        /// The width of the terminal; nil if the output does not go to a terminal.
        var columns: () -> Int? = { nil }

        /// The current time, in seconds since 1970 (UTC).
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

    package var request: ToolRequest { invocation.request }
    /// Indicates whether the answer should be in sentences, and not in a table.
    package var isPlain: Bool { invocation.isPlain }
    var hasSeed: Bool { invocation.seed != nil }
    var theme: ThemeChoice { invocation.theme ?? .auto }

    // MARK: Questions

    /// A question to answer, and its place in the input.
    struct Question {
        let place: InputPosition
        let bytes: [UInt8]

        /// The number of columns before the question.
        var indent = 0

        var text: String { String(decoding: bytes, as: UTF8.self) }

        /// The first of the named members that the question has, if the question is a JSON object
        /// and the member is a text. If not, the question itself.
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

    /// The next argument or, without arguments, the next line that is neither empty nor a comment.
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

    /// Answers for each requested number. If no count was requested, there is one number.
    mutating func forEachSeed(_ answer: (UInt64, inout ToolContext) -> Void) {
        for number in 0..<UInt64(request.count ?? 1) where !isUnheard {
            answer(seed &+ number, &self)
        }
    }

    /// Answers each question that can be parsed, and reports the others. If a line is a JSON
    /// object, the question is one of its `members`.
    mutating func forEachQuestion<Value>(
        in members: [String], _ read: ([UInt8]) throws(InputError) -> Value,
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

    mutating func complain(_ fault: InputError, about question: Question) {
        let fault = InputError(column: question.indent + fault.column, reason: fault.reason)
        complain(.badInput(fault, at: question.place))
    }

    /// The next line of the input; nil at the end, or if `isWanted` returns false. Writes the
    /// answers so far before waiting for input.
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
    package mutating func print(_ line: String) {
        output.print(line.withoutControls(but: ["\n", "\t"]))
    }
    mutating func print(_ line: some Sequence<UInt8>) { output.print(line) }

    /// Answers with a text of several lines.
    package mutating func send(text: String) {
        output.send(Array(text.withoutControls(but: ["\n", "\t"]).utf8))
    }

    /// Answers with part of a line of JSON.
    mutating func send(_ piece: [UInt8]) { output.send(piece.escapingControls) }

    /// Answers with a line of JSON.
    package mutating func print(json answer: some Encodable) {
        output.print(answer.line.escapingControls)
    }

    /// Answers with a line, in JSON if requested.
    mutating func print(
        _ line: @autoclosure () -> String, json answer: @autoclosure () -> some Encodable
    ) {
        if request.isJSON { print(json: answer()) } else { print(line()) }
    }

    /// Writes the answers so far, because the next one takes time.
    mutating func flush() { output.flush() }

    /// Indicates whether the output has failed, for example because nobody reads it any more.
    var isUnheard: Bool { output.failure != nil }

    package mutating func end(with status: ToolStatus) { self.status = self.status.and(status) }

    package mutating func complain(_ problem: ToolProblem, endingWith status: ToolStatus = .misuse)
    {
        remark(problem.sentence(in: words))
        end(with: status)
    }

    /// Reports a problem without changing the exit status.
    package mutating func remark(_ sentence: String) {
        output.flush()
        errors.print(Shell.message(sentence, but: ["\n", "\t"]))
        errors.flush()
    }

    /// Shows the progress of long work, if a terminal can show it.
    package var progress: (String) -> Void { surroundings.progress }

    /// Writes a file. Returns false if that fails.
    package mutating func save(_ text: String, to path: String) -> Bool {
        do {
            try surroundings.save(path, Array(text.utf8))
            return true
        } catch {
            complain(.notWritten(path, error))
            return false
        }
    }

    mutating func runProvidedTool(_ name: ToolName) {
        guard let run = surroundings.handedIn[name] else {
            preconditionFailure(
                "The executable must provide every tool that the program does not have.")
        }
        run(&self)
    }

    func uptime() -> Duration { surroundings.uptime() }
    /// The width of an answer.
    package var columns: Int {
        request.columns ?? max(40, surroundings.columns() ?? ToolContext.usualColumns)
    }

    /// The width of a page with frames, which must not be wrapped.
    package var columnsOfPage: Int {
        request.columns ?? max(40, surroundings.columns() ?? ToolContext.usualTerminal)
    }

    /// The width of most terminals.
    private static let usualTerminal = 80

    /// The width of an answer that does not go to a terminal.
    private static let usualColumns = 100

    package func now() -> Int { surroundings.now() }

    /// Writes the last answers and returns the exit status.
    mutating func close() -> ToolStatus {
        output.flush()
        if let failure = input.failure { complain(.notRead(failure)) }
        if let failure = output.failure, failure != .readerLeft {
            complain(.notWritten(nil, failure))
        }
        return status
    }
}
