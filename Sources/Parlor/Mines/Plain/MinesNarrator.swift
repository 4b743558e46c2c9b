import Games

/// Describes the mines game in sentences.
struct MinesNarrator: GameNarrator {
    typealias Deeds = MinesDeeds

    var narration: GameNarration<MinesDeeds>

    init(_ narration: GameNarration<MinesDeeds>) { self.narration = narration }

    private var plain: PlainMinesWords { words.mines.plain }
    private var size: MinesSize { seen.options.size }

    func begin(_ tell: (String) -> Void) {
        let board = seen.options.variant.longName(in: words)
        tell(plain.greeting(board: board, lastCell: size.name(of: size.count - 1)))
        if seen.phase == .ready { tell(plain.toStart) }
    }

    /// Indicates whether the next line waits until the mines are placed.
    var isBusy: Bool { seen.isPlacing }

    var tip: String? { plain.toStart }
    var toBegin: String { plain.toBegin }

    // MARK: Lines that are typed

    /// The name of a cell alone, such as `c5`, opens it.
    func deed(of names: [String]) -> MinesDeed? {
        names.count == 1 && size.cell(named: names[0]) != nil ? .open : nil
    }

    /// An action for each named cell. If a name is unknown or missing, the answer is only a
    /// sentence that says so.
    func act(on names: [String], _ action: (Int) -> Action) -> [News] {
        named(names) { [.action(action($0))] }
    }

    /// Opens cells. Describes cells that are already open.
    func open(_ names: [String]) -> [News] {
        named(names) { isOpen($0) ? [.say(sentence(about: $0))] : [.action(.open($0))] }
    }

    /// Opens the cells around numbers. Describes cells without a number.
    func chord(_ names: [String]) -> [News] {
        named(names) { isOpen($0) ? [.action(.chord($0))] : [.say(sentence(about: $0))] }
    }

    private func isOpen(_ cell: Int) -> Bool { seen.cells[cell].number != nil }

    func around(_ names: [String]) -> [News] {
        named(names.suffix(1)) { cell in
            let around = size.neighbors(of: cell).map(named).joined(separator: ", ")
            return [.say(sentence(about: cell)), .say(plain.around(around))]
        }
    }

    private func named(_ names: [String], _ answer: (Int) -> [News]) -> [News] {
        if names.isEmpty { return [.say(words.plain.needsCell)] }
        if let wrong = names.first(where: { size.cell(named: $0) == nil }) {
            return [.say(plain.noCell(wrong))]
        }
        return names.compactMap(size.cell).flatMap(answer)
    }

    var board: [News] {
        zip(1..., size.rows).map { number, row in
            .say(plain.row(number, seen.cells[row].map(plain.face).joined(separator: ", ")))
        }
    }

    var status: [News] {
        let left = seen.cells.count { $0.number == nil && $0 != .flagged }
        let guesses = seen.guesses.map { words.sentence(words.mines.guesses($0)) }
        return [
            plain.status(words.mines.minesLeft(seen.minesLeft), left),
            words.plain.played(words.time(seconds: seen.clock.time.total)), guesses,
        ].compactMap(\.self).map { .say($0) }
    }

    // MARK: Events of the game

    func reason(for refusal: MinesRefusal) -> String {
        switch refusal {
        case .isFlagged(let cell): plain.isFlagged(size.name(of: cell))
        case .isOpen(let cell): plain.isOpen(size.name(of: cell))
        case .nothingToOpen(let cell): plain.nothingToOpen(size.name(of: cell))
        case .misfit, .nothingToTakeBack, .uncounted, .isGuess:
            words.mines.reason(for: refusal, name: size.name)
        }
    }

    func handle(_ news: MinesNews, _ tell: (String) -> Void) {
        switch news {
        case .opened(let cells):
            tell(plain.opened(cells.count, cells.prefix(12).map(named)))
        case .begun: tell(plain.toStart)
        case .finished(let result):
            let end = words.mines.end(
                result, seen.verdict, seen.wrongFlags,
                time: words.time(GameTime(tenths: result.tenths)))
            tell(end.lines.joined(separator: " "))
        case .refused, .givenUp, .takenBack: break
        }
    }

    func update(after old: MinesSeen, _ tell: (String) -> Void) {
        if let hint = seen.hint, hint != old.hint {
            let start = seen.hintedStart.map { plain.startsAt(size.name(of: $0)) }
            let text = start ?? words.mines.text(of: hint, in: size)
            tell(words.plain.hint(text, before: seen.hintStep))
        }
        guard seen.phase == .playing, old.phase == .playing || old.phase == .ready else { return }
        for cell in seen.cells.indices where seen.cells[cell] != old.cells[cell] {
            if seen.cells[cell].number == nil { tell(sentence(about: cell)) }
        }
    }

    private func sentence(about cell: Int) -> String {
        plain.cell(name: size.name(of: cell), face: plain.face(seen.cells[cell]))
    }

    /// The name of a cell, followed by its face in words.
    private func named(_ cell: Int) -> String {
        "\(size.name(of: cell)) \(plain.face(seen.cells[cell]))"
    }
}
