/// A clock that remembers its last reading. Each reading becomes a line in the recording, so saving
/// a game uses the last reading instead of a new one.
final class RememberingClock {
    private let clock: () -> Int
    private var seen: Int?

    init(_ clock: @escaping () -> Int) { self.clock = clock }

    func look() -> Int {
        let now = clock()
        seen = now
        return now
    }

    /// The last reading, or a new one if there is none.
    func last() -> Int { seen ?? look() }
}
