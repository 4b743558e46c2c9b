import Games
import Testing

@Suite struct MemoryLookBackTests {
    /// What the flips were worth: a dot for one that somebody who forgets nothing could have made.
    private func lapses(_ cards: Int..., pairs: Int = 8) -> String {
        var game = MemoryGame(
            theme: .letters, options: MemoryOptions(pairs: pairs), seed: 1)
        game.apply(.init(.start, at: .zero))
        for card in cards { game.apply(.init(.choose(card), at: .zero)) }
        return game.flips.map { flip in
            switch flip.lapse {
            case nil: "."
            case .twinWasKnown: "t"
            case .couldNotMatch: "c"
            case .taughtNothing: "n"
            }
        }
        .joined()
    }

    @Test func `cards that nobody has seen are no lapse`() {
        #expect(lapses(0, 2, 4, 6, 8, 10) == "......")
    }

    @Test func `to take a known pair is none either`() {
        #expect(lapses(0, 2, 4, 1, 0, 1) == "......")
    }

    @Test func `a known twin that is not taken is one`() {
        #expect(lapses(0, 2, 1, 4) == "...t")
        #expect(lapses(0, 2, 4, 6, 1, 2) == ".....t")
    }

    @Test func `a second card that was known not to match is one`() {
        #expect(lapses(0, 2, 4, 0) == "...c")
    }

    @Test func `a first card that was known, and its twin not, is one`() {
        #expect(lapses(0, 2, 4, 6, 0) == "....n")
        #expect(lapses(0, 2, 4, 6, 0, 1) == "....n.")
    }

    @Test func `after a shuffle nothing is known but what is up`() {
        let session = MemorySession(pairs: 8)
        session.begin()
        session.turnUp(0, 2, 4, 6)
        session.mixUp()
        session.turnUp(0, 2)
        #expect(session.lookBack.isEmpty)
        // 4 and 6 lay open while they were shuffled.
        session.turnUp(4)
        #expect(session.lookBack.map(\.card) == [4])
    }

    @Test func `the look-back says who, when, where and why`() {
        let session = MemorySession(pairs: 4, players: [.person, .person])
        session.begin()
        session.turnUp(0, 2, 1, 4)
        #expect(session.lookBack.count == 1)
        #expect(session.lookBack.first?.player == 1)
        #expect(session.lookBack.first?.round == 1)
        #expect(session.lookBack.first?.card == 4)
        #expect(session.lookBack.first?.slot == session.order.firstIndex(of: 4))
        #expect(session.lookBack.first?.lapse == .twinWasKnown)
        #expect(session.scores.last?.avoidableFlips == 1)
    }

    @Test func `somebody who forgets nothing has nothing to look back on`() {
        let session = MemorySession(
            pairs: 16, timeLimit: nil, players: [.computer(remembers: 64)], seed: 12)
        session.begin()
        session.wait(1000)
        #expect(session.results.count == 1)
        #expect(session.lookBack.isEmpty)
    }
}
