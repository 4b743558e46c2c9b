import Sweep
import Testing

@testable import Games
@testable import Parlor

@Suite struct `The sentence of a Klondike hint` {
    /// Follows the winning moves of deals, and reads the hint at each of them.
    @Test func `never names a card that the player has not seen, in either language`() {
        let rules = Klondike.Rules()
        let marks: Set<Character> = ["♠", "♥", "♦", "♣"]
        var (read, runs, won) = (0, 0, 0)
        let deals = Sweep.count(6, whole: 200)
        for number in 1...UInt64(deals) {
            var position = Klondike(Klondike.Deal(number: number), rules: rules).position
            let question = Klondike.Question(position, by: rules)
            let judgement = question.judgement(bytes: 1 << 22, positions: 1_000)
            guard case .winnable(let moves) = judgement.verdict else { continue }
            won += 1
            var seen: Set<Card> = []
            for (index, move) in moves.enumerated() {
                let hint = Klondike.Hint(Array(moves[index...]), from: position, by: rules)
                let table = position.table
                seen.formUnion(table.waste + table.foundations.joined())
                seen.formUnion(table.piles.flatMap(\.faceUp))
                let unseen = Set(Card.pack.filter { !seen.contains($0) }.map(\.name))
                for words in [Words.english, .korean] {
                    let sentence = words.sentence(of: hint)
                    let named = sentence.split {
                        !marks.contains($0) && !"A234567891JQK0".contains($0)
                    }
                    .map(String.init).filter { $0.contains(where: marks.contains) }
                    read += named.count
                    #expect(unseen.isDisjoint(with: named), "\(number), \(index): \(sentence)")
                    // The first part names only a place, and the second one all cards that move.
                    let look = words.text(of: hint)
                    #expect(look != sentence && !look.contains(where: marks.contains), "\(look)")
                    if hint.run.count > 1, let first = hint.run.first, let last = hint.run.last {
                        #expect(sentence.hasPrefix("\(first.name)–\(last.name)"), "\(sentence)")
                        runs += 1
                    }
                    // A reason is a sentence, and not a clause that continues the move.
                    #expect(sentence.hasSuffix(".") && !sentence.contains("so that"), "\(sentence)")
                }
                guard let next = position.after(move, by: rules) else { break }
                position = next
            }
        }
        #expect(read > 20 * won && runs > won && won > deals / 4, "\(read) \(runs) \(won)")
    }
}
