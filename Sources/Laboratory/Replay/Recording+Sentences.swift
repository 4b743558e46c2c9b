import Parlor

extension Recording {
    /// Indicates whether rules or pictures have changed since the recording was made. This is also
    /// true if the recording does not identify its build.
    var isOfOtherBuild: Bool {
        header.build.map { build in
            build.rules != Build.current.rules || build.pictures != Build.current.pictures
        } ?? true
    }

    /// A sentence that names the build that made the recording, and says which parts have changed
    /// since.
    func builder(in words: Words) -> String {
        guard let build = header.build else { return words.replay.unknownBuild(header.parlor) }
        let changes = words.replay.changedSince(
            rules: build.rules != Build.current.rules,
            pictures: build.pictures != Build.current.pictures)
        return "\(words.replay.recordedBy(build)) \(changes)"
    }
}

extension RecordingProblem {
    func sentence(in words: Words) -> String {
        let texts = words.replay
        return switch self {
        case .notRead(let path, let failure):
            texts.notRead(path: path.printablePath, reason: words.storage.reason(failure))
        case .badLine(let path, let line): texts.badLine(path.printablePath, line)
        case .isTooLong: texts.isTooLong
        case .isNotARecording(let path): texts.isNotARecording(path.printablePath)
        case .otherFormat(let path, let format):
            format < RecordingHeader.format
                ? texts.olderFormat(path.printablePath) : texts.newerFormat(path.printablePath)
        case .otherArguments(let arguments): texts.otherArguments(arguments.printable)
        }
    }
}
