/// The number of successes since the last failure, and the length of the longest series without a
/// failure.
struct Streak: Equatable, Sendable {
    private(set) var current = 0
    private(set) var longest = 0

    init(_ successes: some Sequence<Bool> = []) { for isSuccess in successes { add(isSuccess) } }

    mutating func add(_ isSuccess: Bool) {
        current = isSuccess ? current + 1 : 0
        longest = max(longest, current)
    }
}

extension Streak {
    /// Creates a streak from different days in order. Future days, which a wrong clock may cause,
    /// form a separate streak.
    init(days: [Int], today: Int) {
        var successes: [Bool] = []
        var last: Int?
        for day in days.filter({ $0 > today }) + days.filter({ $0 <= today }) {
            if let last, day != last + 1 { successes.append(false) }
            successes.append(true)
            last = day
        }
        if let last, last < today - 1 || last > today { successes.append(false) }
        self.init(successes)
    }
}
