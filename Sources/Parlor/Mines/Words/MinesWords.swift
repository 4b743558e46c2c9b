import Games

/// Mines.
struct MinesWords: Sendable {
    let about: GameTexts
    /// The end of a sentence about a window that is too small.
    let smaller: String
    let mines, guesses: @Sendable (Int) -> String
    let won, lost, known: String
    let figures:
        @Sendable (_ time: String, _ clicks: String, _ speed: String, _ efficiency: Int) -> String
    let refused: @Sendable (MinesRefusal) -> String
    /// A chord with too many flags or too few, and the cells that it would have opened; shorter,
    /// without them.
    let misfit: @Sendable (_ cells: [String]) -> [String]

    // Hints. Cells and numbers are lists of names.
    let first: String
    let look: @Sendable (_ cells: String) -> String
    let areSafe, areMines: @Sendable (_ cells: [String]) -> String
    /// A number needs so many mines in so many cells.
    let number: @Sendable (_ name: String, _ need: Int, _ room: Int) -> String
    let shared: @Sendable (_ more: String, _ less: String, _ cells: Int) -> String
    let together: @Sendable (_ numbers: [String], _ minesLeft: Int?) -> String
    let guess: @Sendable (_ cell: String, _ percent: Int) -> String
    let unknown: @Sendable (_ percent: Int, _ hadSafe: Bool) -> String

    let keys: (open: String, flag: String, hint: String)
    let settings: (size: String, guesses: String, asks: String, letters: String, option: String)
    let tools: (print: String, verify: String, solve: String, hint: String)
    let fault: @Sendable (MinesText.Fault.Kind) -> String
    let plain: WordTable<PlainMinesWords>
}

/// Mines, told without a screen.
struct PlainMinesWords: Sendable {
    let word: @Sendable (MinesCommandWord) -> PlainWord
    let covered, flagged, questioned, mine, fatal, wrongFlag: String
    let greeting: @Sendable (_ board: String, _ lastCell: String) -> String
    let toStart, isOver: String
    let noCell, around: @Sendable (String) -> String
    let opened: @Sendable (_ count: Int, _ cells: [String]) -> String
    let cell: @Sendable (_ name: String, _ face: String) -> String
    let row: @Sendable (_ number: Int, _ cells: String) -> String
    let status: @Sendable (_ mines: String, _ closed: Int) -> String
}

private let inEnglish = WordTable(MinesWords.english)
private let inKorean = WordTable(MinesWords.korean)

extension Words {
    var mines: WordTable<MinesWords> { pick(inEnglish, inKorean) }
}

extension WordTable<MinesWords> {
    /// As much of a hint as has been asked for, at length and shorter: what follows is never left
    /// out, and what it follows from is, number by number.
    func text(of hint: MinesHint, in size: MinesSize) -> [String] {
        switch (hint.rule, hint.stage) {
        case (.first, _): return [self.first]
        case (.guess(let chance), _):
            return [self.guess(size.name(of: hint.safe[0]), chance.percent)]
        case (_, .look):
            let cells = hint.numbers.isEmpty ? hint.area : hint.numbers.map(\.cell)
            return [self.look(cells.prefix(8).map(size.name).joined(separator: ", "))]
        case (_, .reason): return reasons(of: hint, in: size).map { $0.joined(separator: " ") }
        }
    }

    /// The numbers that a hint rests on and what follows from them, in sentences, at length and
    /// shorter.
    private func reasons(of hint: MinesHint, in size: MinesSize) -> [[String]] {
        let names = hint.numbers.map { size.name(of: $0.cell) }
        let numbers = zip(names, hint.numbers).map { self.number($0, $1.need, $1.room) }
        var why = hint.numbers.count < 3 ? numbers : []
        switch hint.rule {
        case .pair(let cells): why.append(self.shared(names[0], names[1], cells))
        case .numbers(let counts): why.append(self.together(names, counts ? hint.minesLeft : nil))
        case .first, .number, .guess: break
        }
        let (safe, mines) = (hint.safe.map(size.name), hint.mines.map(size.name))
        let conclusion =
            (safe.isEmpty ? [] : [self.areSafe(safe)])
            + (mines.isEmpty ? [] : [self.areMines(mines)])
        return (0...why.count).map { why.dropFirst($0) + conclusion }
    }

    /// Sums a game up at its end, at length and shorter.
    func end(_ result: MinesResult, _ verdict: MinesVerdict?) -> [String] {
        let efficiency = Int((100 * result.efficiency).rounded())
        let figures = self.figures(
            result.time, "\(result.done)/\(result.needed)", result.speed.text(2), efficiency)
        let end = result.isWon ? self.won : self.lost
        let said: [[String]] =
            switch verdict {
            case .known(let hint):
                (reasons(of: hint, in: result.options.size) + [[]]).map { [self.known] + $0 }
            case .unknown(let chance, let hadSafe): [[self.unknown(chance.percent, hadSafe)]]
            case nil: [[]]
            }
        let texts = said.map { [end] + $0 + [figures] } + said.map { [end] + $0 }
        return texts.map { $0.joined(separator: " ") }
    }
}

extension WordTable<PlainMinesWords> {
    func face(_ face: MinesFace) -> String {
        switch face {
        case .covered: self.covered
        case .flagged: self.flagged
        case .questioned: self.questioned
        case .open(let number): "\(number)"
        case .mine: self.mine
        case .fatal: self.fatal
        case .wrongFlag: self.wrongFlag
        }
    }
}

extension Double {
    /// A chance in percent. Only what is certain is 0 or 100.
    fileprivate var percent: Int {
        self <= 0 ? 0 : self >= 1 ? 100 : min(99, max(1, Int((self * 100).rounded())))
    }
}
