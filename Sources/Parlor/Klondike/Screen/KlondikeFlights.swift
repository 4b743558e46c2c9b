import Games
import TUI

/// Position of a card on its way, told by the places of the table: its size is not known here.
indirect enum KlondikeWaypoint: Equatable {
    /// On top of a place, with so many others below it that go or come together with it.
    case top(Klondike.Place, Int)
    /// The place of the card itself.
    case card(Card, at: Klondike.Place)
    /// The point at which a hand let it go, with so many others below it.
    case hand(Point, Int)
    case between(KlondikeWaypoint, KlondikeWaypoint, Double)
}

/// The cards that are on their way. It is told of moves, and knows where the cards are meanwhile;
/// of the game it knows nothing, and the game has long gone on.
struct KlondikeFlights: Equatable {
    /// How long a card is on its way, and how long it may wait for those before it.
    static let duration = Duration.milliseconds(250)
    static let longestDelay = Duration.milliseconds(80)

    struct Flight: Equatable {
        let card: Card
        let from: KlondikeWaypoint
        let to: KlondikeWaypoint
        let way: Motion<Double>
        /// Whether it is face up at the beginning and at the end.
        let startsFaceUp, endsFaceUp: Bool

        func position(_ part: Double) -> KlondikeWaypoint {
            part <= 0 ? from : part >= 1 ? to : .between(from, to, part)
        }
    }

    /// In the order in which they were sent off: the last is above all others.
    private(set) var flights: [Flight] = []

    /// The cards that turn face up where they lie.
    private(set) var turns: [Card: Motion<Double>] = [:]

    /// Starts flights, each a little after the one before. A card that was dragged starts where it
    /// was dropped. A card already in flight changes its direction.
    mutating func send(_ motions: [Klondike.Motion], at time: Duration, hand: Point? = nil) {
        forget(before: time)
        for (number, motion) in motions.enumerated() {
            let delay = KlondikeFlights.longestDelay * number / max(motions.count, 6)
            send(motion, at: time, delay: delay, hand: hand)
        }
    }

    private mutating func send(
        _ motion: Klondike.Motion, at time: Duration, delay: Duration, hand: Point?
    ) {
        // Of many that go to one place, those below are never seen.
        let cards = motion.to == .stock ? motion.cards.suffix(3) : motion.cards[...]
        for (number, card) in cards.enumerated() {
            let start: KlondikeWaypoint
            if motion.isFromHand, let hand {
                start = .hand(hand, number)
            } else {
                start = .top(motion.from, number)
            }
            let earlier = flights.firstIndex { $0.card == card }.map { flights.remove(at: $0) }
            flights.append(
                Flight(
                    card: card,
                    from: earlier.map { $0.position($0.way.value(at: time)) } ?? start,
                    to: .card(card, at: motion.to),
                    way: Motion(
                        from: 0, to: 1, start: time, delay: delay,
                        duration: KlondikeFlights.duration),
                    startsFaceUp: motion.startsFaceUp, endsFaceUp: motion.endsFaceUp))
        }
        if let card = motion.uncovers {
            turns[card] = Motion(
                from: 0, to: 1, start: time, delay: delay, duration: KlondikeFlights.duration,
                curve: .linear)
        }
    }

    /// Lets everything arrive.
    mutating func land() { self = KlondikeFlights() }

    /// Cards that have not arrived, from the lowest to the uppermost.
    func positions(at time: Duration) -> [(card: Card, position: KlondikeWaypoint)] {
        flights.filter { time < $0.way.arrival }.map { flight in
            (flight.card, flight.position(flight.way.value(at: time)))
        }
    }

    private mutating func forget(before time: Duration) {
        flights.removeAll { $0.way.arrival <= time }
        turns = turns.filter { $0.value.arrival > time }
    }
}
