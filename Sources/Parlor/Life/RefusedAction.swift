import TUI

/// An action that was refused, as it is seen: the reason in a few words, until the player does
/// something else, and a shake of the thing that it was about.
struct RefusedAction<Spot: Equatable>: Equatable {
    let reason: String
    private let spot: Spot?
    private let shake: Motion<Double>

    init(_ reason: String, at spot: Spot?, _ time: Duration) {
        (self.reason, self.spot) = (reason, spot)
        shake = Motion(
            from: 0, to: 1, start: time, duration: .milliseconds(280), curve: .linear)
    }

    /// The columns by which a thing stands beside its place now.
    func offset(of spot: Spot, on page: inout Page) -> Int {
        guard spot == self.spot else { return 0 }
        let part = page.value(of: shake)
        return part < 1 ? [1, -1, 1, -1][Int(part * 4)] : 0
    }
}
