import Games

extension ResultLine {
    init(_ result: MinesResult, _ words: Words = .english) {
        self.init(
            .mines,
            [
                result.options.variant.name(in: words),
                ResultLine.board(day: result.day, seed: result.seed),
                ResultLine.time(GameTime(tenths: result.tenths), isWon: result.isWon, words),
                "3BV \(result.done)/\(result.needed)",
                result.isWon ? "\(result.speed.text(2))/s" : nil,
            ], help: result.help, words)
    }
}

extension MinesResult {
    var time: String { GameTime(tenths: tenths).text }
}
