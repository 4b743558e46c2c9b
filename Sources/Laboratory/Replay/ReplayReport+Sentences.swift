import Parlor

extension ReplayReport {
    /// The result of the comparison, one sentence per part.
    func sentences(in words: Words) -> [String] {
        let texts = words.replay
        if difference == nil, game == nil {
            let seconds = milliseconds / 1000
            if !isCompared { return [texts.nothingToCompare(inputs, seconds)] }
            return [isComplete ? texts.same(inputs, seconds) : texts.sameSoFar(inputs, seconds)]
        }
        let seen: String? =
            switch pictures {
            case nil: nil
            case .input(let number, let time):
                texts.picturesDiffer(number, RunTime(milliseconds: time).text)
            case .lastFrame, .files: texts.picturesDifferInTheEnd
            }
        let played =
            switch game {
            case nil: texts.gameIsSame
            case .input(let number, let time):
                texts.gameDiffers(number, RunTime(milliseconds: time).text)
            case .lastFrame, .files: texts.gameDiffersInTheEnd
            }
        // If the game differs, the files differ as a consequence.
        let saved: String? =
            switch kept {
            case .input(let number, let time) where game == nil:
                texts.filesDiffer(number, RunTime(milliseconds: time).text)
            case .files where game == nil: texts.gameDiffersInTheEnd
            default: nil
            }
        return [seen, played, saved].compactMap(\.self)
    }
}

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
            texts.notRead(path.printablePath, words.storage.reason(failure))
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
