import TUI

/// A refused action on the screen. A short reason is shown until the next action, and the refused
/// spot shakes.
struct RefusedAction<Refusal: Equatable, Spot: Equatable>: Equatable {
    /// The refusal by the game; nil if the screen refuses an act.
    let refusal: Refusal?
    let reason: String
    private let spot: Spot?
    private let shake: Motion<Double>

    init(_ refusal: Refusal?, _ reason: String, at spot: Spot?, _ time: Duration) {
        (self.refusal, self.reason, self.spot) = (refusal, reason, spot)
        shake = Motion(
            from: 0, to: 1, start: time, duration: .milliseconds(280), curve: .linear)
    }

    /// The number of columns by which a spot is displaced in this frame.
    func offset(of spot: Spot, on page: inout Page) -> Int {
        guard spot == self.spot else { return 0 }
        let part = page.value(of: shake)
        return part < 1 ? [1, -1, 1, -1][Int(part * 4)] : 0
    }
}
