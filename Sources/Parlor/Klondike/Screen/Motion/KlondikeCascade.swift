import Games
import TUI

/// The animation after a win. Starting with the kings, cards jump off the foundations and bounce
/// out of the window. Each leaves a trail.
struct KlondikeCascade: Equatable {
    let way: Motion<Double>

    private static let delay = Duration.milliseconds(250)
    private static let duration = Duration.milliseconds(2800)

    /// The delay lets the last card of the game arrive before the first card jumps.
    static let celebration = Celebration(delay: delay, length: duration)

    init(at time: Duration) {
        way = Motion(
            from: 0, to: 1, start: time, delay: KlondikeCascade.delay,
            duration: KlondikeCascade.duration, curve: .linear)
    }

    /// The number of jumping cards, four of each suit.
    private static let count = 16

    /// A card in a trail, and its progress across and down the window, as fractions. The jumping
    /// card is the newest card of its trail.
    struct Jump: Equatable {
        let foundation: Int
        let rank: Int
        let across, down: Double
    }

    /// The cards of all trails after a fraction of the time, trail by trail. In each trail, the
    /// newest card comes last.
    static func jumps(after part: Double) -> [Jump] {
        (0..<count).flatMap { number -> [Jump] in
            let start = Double(number) / Double(count) * 0.6
            let flown = (part - start) / 0.4
            guard flown > 0, part < 1 else { return [] }
            // The older cards of a trail stay in place.
            let trail = stride(from: 0.04, to: min(flown, 1), by: 0.06)
            return (trail.map { $0 } + (flown < 1 ? [flown] : [])).map { flown in
                Jump(
                    foundation: number % 4, rank: 13 - number / 4,
                    across: flown * flown.squareRoot(),
                    down: Curve.bounce(flown))
            }
        }
    }
}
