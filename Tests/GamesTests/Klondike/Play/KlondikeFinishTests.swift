import Testing

@testable import Games

@Suite struct KlondikeFinishTests {
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
        session.finish.accept(())
        #expect(session.faces.foundations[0] == card("9H"))
        #expect(session.motions.count == 1)
        session.wait(0.5)
        #expect(session.motions.count == 6 && session.phase == .playing)
        session.wait(0.1)
        #expect(session.phase == .won && session.results.map(\.isWon) == [true])
        session.wait(10)
        #expect(session.motions.count == 7)
    }

    @Test func `whatever is done stops them`() {
        let acts: [(KlondikeSession) -> Void] = [
            { $0.cancel.accept(()) }, { $0.turn() }, { $0.undo.accept(()) },
            { $0.drag.accept(.start(card("KS"))) }, { $0.pause.accept(true) },
        ]
        for act in acts {
            let session = KlondikeSession(ending, rules: rules)
            session.finish.accept(())
            session.wait(0.2)
            act(session)
            let pictures = session.pictures.count
            session.wait(10)
            #expect(session.pictures.count == pictures && session.results.isEmpty)
        }
    }

    @Test func `it is offered only where it is sure to get to the end`() {
        let picture = "stock TH 9H\nhome 8H KD JS KC\n1 QS JH\n2 QH\n3 KS\n4 KH"
        let never = KlondikeSession(picture, rules: .init(draw: .three, redeals: 0))
        #expect(!never.canFinish)
        never.finish.accept(())
        never.wait(10)
        #expect(never.moves == 0)

        let session = KlondikeSession("1 (QS) KS\nhome KH KD JS KC\n2 (KC) QC")
        #expect(!session.canFinish)
    }

    @Test func `the way home is known, so nobody has to look for it`() {
        let session = KlondikeSession(ending, rules: rules)
        #expect(session.light == .thinking)
        session.finish.accept(())
        session.cancel.accept(())
        #expect(session.light == .winnable)
    }
}
