import Testing

@testable import Parlor

@Suite struct `The words of a sudoku` {
    @Test func `mean one thing each`() {
        checkVocabulary(SudokuCommandWord.allCases) { $0.sudoku.plain.word }
    }

    @Test func `may be shortened, and are understood in capitals`() {
        let words = Words.english.sudoku.plain.word
        let vocabulary = Vocabulary(SudokuCommandWord.allCases, words, words)
        #expect(vocabulary.read("UN") == .command(.undo, []))
        #expect(vocabulary.read("cand R3C5") == .command(.candidates, ["r3c5"]))
        #expect(vocabulary.read("rxw") == .unknown("rxw", nearest: "row"))
    }
}
