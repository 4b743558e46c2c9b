import Testing

@testable import Games
@testable import Parlor

@Suite struct `The table of Klondike` {
    @Test func `is the same as long as nothing on it changes`() {
        var game = KlondikeGame(Klondike(Klondike.Deal(number: 3)))
        game.apply(.init(.player(.draw), at: .zero))
        let before = KlondikeScene(game)
        game.apply(.tick(at: .seconds(5)))
        let later = KlondikeScene(game)
        game.apply(.init(.player(.draw), at: .seconds(6)))
        func table(_ scene: KlondikeScene) -> KlondikeTable {
            KlondikeTable(scene: scene, deck: .twoColors, stock: .right)
        }

        #expect(before.seen.clock != later.seen.clock)
        #expect(table(before) == table(later))
        #expect(table(later) != table(KlondikeScene(game)))
    }
}
