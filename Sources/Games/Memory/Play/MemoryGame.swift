/// A game of pairs, with one board after the other. It may have a time limit, several players, and
/// computer players.
///
/// Read `Memory` first: it defines what choosing a card does. This type adds rounds and time.
///
/// - After a board is cleared, its cards come back shuffled, and the next round waits with a full
///   clock until the player resumes the game. Clearing the board of the last round ends the game.
/// - When time runs out, all cards of the board come back shuffled, and the same round waits. A
///   timeout never ends the game, but the player can give up.
/// - With several players, a player who finds a pair continues. After a mismatch, the turn passes.
///   The time limit is for each move. A player whose time runs out loses the turn, but no pair, and
///   the game waits for the next player.
///
/// Each command carries its time, and applying it first counts the seconds up to that time. So the
/// seed and the commands alone determine a game, no matter when the timers fire.
public struct MemoryGame<CardContent: Equatable>: PlayedGame {
    /// An action of the player.
    public enum Action: GameAction {
        /// Starts the clock of a game that is ready.
        case start
        /// Begins another game.
        case newGame
        /// Chooses a card for the player whose turn it is.
        case choose(Int)
        /// Requests a hint, which this game does not have.
        case hint
        /// Shuffles the cards. Cards that are face up stay face up.
        case shuffle
        /// Brings back the cards of this board, at the same places.
        case reset
        /// Plays the same game from the beginning, with the cards at the same places.
        case restart
        /// Ends the game without winning it, and shows all cards.
        case giveUp
        /// Brings back the game that a new game replaced, or the cards before a reset.
        case takeBack
        /// Shows one of the turns, once the game is over. Nil stops looking back.
        case look(at: Int?)
        /// Pauses a game in progress, or resumes a paused game if the value is false.
        case pause(Bool)
    }

    /// The source of a command.
    public enum Cause: GameCause {
        case player(Action)
        /// The computer chooses a card if it is its turn.
        case computer
    }

    public typealias Command = GameCommand<Cause>
    public typealias News = MemoryNews<CardContent>

    public let options: MemoryOptions
    /// The number from which the board was dealt.
    public internal(set) var seed: UInt64
    /// The day of the board, if it is a board of the day; nil otherwise.
    public var day: Int?
    /// The average number of moves with a perfect memory, and the limits for stars.
    public let par: MemoryPar
    public internal(set) var phase = MemoryPhase.ready
    public internal(set) var board: Memory<CardContent>
    /// The cards in order, as the player sees them. They are stored, because they are read every
    /// second but rarely change.
    public internal(set) var faces: [MemoryFace<CardContent>] = []
    public internal(set) var round = 1
    /// The score of each player.
    public internal(set) var scores: [MemoryScore]
    /// The index of the player whose turn it is.
    public internal(set) var turn = 0
    /// The time limit, if there is one, and the time played.
    public internal(set) var clock: Countdown
    public var record = PlayRecord()
    /// The turns that the player can look back at; none before the end.
    private(set) var pastTurns: [MemoryTurn<CardContent>] = []
    /// The cards and options of the next game. If nil, the next game repeats those of this game.
    public var next: MemoryDeal<CardContent>?
    /// The round of each timeout since the game began or was restarted.
    var newTimeouts: [Int] = []
    /// The board and the scores at the last timeout; nil once the next card is turned up. If the
    /// player gives up before that, the cards are shown as they were at the timeout.
    var lastTry: MemoryEndedRound<CardContent>?
    /// All cards turned up in this game.
    public internal(set) var flips = GrowingList<MemoryFlip>()
    /// The table and the known cards, derived from the flips.
    private var trail = MemoryReconstruction()
    /// Indicates whether the cards changed places since the last flip. True before the first flip.
    var isShuffled = true
    /// The number of lapses among the flips, and the moves of each round. They are counted as
    /// they occur, because every picture shows them.
    private(set) var lapses = 0
    private(set) var roundMoves: [Int: Int] = [:]
    /// The cards that a player with a perfect memory would know, and the cards that each computer
    /// player knows.
    var recall = MemoryRecall()
    var memories: [MemoryRecall]
    var dice: Dice

