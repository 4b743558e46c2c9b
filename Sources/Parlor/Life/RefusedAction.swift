import TUI

/// A refused action on the screen: a short reason, which stays until the player does something
/// else, and a shake of the thing it concerns.
struct RefusedAction<Spot: Equatable>: Equatable {
    let reason: String
    private let spot: Spot?
    private let shake: Motion<Double>

    init(_ reason: String, at spot: Spot?, _ time: Duration) {
        (self.reason, self.spot) = (reason, spot)
        shake = Motion(
            from: 0, to: 1, start: time, duration: .milliseconds(280), curve: .linear)
    }

    /// The number of columns by which a thing is displaced now.
    func offset(of spot: Spot, on page: inout Page) -> Int {
        guard spot == self.spot else { return 0 }
        let part = page.value(of: shake)
        return part < 1 ? [1, -1, 1, -1][Int(part * 4)] : 0
    }
}
