import Testing

@testable import Parlor

@Suite struct `The words of a sudoku` {
    @Test func `may be shortened or in capitals`() {
        let vocabulary = SudokuNarrator.deeds.vocabulary(in: .english)
        #expect(vocabulary.read("UN") == .meaning(.common(.takeBack), []))
        #expect(
            vocabulary.read("cand R3C5") == .meaning(.own(.candidates), ["r3c5"]))
        #expect(vocabulary.read("write r3c5=4") == .meaning(.own(.write), ["r3c5", "4"]))
        #expect(vocabulary.read("rxw") == .unknown("rxw", nearest: "row"))
    }
}