    /// A game with two cards of each content. The same seed gives the same boards.
    public init(contents: [CardContent], options: MemoryOptions, seed: UInt64) {
        precondition(
            contents.count == options.pairs, "A memory game must have as many contents as pairs.")
        precondition(
            contents.indices.allSatisfy { !contents[..<$0].contains(contents[$0]) },
            "The contents of a memory game must all be different.")
        (self.options, self.seed) = (options, seed)
        par = MemoryPar(pairs: options.pairs)
        scores = Array(repeating: MemoryScore(), count: options.players.count)
        clock = Countdown(length: options.timeLimit, startsAgain: true)
        dice = Dice(seed: seed)
        memories = options.memories
        board = Memory(contents: contents)
        board.shuffle(using: &dice)
        turnFaces()
    }

    public mutating func stopClock(at time: Duration, emit: (MemoryNews<CardContent>) -> Void) {
        // A clock that is read late may have run out several times.
        guard clock.news(of: .pause(at: time)).contains(.timeout) else { return }
        if hasOpponents { endTurn(emit) } else { beginAgain(emit) }
    }

    public mutating func startClock(at time: Duration) {
        if isPlaying { clock.apply(.start(at: time)) }
    }

    public mutating func respond(to cause: Cause, emit: (MemoryNews<CardContent>) -> Void) {
        switch cause {
        case .player(let action): play(action, emit)
        case .computer: if isComputersTurn { answer(emit) }
        }
        turnFaces()
        if isOver, pastTurns.isEmpty { pastTurns = turns }
    }

    private mutating func play(_ action: Action, _ emit: (MemoryNews<CardContent>) -> Void) {
        switch action {
        case .start: if phase == .ready { phase = .playing }
        case .newGame:
            begin(MemoryGame(next ?? usualNext, seed: Dice.seed(after: seed)), emit)
        case .choose(let card): choose(card, emit)
        case .hint: emit(.refused(.noHint))
        case .shuffle: if isPlaying { shuffle() }
        case .reset: reset(emit)
        case .restart: if phase != .ready { begin(restarted, emit) }
        case .giveUp: if canGoOn { giveUp(emit) }
        case .takeBack: emit(.refused(.nothingToTakeBack))
        case .look(let step): look(at: step)
        case .pause(let isPaused):
            if phase == (isPaused ? .playing : .paused) { phase = isPaused ? .paused : .playing }
        }
    }

    private mutating func choose(_ card: Int, _ emit: (MemoryNews<CardContent>) -> Void) {
        // The first card starts the clock.
        if phase == .ready, board.canChoose(card) { phase = .playing }
        guard isPlaying else { return }
        if isComputersTurn { return emit(.refused(.notYourTurn(card))) }
        if board.canChoose(card) { return turnUp(card, emit) }
        guard let index = board.index(of: card) else { return }
        emit(.refused(board.cards[index].isMatched ? .isGone(card) : .isUp(card)))
    }

    /// Prepares the round again, because its time is up, and waits for the player.
    private mutating func beginAgain(_ emit: (MemoryNews<CardContent>) -> Void) {
        phase = .paused
        clock.apply(.refill)
        newTimeouts.append(round)
        record.help.timeouts.countUp()
        lastTry = MemoryEndedRound(board: board, scores: scores)
        let pairs = board.cards.count { $0.isMatched } / 2
        release()
        shuffle()
        turnFaces()
        emit(.timeout(pairs: pairs))
        hand(over: starter, emit)
    }

    private var hasOpponents: Bool { scores.count > 1 }

    /// Ends the turn of a player whose time is up, and waits for the next player. A computer always
    /// has enough time.
    private mutating func endTurn(_ emit: (MemoryNews<CardContent>) -> Void) {
        clock.apply(.refill)
        if isComputersTurn { return }
        phase = .paused
        remember(faceUp)
        board.turnAllDown()
        turnFaces()
        emit(.turnLost(turn))
        hand(over: nextPlayer, emit)
    }

    /// Gives up the game. If no card was turned up since the last timeout, restores the board and
    /// the scores at the timeout.
    private mutating func giveUp(_ emit: (MemoryNews<CardContent>) -> Void) {
        if let lastTry = lastTry.take() { (board, scores) = (lastTry.board, lastTry.scores) }
        phase = .finished
        emit(.finished(result))
    }

