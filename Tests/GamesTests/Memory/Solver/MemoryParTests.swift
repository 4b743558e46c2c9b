import Games
import Testing

@Suite struct `The par of memory` {
    @Test func `par matches the published table`() throws {
        let rows = try fixture("memory-par.tsv")
        #expect(rows.count == 31)
        for row in rows {
            let pairs = try #require(Int(row[0]))
            let published = try #require(Double(row[1]))
            #expect(abs(MemoryPar(pairs: pairs).moves - published) < 0.000_06, "\(pairs) pairs")
        }
    }

    @Test func `with eight pairs, up to 15 moves earn three stars, and up to 18 two`() {
        #expect(MemoryPar(pairs: 8).stars(moves: 8) == 3)
        #expect(MemoryPar(pairs: 8).stars(moves: 15) == 3)
        #expect(MemoryPar(pairs: 8).stars(moves: 16) == 2)
        #expect(MemoryPar(pairs: 8).stars(moves: 18) == 2)
        #expect(MemoryPar(pairs: 8).stars(moves: 19) == 1)
        #expect(MemoryPar(pairs: 8).stars(moves: 46, rounds: 3) == 3)
    }

    @Test func `a large board allows the moves of a player who remembers eight cards`() {
        #expect(MemoryPar(pairs: 32).stars(moves: 63) == 3)
        #expect(MemoryPar(pairs: 32).stars(moves: 64) == 2)
        #expect(MemoryPar(pairs: 32).stars(moves: 83) == 2)
        #expect(MemoryPar(pairs: 32).stars(moves: 84) == 1)
        // 26 pairs are half-way between two measured boards: 51.7 and 66.7.
        #expect(MemoryPar(pairs: 26).stars(moves: 62) == 2)
        #expect(MemoryPar(pairs: 26).stars(moves: 63) == 1)
    }

    @Test(arguments: Array(MemoryOptions.pairsRange))
    func `all stars are possible with every number of pairs, and more moves never earn more`(
        pairs: Int
    ) {
        let par = MemoryPar(pairs: pairs)
        let stars = (pairs...pairs * pairs + 4).map { par.stars(moves: $0) }
        #expect(stars == stars.sorted(by: >))
        #expect(stars.first == 3 && stars.last == 1)
        for (rounds, given) in [(1, 3), (1, 2), (3, 3), (3, 2), (7, 3), (7, 2)] {
            let most = par.mostMoves(for: given, rounds: rounds)
            #expect(par.stars(moves: most, rounds: rounds) >= given)
            #expect(par.stars(moves: most + 1, rounds: rounds) < given)
        }
    }
}
