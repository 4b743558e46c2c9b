import Games
import TUI

/// What can be pointed at in the memory game.
enum MemorySpot: Hashable {
    case card(Int)
    case button(MemoryButton)
    case act(MemoryAct)
}

enum MemoryButton: Hashable { case start, goOn, again, copy, leave }

/// The memory game as it is seen: what its view model says, where the focus is, and what is still
/// on its way. The game knows nothing of the last; it has arrived long before the picture has.
struct MemoryScene: Model {
    enum Command {
        case faces([MemoryFace<String>], at: Duration)
        case reveal(MemoryReveal<String>, at: Duration)
        case phase(MemoryPhase)
        case round(MemoryRound)
        case time(ClockReading)
        case progress(Double?)
        case turn(MemoryTurn)
        case score(MemoryResult)
        case focus(MemorySpot)
        case timeout
        case copied(String)
    }

    /// How long a card takes to turn, and to go to another slot, and how long a pair that was found
    /// can still be seen.
    static let turning = Duration.milliseconds(160)
    static let travelling = Duration.milliseconds(350)
    static let lingering = Duration.milliseconds(600)

    private(set) var cards: [MemoryPiece] = []
    private(set) var phase = MemoryPhase.ready
    private(set) var round: MemoryRound?
    private(set) var time = ClockReading(seconds: 0)
    private(set) var progress: Double?
    private(set) var turn: MemoryTurn?
    private(set) var score: MemoryResult?
    private(set) var focus = MemorySpot.button(.start)
    /// Whether the time has run out, and nobody has turned a card since.
    private(set) var isTimeout = false
    /// The line that somebody has put on the clipboard.
    private(set) var copied: String?

    mutating func apply(_ command: Command) {
        switch command {
        case .faces(let faces, let time): show(faces, at: time)
        case .reveal(let reveal, let time): show(reveal, at: time)
        case .phase(let phase): enter(phase)
        case .round(let round): self.round = round
        case .time(let time): self.time = time
        case .progress(let progress): self.progress = progress
        case .turn(let turn): self.turn = turn
        case .score(let score): self.score = score
        case .focus(let spot): focus = spot
        case .timeout: isTimeout = true
        case .copied(let line): copied = line
        }
    }

    /// The focus goes to what is asked for, and back to the cards when they can be chosen.
    private mutating func enter(_ phase: MemoryPhase) {
        self.phase = phase
        copied = nil
        switch phase {
        case .ready: focus = .button(.start)
        case .paused: focus = .button(.goOn)
        case .finished: focus = .button(.again)
        case .playing: if case .button = focus, let first = cards.first { focus = .card(first.id) }
        }
    }

    private mutating func show(_ faces: [MemoryFace<String>], at time: Duration) {
        var before: [Int: MemoryPiece] = [:]
        for card in cards { before[card.id] = card }
        cards = faces.enumerated().map { slot, face in
            guard var piece = before[face.id] else { return MemoryPiece(face, slot: slot) }
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

/// A card on its way: from back to front, and from slot to slot.
struct MemoryPiece {
    let id: Int
    private(set) var side: MemoryFace<String>.Side
    /// What was seen before it began to turn.
    private(set) var former: MemoryFace<String>.Side
    private(set) var slot: Int
    private(set) var formerSlot: Int
    private(set) var turned = Motion<Double>(resting: 1)
    private(set) var travelled = Motion<Double>(resting: 1)

    init(_ face: MemoryFace<String>, slot: Int) {
        (id, side, former) = (face.id, face.side, face.side)
        (self.slot, formerSlot) = (slot, slot)
    }

    mutating func turn(to side: MemoryFace<String>.Side, at time: Duration) {
        if side == self.side { return }
        (former, self.side) = (self.side, side)
        turned = Motion(from: 0, to: 1, start: time, duration: MemoryScene.turning, curve: .linear)
    }

    mutating func move(to slot: Int, at time: Duration) {
        if slot == self.slot { return }
        (formerSlot, self.slot) = (self.slot, slot)
        travelled = Motion(from: 0, to: 1, start: time, duration: MemoryScene.travelling)
    }

    /// Whether it has just been part of a pair: the card that was turned up, or its twin, which
    /// showed the same.
    func wasLast(_ content: String, _ card: Int) -> Bool {
        side == .gone && (id == card || former == .front(content))
    }

    mutating func linger(_ content: String, at time: Duration) {
        former = .front(content)
        turned = Motion(
            from: 0, to: 1, start: time, delay: MemoryScene.lingering,
            duration: MemoryScene.turning, curve: .linear)
    }
}
