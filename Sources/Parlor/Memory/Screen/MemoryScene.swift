import Games
import TUI

/// The memory game as it is seen: the game's own view of itself, the focus, and what is still on its
/// way. The game knows nothing of the last; it has arrived long before the picture has.
struct MemoryScene: GameScene {
    typealias Command = SceneEvent<MemoryAct, MemorySpot, MemorySeen<String>, MemoryGame<String>>
    typealias News = SceneNews<MemoryGame<String>.Action>

    let words: Words
    private(set) var seen: MemorySeen<String>
    private(set) var cards: [MovingMemoryCard]
    private(set) var focus = MemorySpot.button(.play(.start))
    /// Whether the time has run out, and no card was turned since.
    private(set) var isTimeout = false
    var copied: String?
    /// The move that is looked back at, among those that could have been saved.
    private(set) var lesson: Int?
    var hasRoom = true
    /// Whether a round was cleared, and the next one is waited for.
    private(set) var isBetweenRounds = false
    /// The choice of a card that was refused last.
    private(set) var refusal: RefusedDeed<Int>?
    var dealt: DealtMemory
    /// The end of the last game.
    private var outcome: GameOutcome?

    init(_ dealt: DealtMemory, _ seen: MemorySeen<String>, _ words: Words) {
        (self.dealt, self.seen, self.words) = (dealt, seen, words)
        cards = seen.cards.enumerated().map { MovingMemoryCard($1, slot: $0) }
        enter(seen.phase)
    }

    mutating func follow(_ intent: Intent<MemorySpot>, _ tell: (News) -> Void) {
        if let spot = intent.pressed { press(spot.act, tell) }
        if let spot = intent.focused { focus = spot }
    }

    mutating func see(_ new: MemorySeen<String>, at time: Duration) {
        let before = seen
        seen = new
        if new.cards != before.cards { show(new.cards, at: time) }
        if new.phase != before.phase { enter(new.phase) }
    }

    mutating func press(_ act: MemoryAct, _ tell: (News) -> Void) {
        refusal = nil
        switch act {
        // No clock runs for cards that cannot be seen.
        case .play(.start) where !hasRoom, .play(.pause(false)) where !hasRoom: break
        case .play(let action): tell(.action(action))
        case .toggle: press(.play(.pause(seen.phase == .playing)), tell)
        case .leave: tell(.effect(.go(.popToFirst)))
        case .copy:
            guard seen.phase == .finished, let outcome else { return }
            copy(ResultLine(memory: outcome, words), tell)
        case .look(let number): look(number)
        case .common(.back) where lesson != nil: look(nil)
        case .common(let act): follow(act, isOver: seen.phase == .finished, tell)
        }
    }

    private mutating func look(_ number: Int?) {
        guard seen.phase == .finished, number.map(seen.avoidableFlips.indices.contains) ?? true
        else {
            return
        }
        lesson = number
        // The button to be pressed next: the next move, and at the last the way back to the end.
        let next = number.flatMap { $0 + 1 < seen.avoidableFlips.count ? $0 + 1 : nil }
        focus = .button(.look(number == nil ? 0 : next))
    }

    /// The focus goes to what is asked for, and back to the cards when they can be chosen.
    private mutating func enter(_ phase: MemoryPhase) {
        (copied, lesson) = (nil, nil)
        switch phase {
        case .ready: focus = .button(.play(.start))
        case .finished: focus = .button(.leave)
        case .paused: focus = .button(.play(.pause(false)))
        case .playing:
            isBetweenRounds = false
            if case .button = focus, let first = cards.first { focus = .card(first.id) }
        }
    }

    mutating func hear(_ news: MemoryNews<String>, at time: Duration, _ tell: (News) -> Void) {
        switch news {
        case .turned(let reveal): show(reveal, at: time)
        case .timeout: (isTimeout, refusal) = (true, nil)
        case .finished(let result): outcome = dealt.outcome(result, isOver: true)
        case .round:
            // A moment to breathe, before the next clock runs.
            isBetweenRounds = true
            tell(.action(.pause(true)))
        case .refused(let card, let why):
            refusal = RefusedDeed(words.memory.refused(why), at: card, time)
        // A refusal to one player does not hold for the next.
        case .turn: refusal = nil
        case .begun, .givenUp: break
        }
    }

    private mutating func show(_ faces: [MemoryFace<String>], at time: Duration) {
        var before: [Int: MovingMemoryCard] = [:]
        for card in cards { before[card.id] = card }
        cards = faces.enumerated().map { slot, face in
            guard var piece = before[face.id] else { return MovingMemoryCard(face, slot: slot) }
            piece.turn(to: face.side, at: time)
            piece.move(to: slot, at: time)
            return piece
        }
    }

    /// A pair that was found is gone from the game at once. Here it can be seen a moment longer.
    private mutating func show(_ reveal: MemoryReveal<String>, at time: Duration) {
        isTimeout = false
        guard reveal.flip.outcome == .match else { return }
        for index in cards.indices where cards[index].wasLast(reveal.content, reveal.flip.card) {
            cards[index].linger(reveal.content, at: time)
        }
    }
}
