import Games

extension MinesWords {
    /// A summary of a game at its end. `wrong` are the flags that led to the mine. `finished` has
    /// the help that counts and the best earlier results, if they are known. `time` is the time in
    /// words; nil if it is shown as on a clock. `key` begins to look back, where each proof is.
    func end(
        _ result: MinesResult, _ certainty: MinesCertainty?, _ wrong: MinesWrongFlags? = nil,
        _ finished: FinishedGame? = nil, time: String? = nil, key: String? = nil
    ) -> MinesEnd {
        let efficiency =
            result.help.hints > 0 || !result.isWon ? nil : Int((100 * result.efficiency).rounded())
        let reasons =
            certainty.map {
                texts(
                    of: $0, wrong, safe: known, mine: known, key.map(isExplained),
                    in: result.options.size)
            } ?? []
        return MinesEnd(
            isWon: result.isWon, verdict: result.isWon ? won : lost,
            // Without the first sentence, more of the proof fits.
            reasons: reasons.flatMap { $0.first == known ? [$0, Array($0.dropFirst())] : [$0] }
                .map { $0.joined(separator: " ") },
            isProved: certainty?.reason != nil,
            figures: figures(
                time ?? result.time, moves: result.moves, done: "\(result.done)/\(result.needed)",
                result.isWon ? result.speed.text(2) : nil, efficiency),
            bests: finished.map { bests(result, $0) } ?? [])
    }
}

extension MinesWords {
    /// The help, and the time and the speed, compared with the best earlier results.
    fileprivate func bests(_ result: MinesResult, _ finished: FinishedGame) -> [String] {
        let games = GameWords(language: language)
        // A speed is named only if it is a record, because the time is always compared. A first
        // result sets both records, but only the time is named.
        let fastest = finished.best.speed
        let isFaster = finished.outcome.isOwnWin && fastest.map { result.speed > $0 } ?? false
        return [
            games.helpTaken(finished.outcome.help), games.bestTime(finished),
            isFaster
                ? games.comparison(result.speed, with: fastest, >) { "3BV \($0.text(2))/s" } : nil,
        ].compactMap(\.self)
    }
}
