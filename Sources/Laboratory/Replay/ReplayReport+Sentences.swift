import Parlor

extension ReplayReport {
    /// The result of the comparison, one sentence per part.
    func sentences(in words: Words) -> [String] {
        let texts = words.replay
        if difference == nil, game == nil {
            let seconds = milliseconds / 1000
            if !isCompared { return [texts.nothingToCompare(inputs: inputs, seconds: seconds)] }
            return [
                isComplete
                    ? texts.same(inputs: inputs, seconds: seconds)
                    : texts.sameSoFar(inputs: inputs, seconds: seconds)
            ]
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