    /// Begins another game at once.
    private mutating func begin(
        _ game: MemoryGame, _ emit: (MemoryNews<CardContent>) -> Void
    ) {
        let next = next
        self = game
        self.next = next
        emit(.begun)
        phase = .playing
    }

    /// A copy of this game at its beginning.
    private var restarted: MemoryGame {
        var game = MemoryGame(contents: contents, options: options, seed: seed)
        game.day = day
        return game
    }

    // MARK: Cards

    private mutating func turnUp(_ card: Int, _ emit: (MemoryNews<CardContent>) -> Void) {
        let table = board.cards.map { $0.isMatched ? nil : $0.id }
        guard let slot = board.index(of: card), let outcome = board.choose(card) else { return }
        let lapse = recall.lapse(in: outcome, choosing: card, on: board)
        let isNew = lapse != nil || isShuffled || table != trail.table
        let flip = MemoryFlip(
            player: turn, round: round, card: card, slot: slot, outcome: .init(outcome),
            lapse: lapse, table: isNew ? table : nil, known: isShuffled ? recall.cards : nil)
        (isShuffled, lastTry) = (false, nil)
        flips.append(flip)
        record.times.go(to: flips.count, at: seconds)
        count(flip)
        emit(.turned(MemoryReveal(flip: flip, content: board.cards[slot].content)))
        if outcome != .first {
            scores[turn].moves.countUp()
            if hasOpponents { clock.apply(.refill) }
        }
        switch outcome {
        case .first: break
        case .mismatch(let first):
            remember([first, card])
            hand(over: nextPlayer, emit)
        case .match(let twin):
            // A reset brings the pair back to the same places, so a perfect memory still knows it.
            // The computer players use their limited memory for other cards.
            for found in [card, twin] {
                recall.see(found)
                for player in memories.indices { memories[player].forget(found) }
            }
            scores[turn].pairs.countUp()
            if board.isCleared { endRound(emit) }
        }
    }

    mutating func count(_ flip: MemoryFlip) {
        trail.prepare(for: flip)
        trail.follow(flip)
        if isLapse(flip) { lapses += 1 }
        if flip.outcome != .first, options.counts(flip.player) {
            roundMoves[flip.round, default: 0] += 1
        }
    }

    private mutating func answer(_ emit: (MemoryNews<CardContent>) -> Void) {
        let card = MemoryComputer.card(
            on: board, recall: memories[turn], isExpert: options.players[turn] == .expert,
            dice: &dice)
        if let card { turnUp(card, emit) }
    }

    private mutating func hand(
        over player: Int, _ emit: (MemoryNews<CardContent>) -> Void
    ) {
        guard player != turn else { return }
        turn = player
        emit(.turn(player))
    }

    /// Prepares the next round, and waits for the player. After the last round, ends the game.
    private mutating func endRound(_ emit: (MemoryNews<CardContent>) -> Void) {
        for player in scores.indices { scores[player].startNextBoard() }
        guard round < options.rounds else {
            phase = .finished
            return emit(.finished(result))
        }
        phase = .paused
        board.reset()
        round += 1
        clock.apply(.refill)
        shuffle()
        emit(.round(round))
        hand(over: starter, emit)
    }

    private mutating func reset(_ emit: (MemoryNews<CardContent>) -> Void) {
        guard isPlaying else { return }
        guard board.cards.contains(where: { $0.isSelected || $0.isMatched }) else {
            return emit(.refused(.nothingToReset))
        }
        release()
        record.help.restarts.countUp()
        emit(.reset)
    }

    /// Brings the cards of this board back, and removes the pairs found on it from the scores.
    private mutating func release() {
        remember(faceUp)
        board.reset()
        for player in scores.indices { scores[player].pairs = 0 }
    }

    /// Shuffles the cards. All players forget the places of the cards that are face down.
    private mutating func shuffle() {
        board.shuffle(using: &dice)
        isShuffled = true
        forget(board.cards.map(\.id))
        remember(faceUp)
    }

    private var faceUp: [Int] { board.cards.filter { $0.isSelected && !$0.isMatched }.map(\.id) }

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

    private var nextPlayer: Int { (turn + 1) % scores.count }

    /// The player who begins the current round. The players take turns to begin.
    private var starter: Int { (round - 1) % scores.count }
}

extension MemoryGame: Sendable where CardContent: Sendable {}
