import Games

/// The memory game in sentences.
struct MemoryTelling: Telling {
    enum Command {
        case cards([MemoryFace<String>])
        case score(MemoryResult)
        case reveal(MemoryReveal<String>)
        case turn(MemoryTurn)
        case round(MemoryRound)
        case time(ClockReading)
        case phase(MemoryPhase)
        case timeout
        case finished(MemoryResult)
        /// All is known by now, and the story begins.
        case enter
        case line(String)
    }

    enum Order: Equatable {
        case start, shuffle, reset
        case choose(Int)
        case pause(Bool)
    }

    let words: Words
    private(set) var news = PlainNews<Order>()
    private let vocabulary: Vocabulary<PlainMemoryDeed>
    private var cards: [MemoryFace<String>] = []
    private var score: MemoryResult?
    private var whoseTurn: MemoryTurn?
    private var round: MemoryRound?
    private var seconds = 0
    private var phase = MemoryPhase.ready
    /// Where the first card of a move lies.
    private var firstSlot: Int?
    private var hasBegun = false

    init(_ words: Words) {
        self.words = words
        vocabulary = Vocabulary(words.plain.memory.word, Words.english.plain.memory.word)
    }

    private var plain: PlainMemoryWords { words.plain.memory }
    private var grid: MemoryGrid { MemoryGrid(count: cards.count) }
    private var hasLimit: Bool { score?.options.timeLimit != nil }

    /// A line waits for the computer's cards.
    var isBusy: Bool { phase == .playing && whoseTurn?.isComputers == true }

    mutating func apply(_ command: Command) {
        news = PlainNews()
        switch command {
        case .cards(let cards): self.cards = cards
        case .score(let score): self.score = score
        case .reveal(let reveal): tell(reveal)
        case .turn(let turn): take(turn)
        case .round(let round): enter(round)
        case .time(let time): pass(to: time.minutes * 60 + time.seconds)
        case .phase(let phase): enter(phase)
        case .timeout: news.say(words.memory.timeout)
        case .finished(let result): tell(result)
        case .enter: greet()
        case .line(let line): read(line)
        }
    }

    // MARK: What is typed

    private mutating func read(_ line: String) {
        let words = line.split { $0.isWhitespace || $0 == "," }.map(String.init)
        // Who names a card means to turn it.
        if let first = words.first, grid.slot(of: first) != nil { return turn(words) }
        let reading = vocabulary.read(line)
        guard case .deed(let deed, let rest) = reading else {
            if let refusal = self.words.plain.refusal(of: reading) { news.say(refusal) }
            return
        }
        switch deed {
        case .turn: turn(rest)
        case .board: tellBoard()
        case .start: news.orders = [.start]
        case .pause: order(.pause(true), ifPlaying: true)
        case .resume: order(.pause(false), ifPlaying: false)
        case .shuffle: order(.shuffle, ifPlaying: true, saying: plain.shuffled)
        case .reset: order(.reset, ifPlaying: true, saying: plain.areBack)
        case .time: tellStanding()
        case .help: news.sentences = vocabulary.help
        case .menu: news.move = .pop
        case .quit:
            news.say(self.words.plain.goodbye)
            news.move = .leave
        }
    }

    private mutating func order(_ order: Order, ifPlaying: Bool, saying sentence: String? = nil) {
        guard phase == (ifPlaying ? .playing : .paused) else { return refuse() }
        news.orders = [order]
        if let sentence { news.say(sentence) }
    }

    /// Says why nothing can be done now.
    private mutating func refuse() {
        news.say(
            phase == .paused ? plain.isPaused : phase == .playing ? plain.goesOn : plain.toStart)
    }

    private mutating func turn(_ names: [String]) {
        guard phase == .playing else { return refuse() }
        let slots = names.map(grid.slot(of:))
        if let wrong = slots.firstIndex(of: nil) {
            return news.say(plain.noCard(names[wrong].uppercased()))
        }
        guard (1...2).contains(slots.count) else { return news.say(plain.oneOrTwo) }
        let up = cards.indices.filter { if case .front = cards[$0].side { true } else { false } }
        var orders: [Order] = []
        for slot in slots.compactMap(\.self) {
            if cards[slot].side == .gone { return news.say(plain.isGone(grid.name(of: slot))) }
            // Naming the card that waits for another one along with it is fine.
            if up == [slot], slots.count == 2 { continue }
            if up.contains(slot) { return news.say(plain.isUp(grid.name(of: slot))) }
            orders.append(.choose(cards[slot].id))
        }
        news.orders = orders
    }

