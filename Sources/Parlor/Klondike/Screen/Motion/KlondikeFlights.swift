import Games
import TUI

/// A position of a moving card, relative to places on the table. This type does not know the size
/// of the table.
indirect enum KlondikeWaypoint: Equatable {
    /// A position on top of the cards at a place, and of this many cards that move too.
    case top(Klondike.CardPlace, Int)
    /// The position that the card has in the visible state of the game.
    case card(Card, at: Klondike.CardPlace)
    /// A position on top of this many cards that the player dropped at a point.
    case hand(Point, Int)
    case between(KlondikeWaypoint, KlondikeWaypoint, Double)
}

/// The moving cards. The game itself has already made their moves. This type knows the moves and
/// the positions of cards, but nothing else of the game.
struct KlondikeFlights: Equatable {
    /// The duration of a card's movement, and the maximum delay of the last one of several moves
    /// that are sent together.
    static let duration = Duration.milliseconds(250)
    static let longestDelay = Duration.milliseconds(80)

    struct Flight: Equatable {
        let card: Card
        let from: KlondikeWaypoint
        let to: KlondikeWaypoint
        let way: Motion<Double>
        /// Indicates whether the card is face up at the start and at the end.
        let startsFaceUp, endsFaceUp: Bool

        func position(_ part: Double) -> KlondikeWaypoint {
            part <= 0 ? from : part >= 1 ? to : .between(from, to, part)
        }
    }

    /// The flights in the order of their start. The last one is drawn on top.
    private(set) var flights: [Flight] = []

    /// The cards that turn face up in place.
    private(set) var turns: [Card: Motion<Double>] = [:]

    /// Starts flights with a short delay between them. A dragged card starts where it was dropped.
    /// A card that is already moving changes its direction.
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
        // If many cards move to the stock, only the uppermost ones are visible.
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

    /// Ends all flights and turns.
    mutating func land() { self = KlondikeFlights() }

    /// The cards that have not arrived, from the bottom card to the top card.
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
