import Sweep
import Testing

@testable import Games

@Suite struct `A winnable deal` {
    @Test(arguments: Klondike.Draw.allCases)
    func `every number leads to a winnable deal`(draw: Klondike.Draw) {
        let rules = Klondike.Rules(draw: draw)
        for number in 20..<Sweep.count(21 as UInt64, whole: 22) {
            let (deal, moves) = Klondike.Deal.winnable(from: number, rules: rules, positions: 300)
            var game = Klondike(deal, rules: rules)
            for move in moves { game.apply(.play(move)) }
            #expect(game.isWon)
            #expect(deal.number.map { $0 >= number } == true)
            #expect(deal == Klondike.Deal.winnable(from: number, rules: rules, positions: 300).deal)
        }
        #expect(Klondike.Deal.winnable(from: 21, rules: rules, positions: 300).deal.number != 21)
    }
}
