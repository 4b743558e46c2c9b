import Parlor

/// A reason why a tool of the laboratory cannot do its work.
enum LaboratoryProblem: Error, Equatable {
    case badRecording(RecordingProblem)
    case nothingRecorded
    case unknownExport(String)
    /// The recording has nothing to test or to draw, or its replay differs.
    case noGame(String)
    /// The recording has a game, but no action of the player.
    case nothingPlayed(String)
    /// No test can be written for these view models.
    case notTested([String])
    case noStreams(String)
    case noSuchStream(String, known: [String])
    case noSuchSymbol(String)
    case noSuchProperty(String, known: [String])
    /// A condition never holds, or is about an unknown value.
    case neverHolds(String, values: [String])
    case noSuchValue(String, known: [String])
    /// An invalid comparison: its operator is unknown, or its path or value is missing.
    case notAComparison(String)
    case doesNotDiffer
    case doesNotCrash
    case notShrunk
    /// The replay differs from the recording, and the user has not asked to write the test anyway,
    /// or to shrink the recording anyway.
    case requiresAnyway, shrinkRequiresAnyway
    /// The time is after the end of the recording, or a part ends before it begins.
    case beyondEnd(RunTime, end: RunTime)
    case backwards(from: RunTime, to: RunTime)

    /// No directory of players was named, or the named directory does not exist.
    case missingPlayers
    case noPlayers(String)

    func sentence(in words: Words) -> String {
        switch self {
        case .badRecording(let problem): problem.sentence(in: words)
        case .nothingRecorded: words.replay.nothingRecorded
        case .unknownExport(let path): words.replay.unknownExport(path.printablePath)
        case .noGame(let path): words.replay.noGame(path.printablePath)
        case .nothingPlayed(let path): words.replay.nothingPlayed(path.printablePath)
        case .notTested(let names): words.replay.notTested(names.joined(separator: ", "))
        case .noStreams(let path): words.replay.noStreams(path.printablePath)
        case .noSuchStream(let name, let known):
            words.replay.noSuchStream(name.printable, known)
        case .noSuchSymbol(let symbol): words.replay.noSuchSymbol(symbol.printable)
        case .noSuchProperty(let name, let known):
            words.replay.noSuchProperty(name: name.printable, known: words.accepted.list(known))
        case .neverHolds(let condition, let values):
            words.replay.neverHolds(
                condition: condition.printable, values: words.accepted.list(values))
        case .noSuchValue(let path, let known):
            words.replay.noSuchValue(path: path.printable, known: words.accepted.list(known))
        case .notAComparison(let text):
            words.replay.notAComparison(
                text: text.printable, relations: words.accepted.list(ValueCondition.relations))
        case .doesNotDiffer: words.replay.doesNotDiffer
        case .doesNotCrash: words.replay.doesNotCrash
        case .notShrunk: words.replay.notShrunk
        case .requiresAnyway: words.replay.requiresAnyway
        case .shrinkRequiresAnyway: words.replay.shrinkRequiresAnyway
        case .beyondEnd(let time, let end): words.replay.beyondEnd(time: time.text, end: end.text)
        case .backwards(let from, let to): words.replay.backwards(from: from.text, to: to.text)
        case .missingPlayers: words.league.missingDirectory
        case .noPlayers(let path): words.league.noDirectory(path.printablePath)
        }
    }
}

extension ToolContext {
    /// Prints the problem.
    mutating func complain(_ problem: LaboratoryProblem) {
        complain(.ofTool(InputError.Reason("\(problem)") { problem.sentence(in: $0) }))
    }
}
