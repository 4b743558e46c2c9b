import TUI
import Testing

@testable import Games
@testable import Parlor

@Suite struct `Cards in flight` {
    private func milliseconds(_ count: Int) -> Duration { .milliseconds(count) }

    private let move = Klondike.Motion(["6S"], from: .pile(4), to: .pile(3))

    private func positions(
        _ flights: KlondikeFlights, _ time: Int
    ) -> [Card: KlondikeWaypoint] {
        Dictionary(
            flights.positions(at: milliseconds(time)).map { ($0.card, $0.position) },
            uniquingKeysWith: { $1 })
    }

    @Test func `a move takes a quarter of a second, and then stops`() {
        var flights = KlondikeFlights()
        flights.send([move], at: milliseconds(1000))
        #expect(positions(flights, 1000) == ["6S": .top(.pile(4), 0)])
        guard case .between(let start, let end, let part) = positions(flights, 1125)["6S"] else {
            Issue.record("The card is not between its two places.")
            return
        }
        #expect(start == .top(.pile(4), 0) && end == .card("6S", at: .pile(3)))
        #expect(part > 0.5 && part < 1)
        #expect(positions(flights, 1250).isEmpty)
    }

    @Test func `a run moves as it lies, with its lowest card in front`() {
        var flights = KlondikeFlights()
        flights.send([.init(["7D", "6S", "5H"], from: .pile(3), to: .pile(4))], at: .zero)
        #expect(flights.positions(at: .zero).map(\.card) == ["7D", "6S", "5H"])
        #expect(positions(flights, 0)["5H"] == .top(.pile(3), 2))
    }

    @Test func `several cards fly at once, and all have arrived after a third of a second`() {
        var flights = KlondikeFlights()
        let cards: [Card] = ["AS", "2S", "3S", "4S", "5S", "6S", "7S", "8S"]
        flights.send(
            cards.map { Klondike.Motion([$0], from: .pile(0), to: .foundation(0)) }, at: .zero)
        #expect(positions(flights, 240).count > 4)
        #expect(positions(flights, 319).count == 1)
        #expect(positions(flights, 320).isEmpty)
    }

    @Test func `a card in flight turns to its new target`() {
        var flights = KlondikeFlights()
        flights.send([move], at: .zero)
        let reached = positions(flights, 100)["6S"]
        flights.send([.init(["6S"], from: .pile(3), to: .pile(2))], at: milliseconds(100))
        #expect(positions(flights, 100)["6S"] == reached)
        #expect(flights.flights.count == 1 && flights.flights[0].to == .card("6S", at: .pile(2)))
        #expect(positions(flights, 349).count == 1 && positions(flights, 350).isEmpty)
    }

    @Test func `a dropped card begins where it was dropped`() {
        var flights = KlondikeFlights()
        let back = Klondike.Motion(
            ["7D", "6S"], from: .pile(0), to: .pile(3), isFromHand: true)
        flights.send([back], at: .zero, hand: Point(column: 30, row: 9))
        #expect(positions(flights, 0)["7D"] == .hand(Point(column: 30, row: 9), 0))
        #expect(positions(flights, 0)["6S"] == .hand(Point(column: 30, row: 9), 1))
        // Cards that the pointer did not hold start from their places.
        flights.land()
        flights.send([back], at: .zero)
        #expect(positions(flights, 0)["7D"] == .top(.pile(0), 0))
    }

    @Test func `a card of the stock turns on its way, and an uncovered one turns in its place`() {
        var flights = KlondikeFlights()
        flights.send([.init(["5H"], from: .stock, to: .waste)], at: .zero)
        #expect(!flights.flights[0].startsFaceUp && flights.flights[0].endsFaceUp)
        flights.send([.init(["6S"], from: .pile(4), to: .pile(3), uncovers: "8S")], at: .zero)
        #expect(flights.turns["8S"]?.arrival == milliseconds(250))
    }

    @Test func `a key ends all motions`() {
        var flights = KlondikeFlights()
        flights.send([move], at: .zero)
        flights.land()
        #expect(positions(flights, 1).isEmpty && flights == KlondikeFlights())
    }

    @Test func `after a win, cards jump off the foundations, the kings first, and disappear`() {
        #expect(KlondikeCascade.jumps(after: 0).isEmpty)
        #expect(KlondikeCascade.jumps(after: 1).isEmpty)
        let first = KlondikeCascade.jumps(after: 0.02)
        #expect(Set(first.map(\.rank)) == [13] && Set(first.map(\.foundation)) == [0])
        for part in stride(from: 0.05, to: 1, by: 0.05) {
            let jumps = KlondikeCascade.jumps(after: part)
            #expect(!jumps.isEmpty && jumps.count <= 16 * 18)
            #expect(jumps.allSatisfy { (0...1).contains($0.across) && (0...1).contains($0.down) })
        }
    }

    @Test func `jumping cards leave a trail, which stays in its place`() {
        let earlier = KlondikeCascade.jumps(after: 0.3)
        let later = KlondikeCascade.jumps(after: 0.7)
        let moving = earlier.filter { !later.contains($0) }
        // For each card in the air, only the end of the trail has moved.
        #expect((1...8).contains(moving.count), "\(moving.count)")
        #expect(earlier.count(where: { $0.foundation == 0 && $0.rank == 13 }) > 10)
    }
}
