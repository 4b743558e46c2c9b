import Games

/// The memory game in sentences.
struct MemoryNarrator: DealtNarrator {
    typealias Action = MemoryGame<String>.Action
    typealias Command = StoryEvent<MemorySeen<String>, MemoryGame<String>>

    let words: Words
    let vocabulary: Vocabulary<GameWord<MemoryCommandWord>>
    private var seen: MemorySeen<String>
    var dealt: DealtMemory
    /// The slot of the first card of a move.
    private var firstSlot: Int?

    init(_ dealt: DealtMemory, _ seen: MemorySeen<String>, _ words: Words) {
        (self.dealt, self.seen, self.words) = (dealt, seen, words)
        vocabulary = Vocabulary(in: words) { $0.memory.plain.word }
    }

    private var plain: WordTable<PlainMemoryWords> { words.memory.plain }
    private var grid: MemoryGrid { MemoryGrid(count: seen.cards.count) }
    private var hasLimit: Bool { seen.clock.progress != nil }
    private var seconds: Int { seen.clock.time.total }

    /// A line waits for the computer's cards.
    var isBusy: Bool { seen.isComputersTurn }

    // MARK: Lines that are typed

    /// The name of a card alone turns it.
    mutating func read(_ line: String, _ tell: (News) -> Void) {
        let names = line.split { $0.isWhitespace || $0 == "," }.map(String.init)
        if let first = names.first, grid.slot(of: first) != nil { return turn(names, tell) }
        followWord(of: line, tell)
    }

    func follow(_ word: MemoryCommandWord, _ rest: [String], _ tell: (News) -> Void) {
        switch word {
        case .turn: turn(rest, tell)
        case .board: tellBoard(tell)
        case .start: tell(.action(.start))
        case .shuffle: act(.shuffle, ifPlaying: true, saying: plain.shuffled, tell)
        case .reset: act(.reset, ifPlaying: true, saying: plain.areBack, tell)
        case .time: tellStatus(tell)
        }
    }

    func hold(_ isPaused: Bool, _ tell: (News) -> Void) {
        act(.pause(isPaused), ifPlaying: isPaused, tell)
    }

    private func act(
        _ action: Action, ifPlaying: Bool, saying sentence: String? = nil, _ tell: (News) -> Void
    ) {
        guard seen.phase == (ifPlaying ? .playing : .paused) else { return refuse(tell) }
        if let sentence { tell(.say(sentence)) }
        tell(.action(action))
    }

    /// Says why nothing can be done now.
    private func refuse(_ tell: (News) -> Void) {
        let sentence =
            switch seen.phase {
            case .paused: words.plain.isPaused
            case .playing: words.plain.goesOn
            case .ready, .finished: plain.toStart
            }
        tell(.say(sentence))
    }

    private func turn(_ names: [String], _ tell: (News) -> Void) {
        guard seen.phase == .playing else { return refuse(tell) }
        let slots = names.map(grid.slot(of:))
        if let wrong = slots.firstIndex(of: nil) {
            return tell(.say(plain.noCard(names[wrong].uppercased())))
        }
        guard (1...2).contains(slots.count) else { return tell(.say(plain.oneOrTwo)) }
        let cards = seen.cards
        let up = cards.indices.filter { if case .front = cards[$0].side { true } else { false } }
        var actions: [Action] = []
        for slot in slots.compactMap(\.self) {
            let name = grid.name(of: slot)
            if cards[slot].side == .gone { return tell(.say(plain.isGone(name))) }
            // Naming the card that waits for another one along with it is fine.
            if up == [slot], slots.count == 2 { continue }
            if up.contains(slot) { return tell(.say(plain.isUp(name))) }
            actions.append(.choose(cards[slot].id))
        }
        for action in actions { tell(.action(action)) }
    }

    // MARK: Events of the game

    mutating func hear(_ news: MemoryNews<String>, _ tell: (News) -> Void) {
        switch news {
        case .turned(let reveal): show(reveal, tell)
        case .turn(let player):
            tell(.say(words.plain.sentence(words.memory.turn(name(of: player)))))
        case .round(let round): tell(.say(plain.begins(round, seen.rounds, left)))
        case .timeout: tell(.say(words.memory.timeout[0]))
        case .finished(let result): finish(result, tell)
        case .refused(_, let why): tell(.say(words.plain.sentence(words.memory.refused(why))))
        case .begun, .givenUp: break
        }
    }

