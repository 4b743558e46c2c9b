/// A game of pairs: boards to clear, one after the other, against the clock or without one, alone,
/// by turns, or against the computer.
///
/// Read `MemoryBoard` first: it says what choosing a card does. This adds the rounds and the time.
///
/// - A board that is cleared comes back shuffled, and the next round begins, with a full clock. The
///   last round ends the game.
/// - Time that runs out brings all cards of the board back, shuffled. It is the same round still.
/// - With several players, who finds a pair goes on, and who does not hands over.
///
/// A command carries the time at which it was given. The seconds that have passed by then come
/// first, so a game follows from its seed and its commands alone, whoever wakes it up, and when.
public struct MemoryGame<CardContent: Equatable>: Model {
    public enum Action: Equatable, Sendable {
        /// Begins the game, or begins another.
        case start
        /// The player whose turn it is chooses a card.
        case choose(Int)
        /// The computer chooses one, if it is its turn.
        case answer
        /// Changes the order, whatever is up.
        case shuffle
        /// Brings back the cards of this board, where they were.
        case reset
        case pause(Bool)
        /// Nothing, but that time passes.
        case wait
    }

    public struct Command: Equatable, Sendable {
        public let action: Action
        public let time: Duration

        public init(_ action: Action, at time: Duration) {
            (self.action, self.time) = (action, time)
        }
    }

    public let options: MemoryOptions
    /// What a number of moves is worth on one of its boards.
    public let par: MemoryPar
    public internal(set) var phase = MemoryPhase.ready
    public internal(set) var board: MemoryBoard<CardContent>
    public internal(set) var round = 1
    /// What each of the players has reached.
    public internal(set) var scores: [MemoryScore]
    /// Whose turn it is: a place among the players.
    public internal(set) var turn = 0
    /// The time limit, if there is one.
    public internal(set) var clock: Countdown?
    /// How many seconds were played.
    public internal(set) var seconds = 0
    /// Every card that was turned up in this game.
    public internal(set) var flips: [MemoryFlip] = []
    var watch = Stopwatch()
    /// What could be known of this board by now, and what each player knows that is the computer.
    var recall = MemoryRecall()
    var memories: [MemoryRecall]
    var dice: Dice

    /// A game with two cards of each content. The same seed deals the same boards.
    public init(contents: [CardContent], options: MemoryOptions, seed: UInt64) {
        precondition(
            contents.count == options.pairs, "A memory game has as many contents as pairs.")
        precondition(
            contents.indices.allSatisfy { !contents[..<$0].contains(contents[$0]) },
            "The contents of a memory game are all different.")
        self.options = options
        par = MemoryPar(pairs: options.pairs)
        scores = Array(repeating: MemoryScore(), count: options.players.count)
        clock = options.timeLimit.map { Countdown(length: $0, startsAgain: true) }
        dice = Dice(seed: seed)
        memories = options.memories
        board = MemoryBoard(contents: contents)
        board.shuffle(using: &dice)
    }

    public mutating func apply(_ command: Command) {
        pass(to: command.time)
        switch command.action {
        case .start: start(at: command.time)
        case .choose(let card): if isPlaying && !isComputersTurn { turnUp(card) }
        case .answer: if isComputersTurn { answer() }
        case .shuffle: if isPlaying { shuffle() }
        case .reset: if isPlaying { release() }
        case .pause(let isPaused): pause(isPaused, at: command.time)
        case .wait: break
        }
        // Nothing wakes up for a game that is over.
        if phase == .finished { watch.apply(.pause(at: command.time)) }
    }

    public var isPlaying: Bool { phase == .playing }
    public var isComputersTurn: Bool { isPlaying && options.memory(of: turn) != nil }

    // MARK: Time

    private mutating func pass(to time: Duration) {
        guard isPlaying else { return }
        for _ in seconds..<max(seconds, watch.seconds(at: time)) {
            seconds += 1
            let timeouts = clock?.timeouts
            clock?.apply(.tick)
            if clock?.timeouts != timeouts { timeOut() }
        }
    }

    private mutating func timeOut() {
        release()
        turn = starter
        shuffle()
    }

    private mutating func start(at time: Duration) {
        if phase != .ready {
            self = MemoryGame(after: self)
        }
        phase = .playing
        watch.apply(.reset(at: time))
        watch.apply(.run(at: time))
        clock?.apply(.start)
    }

    private mutating func pause(_ isPaused: Bool, at time: Duration) {
        guard phase == (isPaused ? .playing : .paused) else { return }
        phase = isPaused ? .paused : .playing
        watch.apply(isPaused ? .pause(at: time) : .run(at: time))
        clock?.apply(isPaused ? .pause : .start)
    }

    // MARK: Cards

    /// The board again, shuffled, at the beginning of another game.
    private init(after game: MemoryGame) {
        (options, par, board, dice) = (game.options, game.par, game.board, game.dice)
        scores = Array(repeating: MemoryScore(), count: options.players.count)
        clock = options.timeLimit.map { Countdown(length: $0, startsAgain: true) }
        memories = options.memories
        board.reset()
        board.shuffle(using: &dice)
    }

    private mutating func turnUp(_ card: Int) {
        guard let slot = board.index(of: card), let outcome = board.choose(card) else { return }
        let lapse = recall.lapse(in: outcome, choosing: card, on: board)
        flips.append(
            MemoryFlip(
                player: turn, round: round, card: card, slot: slot, outcome: .init(outcome),
                lapse: lapse))
        if outcome != .first { scores[turn].moves += 1 }
        switch outcome {
        case .first: break
        case .mismatch(let first):
            remember([first, card])
            turn = (turn + 1) % scores.count
        case .match(let twin):
            forget([card, twin])
            scores[turn].pairs += 1
            if board.isCleared { endRound() }
        }
    }

    private mutating func answer() {
        let card = MemoryComputer.card(
            on: board, recall: memories[turn], dice: &dice)
        if let card { turnUp(card) }
    }

    private mutating func endRound() {
        board.reset()
        for player in scores.indices { scores[player].bank() }
        if round < options.rounds {
            round += 1
            turn = starter
            clock?.apply(.reset)
            clock?.apply(.start)
        } else {
            phase = .finished
            clock?.apply(.pause)
        }
        shuffle()
    }

    /// Brings the cards of this board back, and takes back the pairs that were found on it.
    private mutating func release() {
        remember(up)
        board.reset()
        for player in scores.indices { scores[player].pairs = 0 }
    }

    /// Nobody can know after it where a card is, but of those that are up.
    private mutating func shuffle() {
        board.shuffle(using: &dice)
        forget(board.cards.map(\.id))
        remember(up)
    }

    private var up: [Int] { board.cards.filter { $0.isSelected && !$0.isMatched }.map(\.id) }

    private mutating func remember(_ cards: [Int]) {
        for card in cards {
            recall.see(card)
            for player in memories.indices { memories[player].see(card) }
        }
    }

    private mutating func forget(_ cards: [Int]) {
        for card in cards {
            recall.forget(card)
            for player in memories.indices { memories[player].forget(card) }
        }
    }

    /// The players begin by turns.
    private var starter: Int { (round - 1) % scores.count }
}

extension MemoryGame: Equatable {}
extension MemoryGame: Sendable where CardContent: Sendable {}

extension MemoryGame where CardContent == String {
    /// A game with the contents of a theme.
    public init(theme: MemoryTheme, options: MemoryOptions, seed: UInt64) {
        self.init(
            contents: theme.contents(pairs: options.pairs), options: options, seed: seed)
    }
}
