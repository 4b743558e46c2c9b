import Games
import Reactive
import Testing

@testable import Parlor

@Suite struct `A slot for one saved game` {
    private struct Board: SavableGame {
        var moves: Int
        var seconds = 0
        var progress: Int { moves }
        var day: Int? { nil }
    }

    private let place: TemporaryDirectory
    private let notices = Store(Notices())
    private let saves: Saves
    private let slot: SaveSlot<Board>

    init() throws {
        place = try TemporaryDirectory()
        saves = Saves(in: place.data, notices) { 0 }
        slot = saves.slot("board", version: 1)
    }

    /// The game that another running Parlor would find.
    private var written: Board? {
        SavedGameFile<Board>("board", version: 1, in: place.data).load().value?.state
    }

    @Test func `a move is written at once, and a second of the clock is not`() {
        saves.save(Board(moves: 1), in: "board")
        #expect(written == Board(moves: 1))
        for second in 1...9 { saves.save(Board(moves: 1, seconds: second), in: "board") }
        #expect(written == Board(moves: 1))
        #expect(slot.readUnfinishedGame() == Board(moves: 1, seconds: 9))
        saves.save(Board(moves: 2, seconds: 9), in: "board")
        #expect(written == Board(moves: 2, seconds: 9))
    }

    @Test func `a pending save is written at the end`() {
        saves.save(Board(moves: 1), in: "board")
        saves.save(Board(moves: 1, seconds: 5), in: "board")
        saves.writeAll()
        #expect(written == Board(moves: 1, seconds: 5))
    }

    @Test func `a finished game is removed from its file`() throws {
        saves.save(Board(moves: 1), in: "board")
        saves.save(nil, in: "board")
        #expect(slot.readUnfinishedGame() == nil)
        #expect(try place.names == [])
    }

    @Test func `a replaced game stays in its file until another is stored`() {
        saves.save(Board(moves: 7), in: "board")
        let later = Saves(in: place.data, notices) { 0 }
        let slot: SaveSlot<Board> = later.slot("board", version: 1)
        later.startOver(in: "board")
        #expect(slot.open() == .new(replacing: Board(moves: 7)))
        later.writeAll()
        #expect(written == Board(moves: 7))
        // Only the first game that opens is new. The second one is the stored game.
        #expect(slot.open() == .unfinished(Board(moves: 7)))
        later.save(Board(moves: 1), in: "board")
        #expect(written == Board(moves: 1) && slot.open() == .unfinished(Board(moves: 1)))
    }

    @Test func `a new game that the player did not open is forgotten in the menu`() {
        saves.save(Board(moves: 7), in: "board")
        saves.startOver(in: "board")
        #expect(slot.readUnfinishedGame() == Board(moves: 7))
        saves.reclaimFile()
        #expect(slot.open() == .unfinished(Board(moves: 7)))
    }

    @Test func `each name has one slot`() {
        #expect(saves.slot("board", of: Board.self, version: 1) === slot)
        #expect(saves.slot("elsewhere", of: Board.self, version: 1) !== slot)
    }

    @Test func `a game without a directory lasts as long as the program`() throws {
        let saves = Saves(in: nil, notices) { 0 }
        let slot: SaveSlot<Board> = saves.slot("board", version: 1)
        saves.save(Board(moves: 3), in: "board")
        saves.writeAll()
        #expect(slot.readUnfinishedGame() == Board(moves: 3))
        #expect(try place.names == [])
    }
}
