import Testing

@testable import Parlor

@Suite struct `The words of a sudoku` {
    @Test func `mean one thing each`() {
        checkVocabulary(SudokuCommandWord.self) { $0.sudoku.plain.word }
    }

    @Test func `may be shortened, and are understood in capitals`() {
        let vocabulary = Vocabulary(in: .english) { $0.sudoku.plain.word }
        #expect(vocabulary.read("UN") == .command(.own(.undo), []))
        #expect(vocabulary.read("cand R3C5") == .command(.own(.candidates), ["r3c5"]))
        #expect(vocabulary.read("rxw") == .unknown("rxw", nearest: "row"))
    }
}
