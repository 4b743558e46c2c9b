/// The place of something that cannot be understood.
enum InputPlace: Equatable, Sendable {
    /// A line of the standard input, counted from one.
    case line(Int)

    /// An argument behind the name of the tool, counted from one.
    case argument(Int)

    /// The value of an option.
    case option(String)
}

/// The fault of a question, and in which of its columns, counted from one.
struct InputFault: Error, Equatable, Sendable {
    let column: Int
    let reason: Reason

    /// A fault that only its game knows: a name to tell it from others, and the sentence.
    struct Reason: Equatable, Sendable {
        let name: String
        let sentence: @Sendable (Words) -> String

        init(_ name: String, _ sentence: @escaping @Sendable (Words) -> String) {
            (self.name, self.sentence) = (name, sentence)
        }

        static func == (one: Reason, other: Reason) -> Bool { one.name == other.name }
    }
}

/// Why a tool cannot do what was asked for.
enum ToolProblem: Equatable, Sendable {
    case badInput(InputFault, at: InputPlace)
    case notRead(DiskFailure)
    case notWritten(String?, DiskFailure)

    /// Moves are nothing without the deal that they are for.
    case wantsDeal

    /// So many pages are more than fit the standard output.
    case wantsFile(pages: Int)

    case badRecording(RecordingProblem)
    case nothingRecorded
    case unknownExport(String)
    /// A recording has nothing to write a test of, or to draw, or is another run than is thought.
    case noGame(String)
    case noStreams(String)
    case noSuchStream(String, known: [String])
    case noSuchProperty(String, known: [String])
    case notShrunk
    /// A recording is not the same when it is run again, and the test would say what happens now.
    case wantsAnyway
    /// A time behind the end of a recording, and a part of it that ends before it begins.
    case beyondEnd(RunTime, end: RunTime)
    case backwards(from: RunTime, to: RunTime)

    /// A puzzle that is to be printed has no solution, or several.
    case notUnique(InputPlace)

    /// Of so many puzzles that were made with a number, none is as it was wanted.
    case noSuchPuzzle(tries: Int, seed: UInt64)

    /// Of so many boards of mines that were made with a number, none is as it was wanted.
    case noSuchBoard(tries: Int, seed: UInt64)

    /// A board has no cell of this name.
    case noSuchCell(String, last: String)

    /// No directory of players was named, or there is none of that name.
    case wantsPlayers
    case noPlayers(String)

    /// Something is wrong with the program's own files.
    case storage(StorageProblem)

    func sentence(in words: Words) -> String {
        let texts = words.complaints
        return switch self {
        case .badInput(let fault, let place):
            texts.at(
                ToolProblem.name(place, texts), fault.column, fault.reason.sentence(words))
        case .notRead(let failure): texts.notRead(words.storage.reason(failure))
        case .notWritten(let path?, .missing):
            texts.fileNotWritten(
                path.printablePath, texts.noDirectory(Disk.parent(of: path).printablePath))
        case .notWritten(let path?, let failure):
            texts.fileNotWritten(path.printablePath, words.storage.reason(failure))
        case .notWritten(nil, let failure): texts.notWritten(words.storage.reason(failure))
        case .wantsDeal: texts.wantsDeal
        case .wantsFile(let pages): texts.wantsFile(pages)
        case .badRecording(let problem): problem.sentence(in: words)
        case .nothingRecorded: words.replay.nothingRecorded
        case .unknownExport(let path): words.replay.unknownExport(path.printablePath)
        case .noGame(let path): words.replay.noGame(path.printablePath)
        case .noStreams(let path): words.replay.noStreams(path.printablePath)
        case .noSuchStream(let name, let known):
            words.replay.noSuchStream(name.printable, words.accepted.list(known))
        case .noSuchProperty(let name, let known):
            words.replay.noSuchProperty(name.printable, words.accepted.list(known))
        case .notShrunk: words.replay.notShrunk
        case .wantsAnyway: words.replay.wantsAnyway
        case .beyondEnd(let time, let end): words.replay.beyondEnd(time.text, end.text)
        case .backwards(let from, let to): words.replay.backwards(from.text, to.text)
        case .noSuchPuzzle(let tries, let seed): texts.noSuchPuzzle(tries, "\(seed)")
        case .noSuchBoard(let tries, let seed): texts.noSuchBoard(tries, "\(seed)")
        case .noSuchCell(let name, let last): texts.noSuchCell(name.printable, last)
        case .wantsPlayers: words.league.wantsDirectory
        case .noPlayers(let path): words.league.noDirectory(path.printablePath)
        case .storage(let problem): problem.sentence(in: words)
        case .notUnique(let place): texts.notUnique(ToolProblem.name(place, texts))
        }
    }

    private static func name(_ place: InputPlace, _ texts: ComplaintWords) -> String {
        switch place {
        case .line(let number): texts.line(number)
        case .argument(let number): texts.argument(number)
        case .option(let name): name
        }
    }
}
