import Games
import TUI

/// A card on its way: from back to front, and from slot to slot.
struct MovingMemoryCard: Equatable {
    /// The time that a card takes to turn, and to go to another slot, and for how long a pair that
    /// was found can still be seen.
    static let turning = Duration.milliseconds(160)
    static let travelling = Duration.milliseconds(320)
    static let lingering = Duration.milliseconds(600)

    let id: Int
    private(set) var side: MemoryFace<String>.Side
    /// The side that was seen before it began to turn.
    private(set) var former: MemoryFace<String>.Side
    private(set) var slot: Int
    private(set) var formerSlot: Int
    private(set) var turned = Motion<Double>(resting: 1)
    private(set) var travelled = Motion<Double>(resting: 1)

    init(_ face: MemoryFace<String>, slot: Int) {
        (id, side, former) = (face.id, face.side, face.side)
        (self.slot, formerSlot) = (slot, slot)
    }

    /// A card whose slot is empty.
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
        travelled = Motion(from: 0, to: 1, start: time, duration: MovingMemoryCard.travelling)
    }

    /// Whether it has just been part of a pair: the card that was turned up, or its twin, which
    /// showed the same.
    func wasLast(_ content: String, _ card: Int) -> Bool {
        side == .gone && (id == card || former == .front(content))
    }

    mutating func linger(_ content: String, at time: Duration) {
        former = .front(content)
        turned = Motion(
            from: 0, to: 1, start: time, delay: MovingMemoryCard.lingering,
            duration: MovingMemoryCard.turning, curve: .linear)
    }
}
