/// Sentences about recordings.
struct ReplayWords: Sendable {
    let playing, paused: String

    /// A run was the same again: so many inputs in so many seconds.
    let same: @Sendable (_ inputs: Int, _ seconds: Int) -> String

    /// The same, of a recording that has no end.
    let sameSoFar: @Sendable (_ inputs: Int, _ seconds: Int) -> String
    let differsAt: @Sendable (_ input: Int, _ time: String) -> String
    let differsInTheEnd: String
    let differsInFiles: String
    let otherVersion: @Sendable (_ version: String) -> String

    let nothingRecorded: String
    let notRead: @Sendable (_ path: String, _ reason: String) -> String
    let unknownExport: @Sendable (_ path: String) -> String
    let noGame, noStreams: @Sendable (_ path: String) -> String
    let noSuchStream, noSuchProperty: @Sendable (_ name: String, _ known: String) -> String
    let badLine: @Sendable (_ path: String, _ line: Int) -> String
    let isTooLong: String
    let isNoRecording: @Sendable (_ path: String) -> String
    let otherFormat: @Sendable (_ path: String) -> String
    let otherArguments: @Sendable (_ arguments: String) -> String
}

extension ReplayReport {
    func sentence(in words: Words) -> String {
        let texts = words.replay
        let seconds = milliseconds / 1000
        return switch difference {
        case nil: isComplete ? texts.same(inputs, seconds) : texts.sameSoFar(inputs, seconds)
        case .input(let number, let time):
            texts.differsAt(number, "\(time / 1000).\("\(1000 + time % 1000)".dropFirst())")
        case .lastFrame: texts.differsInTheEnd
        case .files: texts.differsInFiles
        }
    }
}

extension RecordingProblem {
    func sentence(in words: Words) -> String {
        let texts = words.replay
        return switch self {
        case .notRead(let path, let failure):
            texts.notRead(path.printablePath, words.storage.reason(failure))
        case .badLine(let path, let line): texts.badLine(path.printablePath, line)
        case .isTooLong: texts.isTooLong
        case .isNoRecording(let path): texts.isNoRecording(path.printablePath)
        case .otherFormat(let path, _): texts.otherFormat(path.printablePath)
        case .otherArguments(let arguments): texts.otherArguments(arguments.printable)
        }
    }
}
