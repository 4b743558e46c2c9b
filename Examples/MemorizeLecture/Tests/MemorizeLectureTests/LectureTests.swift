import Reactive
import TUI
import Testing

@testable import MemorizeLecture

@Test func `a subscriber to the signal sees the old value, and the frame has the new one`() throws {
    let viewModel = EmojiMemoryGame()
    let pilot = Pilot(columns: 60, rows: 8) { emojiMemoryGame($0, viewModel) }
    var seen: [Bool] = []
    let bag = DisposeBag(
        disposing: viewModel.objectWillChange.subscribe(
            onNext: { seen.append(viewModel.cards[0].isFaceUp) }))
    #expect(pilot.text.contains("👻"))
    let frames = pilot.frames.count
    try pilot.click(.value(0))
    #expect(seen == [true] && !viewModel.cards[0].isFaceUp)
    #expect(pilot.frames.count == frames + 1)
    try pilot.click(.value(1))
    #expect(!pilot.text.contains("👻") && pilot.text.contains("🎃"))
    pilot.type("q")
    #expect(pilot.isOver)
    withExtendedLifetime(bag) {}
}

@Test func `an unknown card changes nothing, and no frame is drawn`() {
    let viewModel = EmojiMemoryGame()
    let pilot = Pilot(columns: 60, rows: 8) { emojiMemoryGame($0, viewModel) }
    let frames = pilot.frames.count
    viewModel.choose(.init(id: 99, content: "?"))
    pilot.advance(by: .seconds(1))
    #expect(viewModel.cards.allSatisfy(\.isFaceUp) && pilot.frames.count == frames)
}
