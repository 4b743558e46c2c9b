import Testing

@testable import Games

@Suite struct `Finishing Klondike` {
    private let ending = """
        stock 9H KH
        waste TH
        home 8H KD JS KC
        1 QS JH
        2 QH
        3 KS
        """
    private let rules = Klondike.Rules(redeals: 1)

    @Test func `cards go home one by one, the first at once`() {
        let session = KlondikeSession(ending, rules: rules)
        #expect(session.canFinish)
        // Turning the waste over costs points, so the game asks first.
        session.act(.finish)
        #expect(session.faces.foundations[0] == card("8H") && session.motions.isEmpty)
        session.act(.finish)
        #expect(session.faces.foundations[0] == card("9H"))
        #expect(session.motions.count == 1)
        session.wait(0.5)
        #expect(session.motions.count == 6 && session.phase == .playing)
        session.wait(0.1)
        #expect(session.phase == .won && session.results.map(\.isWon) == [true])
        session.wait(10)
        #expect(session.motions.count == 7)
    }

    @Test func `any action stops the moves that finish a game`() {
        let acts: [(KlondikeSession) -> Void] = [
            { $0.act(.cancel) }, { $0.turn() }, { $0.act(.undo) },
            { $0.act(.take(.card(card("KS")), isDragged: true)) }, { $0.act(.pause(true)) },
        ]
        for act in acts {
            let session = KlondikeSession(ending, rules: rules)
            session.act(.finish)
            session.act(.finish)
            session.wait(0.2)
            #expect(session.motions.count == 3)
            act(session)
            let pictures = session.pictures.count
            session.wait(10)
            #expect(session.pictures.count == pictures && session.results.isEmpty)
        }
    }

    @Test func `finishing is offered only if it wins the game`() {
        let picture = "stock TH 9H\nhome 8H KD JS KC\n1 QS JH\n2 QH\n3 KS\n4 KH"
        let never = KlondikeSession(picture, rules: .init(draw: .three, redeals: 0))
        #expect(!never.canFinish)
        never.act(.finish)
        never.wait(10)
        #expect(never.moves == 0)

        let session = KlondikeSession("1 (QS) KS\nhome KH KD JS KC\n2 (KC) QC")
        #expect(!session.canFinish)
    }

    @Test func `a game that can be finished is winnable without a new search`() {
        let session = KlondikeSession(ending, rules: rules)
        #expect(session.winnability == .thinking)
        session.act(.finish)
        session.act(.finish)
        session.act(.cancel)
        #expect(session.winnability == .winnable)
    }
}
