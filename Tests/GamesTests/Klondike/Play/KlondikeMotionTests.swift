import Testing

@testable import Games

/// The news for an animation. The table has its final state at once.
@Suite struct `Motions of Klondike` {
    private typealias Motion = Klondike.Motion

    private let three = Klondike.Rules(draw: .three)

    @Test func `a draw shows its cards as they will lie`() {
        let session = KlondikeSession("stock 2C 3C 4C 5C", rules: three)
        session.turn()
        #expect(session.faces == faces(of: "stock 2C\nwaste 5C 4C 3C", rules: three))
        let motion = Motion(
            [card("5C"), card("4C"), card("3C")], from: .stock, to: .waste)
        #expect(session.motions == [[motion]])
        #expect(!motion.startsFaceUp && motion.endsFaceUp)
        session.turn(times: 2)
        let back = Motion(
            [card("5C"), card("4C"), card("3C"), card("2C")], from: .waste, to: .stock)
        #expect(session.motions.last == [back])
        #expect(back.startsFaceUp && !back.endsFaceUp)
    }

    @Test func `an uncovered card turns up, and turns down when the move is undone`() {
        let session = KlondikeSession("1 (5D 4C) 6S 5H\n2 7D")
        session.drag("6S", to: .pile(1))
        let run = [card("6S"), card("5H")]
        #expect(
            session.motions == [
                [
                    Motion(
                        run, from: .pile(0), to: .pile(1), uncovers: card("4C"), isFromHand: true)
                ]
            ])
        session.act(.undo)
        #expect(
            session.motions.last
                == [Motion(run, from: .pile(1), to: .pile(0), covers: card("4C"))])
        #expect(session.faces == faces(of: "1 (5D 4C) 6S 5H\n2 7D"))
        session.act(.redo)
        #expect(
            session.motions.last
                == [Motion(run, from: .pile(0), to: .pile(1), uncovers: card("4C"))])
    }

    @Test func `undoing a draw or a refresh reverses its motion`() {
        let session = KlondikeSession("stock 2C 3C")
        session.turn(times: 3)
        let forth = session.motions
        for _ in 0..<3 { session.act(.undo) }
        let back = session.motions.dropFirst(3)
        #expect(back.reversed().map { $0.map(\.reversed) } == forth)
        #expect(session.faces == faces(of: "stock 2C 3C"))
    }
}