    // MARK: What happens

    private mutating func tell(_ reveal: MemoryReveal<String>) {
        let place = grid.name(of: reveal.flip.slot)
        let picture = plain.picture(reveal.content)
        var parts = [plain.shows(place, picture)]
        if let score, score.scores.count > 1 {
            parts.insert(plain.who(name(of: reveal.flip.player, in: score)), at: 0)
        }
        switch reveal.flip.outcome {
        case .first: firstSlot = reveal.flip.slot
        case .match: parts.append(plain.pair(firstSlot.map(grid.name(of:)) ?? place))
        case .mismatch: parts.append(plain.noPair)
        }
        news.say(parts.joined(separator: " "))
    }

    private mutating func take(_ turn: MemoryTurn) {
        let isOther = whoseTurn.map { $0.player != turn.player } ?? false
        whoseTurn = turn
        guard isOther, phase == .playing, let score else { return }
        news.say(words.plain.sentence(words.memory.turn(name(of: turn.player, in: score))))
    }

    private mutating func enter(_ round: MemoryRound) {
        let isNext = self.round.map { $0.number < round.number } ?? false
        self.round = round
        if isNext { news.say(plain.begins(round.number, round.count, left)) }
    }

    private mutating func enter(_ phase: MemoryPhase) {
        let before = self.phase
        self.phase = phase
        guard hasBegun, let round else { return }
        switch (before, phase) {
        case (.paused, .playing): news.say(plain.goesOn)
        case (_, .playing): news.say(plain.begins(round.number, round.count, left))
        case (_, .paused): news.say(plain.isPaused)
        default: break
        }
    }

    /// The time is told when half of it is left, and when little is.
    private mutating func pass(to seconds: Int) {
        let before = self.seconds
        self.seconds = seconds
        guard phase == .playing, let limit = score?.options.timeLimit else { return }
        let marks = [limit / 2, 30, 10].filter { $0 < limit && $0 > 0 }
        if marks.contains(where: { seconds <= $0 && $0 < before }) {
            news.say(plain.isLeft(words.memory.time(seconds: seconds)))
        }
    }

    private var left: String? { hasLimit ? words.memory.time(seconds: seconds) : nil }

    // MARK: How it stands

    private mutating func greet() {
        hasBegun = true
        guard let score, let round else { return }
        let rows = grid.rows
        let options = score.options
        news.say(
            plain.greeting(
                options.pairs, rows, grid.columns, options.rounds,
                options.timeLimit.map { words.memory.time(seconds: $0) }))
        news.say(phase == .paused ? plain.wasLeft(round.number, round.count) : plain.toStart)
    }

    private mutating func tellBoard() {
        guard phase == .playing else { return refuse() }
        for row in 0..<grid.rows {
            let sides = grid.slots(inRow: row).map { slot in
                switch cards[slot].side {
                case .back: plain.faceDown
                case .gone: plain.gone
                case .front(let content): plain.picture(content)
                }
            }
            news.say(plain.row(MemoryGrid.letter(ofRow: row), sides))
        }
    }

    private mutating func tellStanding() {
        guard let score, let round else { return }
        news.say(
            plain.standing(
                round.number, round.count, words.memory.moves(score.moves),
                words.memory.pairs(cards.count { $0.side == .gone } / 2)))
        let time = words.memory.time(seconds: seconds)
        news.say(hasLimit ? plain.isLeft(time) : plain.isPlayed(time))
    }

    private mutating func tell(_ result: MemoryResult) {
        let tenths = Int((result.par * 10).rounded())
        news.say(
            plain.finished(
                words.memory.moves(result.moves), "\(tenths / 10).\(tenths % 10)",
                words.memory.time(seconds: result.seconds)))
        if let stars = result.stars { news.say(words.plain.sentence(words.memory.stars(stars, 3))) }
        if result.scores.count > 1 {
            let winner = result.winner.map { name(of: $0, in: result) }
            news.say(words.plain.sentence(winner.map(words.memory.winner) ?? words.memory.draw))
        }
        news.say(plain.toStart)
    }

    private func name(of player: Int, in score: MemoryResult) -> String {
        score.options.players[player] == .person
            ? words.memory.player(player + 1) : words.memory.computer
    }
}
