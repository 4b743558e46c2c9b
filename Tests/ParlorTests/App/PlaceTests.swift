import TUI
import Testing

@testable import Parlor

@Suite struct `The places of the program` {
    private let memory = Place.game(GameStart(.memory, BoardStart()))

    @Test func `the way back from a first game leads to the menu`() {
        let start = GameStart(.memory, BoardStart(slot: .daily))
        #expect(Navigation<Place>(at: start).places == [.home, .lobby(.memory), .game(start)])
        #expect(Navigation<Place>(at: nil).places == [.home])
    }

    @Test func `reading the start of another game stops the program`() async throws {
        #expect(GameStart(.memory, BoardStart()).choice(as: BoardStart.self) == BoardStart())
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = GameStart(.memory, SudokuStart()).choice(as: BoardStart.self)
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("The module of memory reads only its own starts"))
    }

    @Test func `the program stops at a page that no game has`() async throws {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
            _ = GameName.memory.module.page("nowhere")
        }
        let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(message.contains("The game memory has no page nowhere."))
    }

    @Test func `every place but help has help`() {
        for place in [Place.home, .settings, .lobby(.memory), memory] {
            let keys = HelpKeys(now: [KeyDescription("x", "sing")])
            func move(_ act: CommonAct, at place: Place) -> Navigation<Place>.Command? {
                act.move(at: place) { keys }
            }
            #expect(move(.help, at: place) == .cover(.help(of: place, keys)))
            #expect(move(.help, at: .help(of: place, keys)) == nil)
            #expect(move(.back, at: place) == .pop)
            #expect(move(.quit, at: place) == .leave)
        }
    }

    @Test func `help does not remove a finished game`() throws {
        let mines = try ProgramRun("mines --seed 3")
        try mines.playMines(isWon: false)
        let sudoku = try ProgramRun.sudoku()
        sudoku.makeMistakes(3)
        let klondike = try ProgramRun.nearlyWonKlondike("--no-motion")
        klondike.finishKlondike()
        klondike.pilot.press(.enter)
        for (name, play) in ["mines": mines, "sudoku": sudoku, "klondike": klondike] {
            play.pilot.advance(by: .seconds(9))
            let end = play.text
            #expect(end.contains("? help") || end.contains(" ? "), "\(name): \(end)")
            play.pilot.type("?")
            #expect(play.text.contains("Help"), "\(name)")
            play.pilot.press(.escape)
            #expect(play.text == end, "\(name)")
        }
    }

    @Test func `keys that mean the same everywhere are read with and without shift`() {
        func act(_ key: Key, _ modifiers: Modifiers = []) -> CommonAct? {
            KeyTable.common.act(for: KeyPress(key, modifiers: modifiers))
        }
        #expect(act(.character("b")) == .back && act(.escape) == .back)
        #expect(act(.character("?"), .shift) == .help && act(.function(1)) == .help)
        #expect(act(.character("q")) == .quit)
        #expect(act(.character("q"), .control) == nil && act(.escape, .alt) == nil)
        #expect(act(.character("x")) == nil)
    }

    @Test func `every place of a game has a screen and a way back`() throws {
        let play = try ProgramRun("memory --pairs 2")
        #expect(play.text.contains("Find all pairs"))
        play.pilot.type("?")
        #expect(play.text.contains("Other keys"))
        play.pilot.type("?")
        #expect(play.text.contains("Other keys"))
        play.pilot.type("b")
        #expect(play.text.contains("Find all pairs"))
        play.pilot.type("b")
        #expect(play.text.contains("New game"))
        play.pilot.type("b")
        #expect(play.text.contains("P A R L O R") && !play.pilot.isOver)
    }
}
