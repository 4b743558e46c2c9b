/// The delay after the last action, and the length of the celebration that follows. The last action
/// stays visible during the delay.
struct Celebration: Equatable {
    let delay, length: Duration

    static let none = Celebration(delay: .zero, length: .zero)
}
