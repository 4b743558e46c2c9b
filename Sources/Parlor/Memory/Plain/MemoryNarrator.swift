import Games

/// Describes the memory game in sentences.
struct MemoryNarrator: GameNarrator {
    typealias Deeds = MemoryDeeds

    var narration: GameNarration<MemoryDeeds>
    /// The slot of the first card of a move.
    private var firstSlot: Int?
    /// Indicates whether the paused game is between two rounds.
    private var isBetweenRounds = false

    init(_ narration: GameNarration<MemoryDeeds>) { self.narration = narration }

    var plain: PlainMemoryWords { words.memory.plain }
    private var grid: MemoryGrid { MemoryGrid(count: seen.cards.count) }
    private var isDuel: Bool { seen.score.scores.count > 1 }
    private var hasLimit: Bool { seen.clock.progress != nil }
    private var seconds: Int { seen.clock.time.total }

    /// Indicates whether the next line waits until the computer has moved.
    var isBusy: Bool { seen.isComputersTurn }

    var tip: String? { plain.toStart }
    var toBegin: String { plain.toStart }

    // MARK: Lines that are typed

    /// The names of cards alone, such as `b3`, turn these cards.
    func deed(of names: [String]) -> MemoryDeed? {
        names.first.flatMap(grid.slot) == nil ? nil : .turn
    }

    /// Turns the named cards, or reports an unknown name. A line may also name the card that is
    /// already face up.
    func turn(_ names: [String]) -> [News] {
        let slots = names.map(grid.slot(of:))
        if let wrong = slots.firstIndex(of: nil) {
            return [.say(plain.noCard(names[wrong].uppercased()))]
        }
        guard (1...2).contains(slots.count) else { return [.say(plain.oneOrTwo)] }
        let up = seen.cards.indices.filter { seen.cards[$0].isUp }
        let chosen = slots.compactMap(\.self)
            .filter { slot in slots.count == 1 || up.count != 1 || slot != up[0] }
        return chosen.map { .action(.choose(seen.cards[$0].id)) }
    }

    /// Starts the game, the next round of a paused game, or another game.
    var start: [News] {
        switch seen.moment {
        case .ready: [.action(.start)]
        case .paused:
            [
                .say(
                    isBetweenRounds
                        ? plain.begins(round: seen.round, all: seen.rounds, nil, perMove: isDuel)
                        : words.plain.goesOn), .action(.pause(false)),
            ]
        case .waiting, .running, .over: [.action(.newGame)]
        }
    }

    // MARK: Events of the game

    func reason(for refusal: MemoryRefusal) -> String {
        let slot = seen.cards.firstIndex { $0.id == refusal.card }
        switch (refusal, slot.map(grid.name(of:))) {
        case (.isGone, let name?): return plain.isGone(name)
        case (.isUp, let name?): return plain.isUp(name)
        default: return words.memory.reason(for: refusal)
        }
    }

    mutating func handle(_ news: MemoryNews<String>, _ tell: (String) -> Void) {
        switch news {
        case .turned(let reveal): show(reveal, tell)
        case .turn(let player):
            tell(words.sentence(words.memory.turn(seen.playerName(player))))
        case .round(let round):
            isBetweenRounds = true
            tell(plain.follows(round: round, all: seen.rounds, left, perMove: isDuel))
            tell(plain.toStartRound)
        case .timeout(let pairs):
            let text = words.memory.timeIsUpText(
                pairs, of: seen.score.options, costsStar: seen.score.stars != nil)
            tell("\(words.sentence(words.memory.timeIsUp)) \(text)")
            tell(words.plain.isPaused)
        case .turnLost(let player):
            let text = words.memory.turnLostText(seen.playerName(player))
            tell("\(words.sentence(words.memory.timeIsUp)) \(text)")
            tell(words.plain.isPaused)
        case .finished(let result): finish(result, tell)
        case .reset: tell(plain.areBack)
        case .begun: tell(plain.begins(round: seen.round, all: seen.rounds, left, perMove: isDuel))
        case .takenBack, .givenUp, .refused: break
        }
    }