    private mutating func show(_ reveal: MemoryReveal<String>, _ tell: (News) -> Void) {
        let place = grid.name(of: reveal.flip.slot)
        var parts = [plain.shows(place, plain.picture(reveal.content))]
        if seen.score.scores.count > 1 {
            parts.insert(plain.who(name(of: reveal.flip.player)), at: 0)
        }
        switch reveal.flip.outcome {
        case .first: firstSlot = reveal.flip.slot
        case .match: parts.append(plain.pair(firstSlot.map(grid.name(of:)) ?? place))
        case .mismatch: parts.append(plain.noPair)
        }
        tell(.say(parts.joined(separator: " ")))
    }

    mutating func see(_ new: MemorySeen<String>, _ tell: (News) -> Void) {
        let old = seen
        seen = new
        switch (old.phase, new.phase) {
        case (.paused, .playing): tell(.say(words.plain.goesOn))
        case (.playing, .playing), (.paused, .paused), (.ready, .ready), (.finished, .finished):
            tellTime(from: old.clock.time.total, tell)
        case (_, .playing): tell(.say(plain.begins(new.round, new.rounds, left)))
        case (_, .paused): tell(.say(words.plain.isPaused))
        default: break
        }
    }

    /// The time is told when half of it is left, and when little is.
    private func tellTime(from before: Int, _ tell: (News) -> Void) {
        guard seen.phase == .playing, let limit = seen.score.options.timeLimit else { return }
        let marks = [limit / 2, 30, 10].filter { $0 < limit && $0 > 0 }
        if marks.contains(where: { seconds <= $0 && $0 < before }) {
            tell(.say(plain.isLeft(words.games.time(seconds: seconds))))
        }
    }

    private var left: String? { hasLimit ? words.games.time(seconds: seconds) : nil }

    // MARK: Status

    func begin(_ tell: (News) -> Void) {
        let options = seen.score.options
        tell(
            .say(
                plain.greeting(
                    options.pairs, grid.rows, grid.columns, options.rounds,
                    options.timeLimit.map { words.games.time(seconds: $0) })))
        tell(
            .say(seen.phase == .paused ? plain.wasLeft(seen.round, seen.rounds) : plain.toStart))
    }

    private func tellBoard(_ tell: (News) -> Void) {
        guard seen.phase == .playing else { return refuse(tell) }
        for row in 0..<grid.rows {
            let sides = grid.slots(inRow: row).map { slot in
                switch seen.cards[slot].side {
                case .back: plain.faceDown
                case .gone: plain.gone
                case .front(let content): plain.picture(content)
                }
            }
            tell(.say(plain.row(MemoryGrid.letter(ofRow: row), sides)))
        }
    }

    private func tellStatus(_ tell: (News) -> Void) {
        tell(
            .say(
                plain.standing(
                    seen.round, seen.rounds, words.games.moves(seen.score.moves),
                    words.memory.pairs(seen.cards.count { $0.side == .gone } / 2))))
        let time = words.games.time(seconds: seconds)
        tell(.say(hasLimit ? plain.isLeft(time) : plain.isPlayed(time)))
    }

    private func finish(_ result: MemoryResult, _ tell: (News) -> Void) {
        tell(
            .say(
                plain.finished(
                    words.games.moves(result.moves), result.par.text(1),
                    words.games.time(seconds: result.seconds))))
        if let stars = result.stars {
            tell(.say(words.plain.sentence(words.memory.stars(stars, 3))))
        }
        if result.scores.count > 1 {
            let winner = result.winner.map { words.memory.winner(name(of: $0)) }
            tell(.say(words.plain.sentence(winner ?? words.memory.draw)))
        }
        tell(.say(plain.toStart))
    }

    private func name(of player: Int) -> String {
        words.memory.name(of: seen.score.options.players[player], player)
    }
}
