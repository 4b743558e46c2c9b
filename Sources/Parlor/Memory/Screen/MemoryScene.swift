import Games
import TUI

/// The state of the memory screen: the visible part of the game, the focus, and the motions of the
/// cards. The game itself has no motions.
struct MemoryScene: GameScene {
    var deeds: MemoryDeeds {
        MemoryDeeds(
            lookBack: .init(lookBack), reading: readingKeys, isBreak: currentBreak != nil)
    }

    /// The time for which the last pair of a board stays visible.
    static let lastPairTime = Duration.milliseconds(900)
    /// The delay between two cards when the whole board is revealed at the end.
    static let wave = Duration.milliseconds(30)

    var life: GameLife<MemoryDeeds, MemorySpot>
    private(set) var cards: [MovingMemoryCard]
    /// The board that was just cleared. It stays visible for a short time.
    private var clearedCards: [MovingMemoryCard]?
    /// The clock of the board that was just cleared. It stays visible until the next round begins.
    private var clearedClock: ClockFace?
    /// The focused slot. The focus stays when its card moves.
    private(set) var slot = 0
    /// The number of rows of cards. It changes only if the cards no longer fit, or if the player
    /// has no places to remember: at the start of a game and after a timeout.
    private(set) var rows: Int?
    /// The arrangement of the cards in the window; nil if they do not fit. It is found once per
    /// window instead of for each frame.
    private(set) var arrangement: MemoryArrangement?
    /// The number of rows between the cards and the keys.
    private(set) var rowsBelow = 1
    /// A break, in which the clock is stopped: before the next round, after the time ran out, or
    /// after a player lost the turn. `pairs` is the number of pairs that were found before the time
    /// ran out.
    enum Break: Equatable {
        case round
        case timeout(pairs: Int)
        case turnLost(Int)
    }
    private(set) var currentBreak: Break?
    /// The motion of the stars that light up at the end.
    private(set) var stars = Motion<Double>(resting: -1)

    init(_ life: Life) {
        self.life = life
        cards = life.seen.cards.enumerated().map { MovingMemoryCard($1, slot: $0) }
        arrange(in: life.window)
    }

    var focusKeys: FocusKeys { [.tab, .arrows, .rows] }

    var resultLine: String? {
        life.finished.map {
            text(of: ResultLine(memory: $0.outcome, standing: isDuel ? standing : nil, words))
        }
    }

    func hasRoom(in window: Size) -> Bool {
        MemoryArrangement.fits(seen.cards.count, in: window)
    }

    /// The cards on the table. The last pair of a board stays visible before the next board
    /// appears.
    var table: [MovingMemoryCard] {
        life.end == .lastAction ? clearedCards ?? cards : cards
    }

    /// The round, the clock and the stars beside the board. Before the next round, they belong to
    /// the previous round.
    var round: Int { currentBreak == .round ? seen.round - 1 : seen.round }
    var clock: ClockFace {
        switch currentBreak {
        case .round: clearedClock ?? seen.clock
        // The next time has already begun, but nothing is left of the time that is up.
        case .timeout, .turnLost:
            ClockFace(time: ClockReading(seconds: 0), progress: 0, isRunning: false)
        case nil: seen.clock
        }
    }
    var shownStars: Int? {
        if currentBreak == .round { return life.isCelebrating ? nil : seen.lastRound?.stars }
        if isUnderWay { return seen.score.stars }
        return life.end == .dialog || life.end == .dialogClosed ? seen.score.stars : nil
    }
    /// The number of moves before one costs a star; nil if no star can be lost by moves.
    var movesOfStar: Int? {
        isUnderWay && currentBreak != .round ? seen.score.movesBeforeStarIsLost : nil
    }
    private var isUnderWay: Bool { seen.phase == .playing || seen.phase == .paused }

    /// Indicates whether the cards have room for pictures.
    var hasPictures: Bool { arrangement?.isDrawn ?? false }

    mutating func fit(_ window: Size) { fit(window, again: seen.phase == .ready) }

    private mutating func fit(_ window: Size, again: Bool) {
        let count = seen.cards.count
        let fits = rows.map { MemoryArrangement.fits(count, in: window, rows: $0) } ?? false
        if again || !fits { rows = MemoryArrangement.rows(of: count, in: window) }
        arrange(in: window)
    }

    private mutating func arrange(in window: Size) {
        let best = MemoryArrangement.best(of: seen.cards.count, in: window, rows: rows)
        (arrangement, rowsBelow) = (best?.arrangement, best?.below ?? 1)
    }

    // MARK: Acts

    mutating func play(_ action: MemoryGame<String>.Action, _ emit: (News) -> Void) {
        if life.hasRoom || ![.start, .newGame].contains(action) { emit(.action(action)) }
    }

    mutating func perform(_: Never, _: (News) -> Void) {}

