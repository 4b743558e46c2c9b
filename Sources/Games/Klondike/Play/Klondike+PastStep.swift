extension Klondike {
    /// A step of a won or lost game, for looking back at it.
    public struct PastStep: Hashable, Sendable {
        public let move: Move
        /// The cards that moved, with their places.
        public let motion: Motion
        /// The points that the move gained or, if negative, lost.
        public let points: Int
        /// Indicates whether a hint suggested the move.
        public let isHinted: Bool
        /// The first of the undone moves that this move replaced; nil if it replaced none.
        public let replaced: Move?
        /// The number of undone moves that this move replaced.
        public let replacedCount: Int
        /// Indicates whether the replaced moves had lost the game.
        public let replacedLoss: Bool
    }
}

extension KlondikeGame {
    /// The step that the player looks back at; nil for the deal itself, and if the player does not
    /// look back.
    var pastStep: Klondike.PastStep? {
        guard let step = lookedAt, step > 0 else { return nil }
        let (before, after) = (klondike.position(at: step - 1), klondike.position(at: step))
        guard let move = after.latest else { return nil }
        let remark = remarks[step]
        return Klondike.PastStep(
            move: move, motion: Klondike.Motion(move, from: before.table, to: after.table),
            points: after.score - before.score, isHinted: remark?.hint != nil,
            replaced: remark?.replaced.flatMap { Klondike.Move($0, on: before.table) },
            replacedCount: remark?.replacedCount ?? 0, replacedLoss: remark?.isMistake ?? false)
    }

    /// Adds a remark about a move: the moves that it replaced, and whether a hint suggested it.
    mutating func remark(on move: Klondike.Move, after before: Klondike, isHinted: Bool) {
        let undone = before.undone
        record.times.go(to: klondike.step, at: watch.seconds)
        let isSame = undone.first == move
        let replaced = undone.dropFirst(isSame ? 1 : 0).count
        let last = before.step + undone.count
        let wasLost = outlook.isLost(at: last) && !outlook.isLost(at: last - replaced)
        remarks.go(
            to: klondike.step, insteadOf: undone.map(\.description), isSame: isSame,
            wasMistake: wasLost, hint: isHinted ? "" : nil)
    }
}
