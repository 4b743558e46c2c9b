import Testing

@testable import Parlor

@Test func `every word of Klondike means one thing`() {
    checkVocabulary(KlondikeCommandWord.self) { $0.klondike.plain.word }
}
