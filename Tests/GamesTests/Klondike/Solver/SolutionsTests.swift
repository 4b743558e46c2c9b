import Games
import Sweep
import Testing

@Suite struct `Solutions of deals` {
    @Test func `every known solution is legal and wins`() {
        #expect(ReferenceSolution.all.count == 880)
        for solution in sample(ReferenceSolution.all, every: Sweep.count(8, whole: 1)) {
            var game = Klondike(
                Klondike.Deal(number: solution.number), rules: .init(draw: solution.draw))
            for (count, text) in solution.moves.enumerated() {
                guard let move = Klondike.Move(text, on: game.table) else {
                    Issue.record("\(text) in \(solution.number) cannot be read.")
                    break
                }
                game.apply(.play(move))
                guard game.moves == count + 1 else {
                    Issue.record("\(text) in \(solution.number) is refused.")
                    break
                }
            }
            #expect(game.isWon)
        }
    }

    @Test func `a move that was written can be read again on its table`() {
        for solution in ReferenceSolution.all.prefix(20) {
            var game = Klondike(
                Klondike.Deal(number: solution.number), rules: .init(draw: solution.draw))
            for text in solution.moves {
                guard let move = Klondike.Move(text, on: game.table) else { continue }
                #expect(Klondike.Move(move.description, on: game.table) == move)
                game.apply(.play(move))
            }
            #expect(game.played.count == solution.moves.count)
        }
    }
}