    mutating func enter(_ emit: (News) -> Void) {
        guard life.hasRoom, seen.cards.indices.contains(slot) else { return }
        emit(.action(.choose(seen.cards[slot].id)))
    }

    var grid: BoardGrid? {
        arrangement.map { BoardGrid(rows: $0.slots, cursor: slot, page: $0.rows, leap: 3) }
    }

    mutating func move(to place: Int, _: (News) -> Void) { slot = place }

    func reading(in window: Size) -> TextPages? {
        lookBack.shown.map { turn in
            let room = Size(columns: window.columns - 2, rows: rowsBelow)
            return TextPages(
                [TextSentence(text: MemoryPastTurn.text(of: turn, in: self))],
                in: TextRoom(text: room))
        }
    }

    mutating func respond(to intent: Intent<MemorySpot>, _ emit: (News) -> Void) {
        if case .card(let card)? = intent.pressed { press(.play(.choose(card)), emit) }
        if case .card(let card)? = intent.focused {
            slot = seen.cards.firstIndex { $0.id == card } ?? slot
        }
    }

    // MARK: The game

    mutating func update(after old: Seen, at time: Duration, _: (News) -> Void) {
        if seen.cards.count != old.cards.count { arrange(in: life.window) }
        if seen.round != old.round || seen.phase == .finished && old.phase != .finished {
            (clearedCards, clearedClock) = (cards, old.clock)
            deal(seen.cards, at: time)
        } else if seen.cards != old.cards {
            show(seen.cards, at: time)
        }
        if seen.phase == .playing, old.phase != .playing, !life.resumesWhenVisible {
            currentBreak = nil
        }
    }

    mutating func handle(_ news: MemoryNews<String>, at time: Duration, _: (News) -> Void) {
        switch news {
        case .turned(let reveal): show(reveal, at: time)
        case .timeout(let pairs):
            life.clear()
            currentBreak = .timeout(pairs: pairs)
            fit(life.window, again: true)
        case .turnLost(let player):
            life.clear()
            currentBreak = .turnLost(player)
        case .round:
            life.keepLastAction(for: MemoryScene.lastPairTime)
            currentBreak = .round
        // A refusal concerns one player, so the next turn clears it.
        case .turn: life.refusal = nil
        case .begun: fit(life.window, again: true)
        case .reset, .takenBack, .givenUp, .finished, .refused: break
        }
    }

    func reason(for refusal: MemoryRefusal) -> String { words.memory.reason(for: refusal) }
    func spot(of refusal: MemoryRefusal) -> MemorySpot? { refusal.card.map { .card($0) } }

    // MARK: Cards

    private mutating func show(_ faces: [MemoryFace<String>], at time: Duration) {
        if life.resumesWhenVisible { return deal(faces, at: time) }
        var before: [Int: MovingMemoryCard] = [:]
        for card in cards { before[card.id] = card }
        cards = faces.enumerated().map { slot, face in
            guard var piece = before[face.id] else { return MovingMemoryCard(face, slot: slot) }
            piece.turn(to: face.side, at: time)
            piece.move(to: slot, at: time)
            return piece
        }
    }

    /// Lays out cards. They appear at once or, at the end of the game, turn up one after the other,
    /// after the last pair has been visible.
    private mutating func deal(_ faces: [MemoryFace<String>], at time: Duration) {
        cards = faces.enumerated().map { slot, face in
            guard seen.phase == .finished else { return MovingMemoryCard(face, slot: slot) }
            var card = MovingMemoryCard(gone: face.id, slot: slot)
            card.turn(
                to: face.side, at: time, delay: MemoryScene.lastPairTime + MemoryScene.wave * slot)
            return card
        }
    }

    /// Keeps a found pair visible for a short time, although the game has already removed it.
    private mutating func show(_ reveal: MemoryReveal<String>, at time: Duration) {
        guard reveal.flip.outcome == .match else { return }
        if var cleared = clearedCards {
            for index in cleared.indices where cleared[index].id == reveal.flip.card {
                cleared[index].turn(to: .front(reveal.content), at: time)
            }
            clearedCards = cleared
        }
        for index in cards.indices where cards[index].wasLast(reveal.content, reveal.flip.card) {
            cards[index].stayVisible(showing: reveal.content, at: time)
        }
    }

    mutating func celebrate(after _: MemorySeen<String>, at time: Duration) -> Celebration {
        let earned = seen.score.stars
        stars = MemoryStars.lighting(
            earned ?? -1, at: time, delay: MemoryScene.lastPairTime + waveTime)
        let starTime = earned.map { MemoryStars.pace * ($0 + 1) + .milliseconds(200) }
        return Celebration(delay: MemoryScene.lastPairTime, length: waveTime + (starTime ?? .zero))
    }

    /// The time until the whole board is face up.
    private var waveTime: Duration {
        MemoryScene.wave * seen.cards.count + .milliseconds(300)
    }
}
