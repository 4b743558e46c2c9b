import Games

extension MinesWords {
    /// As much of a hint as the player has requested, in ever shorter versions. All versions
    /// contain the conclusion. Each leaves out one more of the numbers before it.
    func text(of hint: MinesHint, in size: MinesSize) -> [String] {
        switch (hint.rule, hint.stage) {
        case (.first, _): return [first]
        case (.guess(let chance), _):
            return [guess(size.name(of: hint.safe[0]), chance.percent)]
        case (_, .look):
            let cells = hint.numbers.isEmpty ? hint.area : hint.numbers.map(\.cell)
            return [look(cells.prefix(8).map(size.name).joined(separator: ", "))]
        case (_, .reason): return reasons(of: hint, in: size).map { $0.joined(separator: " ") }
        }
    }

    /// The numbers that a hint is based on, followed by the conclusion, in ever shorter versions.
    private func reasons(of hint: MinesHint, in size: MinesSize) -> [[String]] {
        let names = hint.numbers.map { size.name(of: $0.cell) }
        var why = zip(names, hint.numbers).map(number)
        switch hint.rule {
        case .pair(let cells): why.append(shared(names[0], names[1], cells))
        case .rest(let isOfBoard):
            let whole = isOfBoard ? left(hint.minesLeft, hint.cellsLeft) : why[0]
            let parts = zip(names, hint.numbers).dropFirst(isOfBoard ? 0 : 1)
            why = [whole] + parts.map { part($0, $1.need, $1.room) }
        case .numbers(let counts):
            let cells = (hint.safe + hint.mines).map(size.name)
            why.append(together(names, counts ? hint.minesLeft : nil, cells))
        case .first, .number, .guess: break
        }
        let (safe, mines) = (hint.safe.map(size.name), hint.mines.map(size.name))
        let conclusion =
            (safe.isEmpty ? [] : [areSafe(safe)])
            + (mines.isEmpty ? [] : [areMines(mines)])
        return (0...why.count).map { why.dropFirst($0) + conclusion }
    }

    /// A look back at a click, in ever shorter versions.
    func text(of lesson: MinesLesson, in size: MinesSize) -> [String] {
        let click = looking(lesson.number, lesson.count, lesson.clicked.map(size.name))
        let known =
            lesson.certainty.map { texts(of: $0, wasSafe, wasMine, in: size) } ?? [[firstCell]]
        let skipped = lesson.skipped > 0 ? [opensNothing(lesson.skipped)] : []
        return
            (known.map { [click] + skipped + $0 } + known.map { [click] + $0 }
            + known.suffix(1)).map { $0.joined(separator: " ") }
    }

    /// A proof in ever shorter versions. All of them name numbers that it is based on.
    private func premises(of hint: MinesHint, _ known: String, in size: MinesSize) -> [[String]] {
        let names = hint.numbers.map { size.name(of: $0.cell) }
        let countsMines =
            hint.rule == .numbers(countsMines: true) || hint.rule == .rest(isOfBoard: true)
        let all = names + (countsMines || names.isEmpty ? [mineCount] : [])
        let short =
            hint.mines.isEmpty
            ? prove(all, safe: hint.safe.map(size.name))
            : prove(all, mines: hint.mines.map(size.name))
        // The last of the reasons is the conclusion alone.
        let long = reasons(of: hint, in: size).dropLast().map { [known] + $0 }
        return long + [[known, short], [short]]
    }

    /// What could be known about a cell, in ever shorter versions: that it was certain and why, or
    /// the cells that were certain instead.
    private func texts(
        of certainty: MinesCertainty, _ safe: String, _ mine: String, in size: MinesSize
    ) -> [[String]] {
        switch certainty {
        case .safe(let hint): premises(of: hint, safe, in: size)
        case .mine(let hint): premises(of: hint, mine, in: size)
        case .unknown(let chance, let safe):
            [8, 3, 1].map { count in
                let named = safe.prefix(count).map(size.name)
                return [unknown(chance.percent, named, more: safe.count - named.count)]
            }
        }
    }

    /// A summary of a game at its end in lines, with the longest version of each first. `finished`
    /// has the help that counts and the best earlier results, if they are known.
    func end(
        _ result: MinesResult, _ verdict: MinesCertainty?, _ finished: FinishedGame? = nil
    ) -> [[String]] {
        let efficiency = result.help.hints > 0 ? nil : Int((100 * result.efficiency).rounded())
        let figures = self.figures(
            result.time, clicks: result.clicks, done: "\(result.done)/\(result.needed)",
            result.speed.text(2), efficiency)
        let end = result.isWon ? won : lost
        let said =
            verdict.map { texts(of: $0, known, known, in: result.options.size) + [[known]] } ?? [[]]
        let ends = said.map { ([end] + $0).joined(separator: " ") }
        let bests = finished.map { self.bests(result, $0) } ?? []
        return ends.map { [$0, figures] + bests } + ends.map { [$0, figures] + bests.prefix(1) }
            + ends.map { [$0] + bests.prefix(1) } + ends.map { [$0] }
    }
}

extension MinesWords {
    /// The help, and the time and the speed, compared with the best ones before.
    fileprivate func bests(_ result: MinesResult, _ finished: FinishedGame) -> [String] {
        let games = GameWords(language: language)
        let speed = finished.outcome.isOwnWin ? result.speed : nil
        return [
            games.helpTaken(finished.outcome.help), games.bestTime(finished),
            games.comparison(speed, with: finished.best.speed, >) { "3BV \($0.text(2))/s" },
        ].compactMap(\.self)
    }
}

extension Double {
    /// A probability in percent. Only certainty is rounded to 0 or 100.
    fileprivate var percent: Int {
        self <= 0 ? 0 : self >= 1 ? 100 : min(99, max(1, Int((self * 100).rounded())))
    }
}