    private mutating func show(_ reveal: MemoryReveal<String>, _ tell: (String) -> Void) {
        let place = grid.name(of: reveal.flip.slot)
        var parts = [plain.shows(place: place, picture: plain.picture(reveal.content))]
        if isDuel {
            parts.insert(plain.who(seen.playerName(reveal.flip.player)), at: 0)
        }
        switch reveal.flip.outcome {
        case .first: firstSlot = reveal.flip.slot
        case .match: parts.append(plain.pair(firstSlot.map(grid.name(of:)) ?? place))
        case .mismatch: parts.append(plain.noPair)
        }
        tell(parts.joined(separator: " "))
    }

    mutating func update(after old: MemorySeen<String>, _ tell: (String) -> Void) {
        if seen.phase != .paused { isBetweenRounds = false }
        switch (old.phase, seen.phase) {
        case (.playing, .finished), (.paused, .finished):
            if seen.score.isGivenUp { rows.forEach(tell) }
        case (.playing, .playing), (.paused, .paused), (.ready, .ready), (.finished, .finished):
            reportTime(from: old.clock.time.total, tell)
        case (.ready, .playing):
            tell(plain.begins(round: seen.round, all: seen.rounds, left, perMove: isDuel))
        default: break
        }
    }

    /// Announces the remaining time at half of the limit, and at 30 and 10 seconds.
    private func reportTime(from before: Int, _ tell: (String) -> Void) {
        guard seen.phase == .playing, !seen.isComputersTurn,
            let limit = seen.score.options.timeLimit
        else { return }
        let marks = [limit / 2, 30, 10].filter { $0 < limit && $0 > 0 }
        if marks.contains(where: { seconds <= $0 && $0 < before }) {
            tell(plain.isLeft(words.time(seconds: seconds)))
        }
    }

    private var left: String? { hasLimit ? words.time(seconds: seconds) : nil }

    // MARK: Status

    func begin(_ tell: (String) -> Void) {
        let options = seen.score.options
        tell(
            plain.greeting(
                options.pairs, grid, options.rounds,
                options.timeLimit.map { words.time(seconds: $0) }, perMove: isDuel))
        tell(
            seen.phase == .paused
                ? plain.wasLeft(round: seen.round, all: seen.rounds) : plain.toStart)
    }

    var board: [News] { rows.map { .say($0) } }

    private var rows: [String] {
        (0..<grid.rows).map { row in
            let sides = grid.slots(inRow: row).map { slot in
                switch seen.cards[slot].side {
                case .back: plain.faceDown
                case .gone: plain.gone
                case .front(let content): plain.picture(content)
                }
            }
            return plain.row(MemoryGrid.letter(ofRow: row), sides)
        }
    }

    var status: [News] {
        let isOver = seen.moment == .over
        let time = words.time(seconds: isOver ? seen.score.seconds : seconds)
        return [
            .say(
                plain.progress(
                    round: seen.round, all: seen.rounds, moves: words.games.moves(seen.score.moves),
                    pairs: words.memory.pairs(foundPairs))),
            .say(hasLimit && !isOver ? plain.isLeft(time) : words.plain.played(time)),
        ]
    }

    /// The pairs of the round that were found. At the end, no card is gone, because all are shown.
    private var foundPairs: Int {
        if seen.moment != .over { return seen.cards.count { $0.side == .gone } / 2 }
        return seen.score.isGivenUp ? seen.score.foundPairs : seen.cards.count / 2
    }

    private func finish(_ result: MemoryResult, _ tell: (String) -> Void) {
        if result.isGivenUp { return tell(words.memory.givenUpText(result)) }
        if isDuel { return finishDuel(result, tell) }
        tell(
            plain.finished(
                moves: words.games.moves(result.moves), par: result.par.text(1),
                time: words.time(GameTime(seconds: result.seconds))))
        if let stars = result.stars {
            tell(words.sentence(words.memory.stars(given: stars, all: 3)))
        }
    }

    /// Says who won a game of several players, and how many pairs each of them found.
    private func finishDuel(_ result: MemoryResult, _ tell: (String) -> Void) {
        let winner = result.winner.map { words.memory.winner(seen.playerName($0)) }
        tell(words.sentence(winner ?? words.memory.draw))
        let pairs = result.scores.indices.map { player in
            let name = plain.who(seen.playerName(player))
            return "\(name) \(words.memory.pairs(result.scores[player].allPairs))"
        }
        tell(words.sentence(pairs.joined(separator: ", ")))
    }
}

extension MemoryFace {
    var isUp: Bool { if case .front = side { true } else { false } }
}
