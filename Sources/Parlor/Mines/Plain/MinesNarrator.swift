import Games

/// The mines game in sentences.
struct MinesNarrator: DealtNarrator {
    typealias Action = MinesGame.Action
    typealias Command = StoryEvent<MinesSeen, MinesGame>

    let words: Words
    let vocabulary: Vocabulary<GameWord<MinesCommandWord>>
    private var seen: MinesSeen
    var dealt: DealtMines

    init(_ dealt: DealtMines, _ seen: MinesSeen, _ words: Words) {
        (self.dealt, self.seen, self.words) = (dealt, seen, words)
        vocabulary = Vocabulary(in: words) { $0.mines.plain.word }
    }

    private var plain: WordTable<PlainMinesWords> { words.mines.plain }
    private var size: MinesSize { seen.options.size }

    func begin(_ tell: (News) -> Void) {
        let board = words.mines.variant(seen.options.variant)
        tell(.say(plain.greeting(board, size.name(of: size.count - 1))))
        tell(.say(seen.phase == .paused ? words.plain.isPaused : plain.toStart))
    }

    func follow(_ word: MinesCommandWord, _ rest: [String], _ tell: (News) -> Void) {
        switch word {
        case .open: act(on: rest, tell) { .open($0) }
        case .flag: act(on: rest, tell) { .mark($0) }
        case .chord: act(on: rest, tell) { .chord($0) }
        case .around: for cell in cells(rest.suffix(1), tell) { tellAround(cell, tell) }
        case .board: tellBoard(tell)
        case .hint: tell(.action(.hint))
        case .time: tellStatus(tell)
        case .new: tell(.action(.start))
        }
    }

    /// The cells of some names; none, and a sentence, if one of them is no cell.
    private func cells(_ names: ArraySlice<String>, _ tell: (News) -> Void) -> [Int] {
        let wrong = names.first { size.cell(named: $0) == nil }
        if names.isEmpty || wrong != nil {
            tell(.say(plain.noCell(wrong ?? "")))
            return []
        }
        return names.compactMap(size.cell)
    }

    private func act(on names: [String], _ tell: (News) -> Void, _ action: (Int) -> Action) {
        if seen.phase == .paused { return tell(.say(words.plain.isPaused)) }
        if seen.phase.isOver { return tell(.say(plain.isOver)) }
        for cell in cells(names[...], tell) {
            if seen.cells[cell].number != nil { tellCell(cell, tell) }
            tell(.action(action(cell)))
        }
    }

    func hear(_ news: MinesNews, _ tell: (News) -> Void) {
        switch news {
        case .opened(let cells):
            tell(.say(plain.opened(cells.count, cells.prefix(12).map(named))))
        case .misfit(let cells): tell(.say(words.mines.misfit(cells.map(size.name))[0]))
        case .refused(_, let why): tell(.say(words.plain.sentence(words.mines.refused(why))))
        case .begun: tell(.say(plain.toStart))
        case .givenUp: break
        case .finished(let result):
            tell(.say(words.mines.end(result, seen.verdict)[0]))
            tell(.say(plain.isOver))
        }
    }

    mutating func see(_ new: MinesSeen, _ tell: (News) -> Void) {
        let old = seen
        seen = new
        if new.phase == .paused, old.phase != .paused { tell(.say(words.plain.isPaused)) }
        if new.phase == .playing, old.phase == .paused { tell(.say(words.plain.goesOn)) }
        if let hint = new.hint, hint != old.hint {
            tell(.say(words.mines.text(of: hint, in: size)[0]))
        }
        guard new.phase == .playing, old.phase != .paused else { return }
        for cell in new.cells.indices where new.cells[cell] != old.cells[cell] {
            if new.cells[cell].number == nil { tellCell(cell, tell) }
        }
    }

    private func tellCell(_ cell: Int, _ tell: (News) -> Void) {
        tell(.say(plain.cell(size.name(of: cell), plain.face(seen.cells[cell]))))
    }

    private func tellAround(_ cell: Int, _ tell: (News) -> Void) {
        tellCell(cell, tell)
        tell(.say(plain.around(size.neighbors(of: cell).map(named).joined(separator: ", "))))
    }

    /// The name of a cell, and what it shows.
    private func named(_ cell: Int) -> String {
        "\(size.name(of: cell)) \(plain.face(seen.cells[cell]))"
    }

    private func tellBoard(_ tell: (News) -> Void) {
        for (number, row) in zip(1..., size.rows) {
            let faces = seen.cells[row].map(plain.face)
            tell(.say(plain.row(number, faces.joined(separator: ", "))))
        }
    }

    private func tellStatus(_ tell: (News) -> Void) {
        let left = seen.cells.count { $0.number == nil && $0 != .flagged }
        tell(.say(plain.status(words.mines.mines(seen.minesLeft), left)))
        tell(.say(words.games.time(seconds: seen.clock.time.total)))
        if let guesses = seen.guesses {
            tell(.say(words.plain.sentence(words.mines.guesses(guesses))))
        }
    }
}
