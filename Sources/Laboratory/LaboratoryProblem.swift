import Parlor

/// Why a tool of the laboratory cannot do what was asked for.
enum LaboratoryProblem: Equatable, Sendable {
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

    /// No directory of players was named, or there is none of that name.
    case wantsPlayers
    case noPlayers(String)

    func sentence(in words: Words) -> String {
        switch self {
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
        case .wantsPlayers: words.league.wantsDirectory
        case .noPlayers(let path): words.league.noDirectory(path.printablePath)
        }
    }
}

extension ToolContext {
    /// Says why the tool cannot do it.
    mutating func complain(_ problem: LaboratoryProblem) {
        complain(.ofTool(InputFault.Reason("\(problem)") { problem.sentence(in: $0) }))
    }
}
