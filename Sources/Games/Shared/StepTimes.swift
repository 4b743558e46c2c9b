/// The clock reading at each step of a game, for looking back at the game.
///
/// A game that an earlier version saved has no times, so its later steps have none either.
struct StepTimes: Equatable, Sendable {
    /// The clock reading at each step, in seconds. The first element belongs to step 1.
    private(set) var all = GrowingList<Int>()

    /// The clock reading at a step, in seconds; nil if unknown. Step 0 is the start. A step past
    /// the last one, such as the solution shown after a loss, has the time of the last step.
    subscript(step: Int) -> Int? {
        if all.isEmpty { return nil }
        return step == 0 ? 0 : all[min(step, all.count) - 1]
    }

    /// Records the time of a step. Discards the times of undone steps: the earlier time of this
    /// step, and the times of later steps.
    mutating func go(to step: Int, at seconds: Int) {
        guard all.count >= step - 1 else { return }
        all.keepFirst(max(0, step - 1))
        all.append(seconds)
    }
}

extension StepTimes: Decodable {
    init(from decoder: any Decoder) throws {
        try self.init([Int](from: decoder), in: decoder)
    }

    init(_ seconds: [Int], in decoder: any Decoder) throws {
        try decoder.require(
            seconds.allSatisfy(SavedBounds.count.contains), "Times of steps must be in range.")
        all = GrowingList(seconds)
    }
}
