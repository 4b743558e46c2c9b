import Games
import TUI

/// A card in motion, between its sides or between slots.
struct MovingMemoryCard: Equatable {
    /// The time that a card takes to turn, the time that it takes to move to another slot, and the
    /// time for which a found pair stays visible.
    static let turning = Duration.milliseconds(160)
    static let traveling = Duration.milliseconds(320)
    static let lingering = Duration.milliseconds(600)

    let id: Int
    /// Indicates whether the back has the mark of a card that was seen.
    private(set) var wasSeen = false
    private(set) var side: MemoryFace<String>.Side
    /// The visible side before the current turn.
    private(set) var former: MemoryFace<String>.Side
    private(set) var slot: Int
    private(set) var formerSlot: Int
    private(set) var turned = Motion<Double>(resting: 1)
    private(set) var traveled = Motion<Double>(resting: 1)

    init(_ face: MemoryFace<String>, slot: Int, wasSeen: Bool = false) {
        (id, side, former) = (face.id, face.side, face.side)
        self.wasSeen = wasSeen
        (self.slot, formerSlot) = (slot, slot)
    }

    /// Creates a card that was removed.
    init(gone id: Int, slot: Int) {
        (self.id, side, former) = (id, .gone, .gone)
        (self.slot, formerSlot) = (slot, slot)
    }

    mutating func turn(
        to side: MemoryFace<String>.Side, at time: Duration, delay: Duration = .zero
    ) {
        if side == self.side { return }
        (former, self.side) = (self.side, side)
        turned = Motion(
            from: 0, to: 1, start: time, delay: delay, duration: MovingMemoryCard.turning,
            curve: .linear)
    }

    mutating func move(to slot: Int, at time: Duration) {
        if slot == self.slot { return }
        (formerSlot, self.slot) = (self.slot, slot)
        traveled = Motion(from: 0, to: 1, start: time, duration: MovingMemoryCard.traveling)
    }

    /// Returns whether the card belongs to the pair that was just found: it was turned last, or it
    /// shows the same content.
    func wasLast(_ content: String, _ card: Int) -> Bool {
        side == .gone && (id == card || former == .front(content))
    }

    mutating func stayVisible(showing content: String, at time: Duration) {
        former = .front(content)
        turned = Motion(
            from: 0, to: 1, start: time, delay: MovingMemoryCard.lingering,
            duration: MovingMemoryCard.turning, curve: .linear)
    }
}
