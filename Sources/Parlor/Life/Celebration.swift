/// The delay after the last action, which stays visible during it, and the length of the
/// celebration that follows.
struct Celebration: Equatable {
    let delay, length: Duration

    static let none = Celebration(delay: .zero, length: .zero)
}
