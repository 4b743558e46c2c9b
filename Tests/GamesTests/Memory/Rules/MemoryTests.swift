import Games
import Reactive
import Testing

@Suite struct `A board of memory` {
    private let board = Memory(contents: ["a", "b", "c"])

    @Test func `a board has two cards of each content, numbered in order`() {
        #expect(board.cards.map(\.id) == [0, 1, 2, 3, 4, 5])
        #expect(board.cards.map(\.content) == ["a", "a", "b", "b", "c", "c"])
        #expect(Memory(contents: [7, 8]).cards.map(\.content) == [7, 7, 8, 8])
    }

    @Test func `cards that make a pair are matched at once, and keep their places`() {
        var board = board
        #expect(board.choose(2) == .first)
        #expect(board.choose(3) == .match(with: 2))
        #expect(board.cards.map(\.isMatched) == [false, false, true, true, false, false])
        #expect(board.cards.map(\.id) == [0, 1, 2, 3, 4, 5])
    }

    @Test func `two cards that differ stay up until a third is chosen`() {
        var board = board
        board.choose(0)
        #expect(board.choose(2) == .mismatch(with: 0))
        #expect(board.cards.filter(\.isSelected).map(\.id) == [0, 2])
        #expect(board.choose(4) == .first)
        #expect(board.cards.filter(\.isSelected).map(\.id) == [4])
    }

    @Test func `after a pair, the next card is the first of a new turn`() {
        var board = board
        for card in [0, 1] { board.choose(card) }
        #expect(board.choose(2) == .first)
        #expect(board.cards.filter(\.isSelected).map(\.id) == [2])
    }

    @Test(arguments: [[0], [0, 2], [0, 1], [0, 2, 4]])
    func `choosing a card that is up, gone or unknown changes nothing`(chosen: [Int]) {
        var board = board
        for card in chosen { board.choose(card) }
        let before = board
        let notThere = [-1, 6, 99, Int.max, Int.min]
        for card in board.cards.filter({ $0.isSelected || $0.isMatched }).map(\.id) + notThere {
            #expect(board.choose(card) == nil)
        }
        #expect(board == before)
    }

    @Test func `a card is identified by its number, not by a copy of it`() {
        var board = board
        let copy = board.cards[0]
        #expect(board.choose(copy.id) == .first)
        #expect(board.choose(copy.id) == nil)
    }

    @Test func `a shuffle changes the order and nothing else`() {
        var board = board
        for card in [0, 1, 2, 4] { board.choose(card) }
        var shuffled = board
        var dice = Dice(seed: 5)
        shuffled.shuffle(using: &dice)
        #expect(shuffled != board)
        #expect(shuffled.cards.sorted { $0.id < $1.id } == board.cards)
    }

    @Test func `a reset returns every card to its place`() {
        var board = board
        var dice = Dice(seed: 5)
        board.shuffle(using: &dice)
        let before = board
        for card in [0, 1, 2, 4] { board.choose(card) }
        board.reset()
        #expect(board == before)
    }

    @Test func `the board is cleared when the last pair is found, and not before`() {
        var board = board
        for card in 0..<6 {
            #expect(!board.isCleared)
            board.choose(card)
        }
        #expect(board.isCleared)
    }
}
