import Games
import Reactive
import TUI
import Testing

@testable import Parlor

@Suite struct `Effects of screens` {
    private let place: TemporaryDirectory
    private let services: Services
    private let effects: Effects

    init() throws {
        place = try TemporaryDirectory()
        let invocation = try Invocation.parse(["--data-dir", place.url.path])
        services = Services(
            invocation, [:],
            ExternalInputs(secondsSince1970: { 86_399 }, randomNumber: { 5 }, volume: DiskVolume()))
        effects = Effects(services: services)
    }

    private let game = MemoryGame(theme: .ascii, options: MemoryOptions(), seed: 4)

    @Test func `a game is saved, and then another screen opens`() throws {
        let slot = services.slot(of: MemoryGame<String>.self)
        #expect(slot.readUnfinishedGame() == nil)
        _ = effects.carryOut(.save(GameToSave(game), in: "memory"))
        #expect(try place.names == ["memory.json"])
        #expect(effects.carryOut(.go(.push(.settings)))?.move == .push(.settings))
        #expect(effects.carryOut(.go(.leave))?.move == .leave)
        #expect(slot.readUnfinishedGame() == game)
    }

    @Test func `the next game that opens is a new one, which replaces the unfinished game`() {
        let slot = services.slot(of: MemoryGame<String>.self)
        _ = effects.carryOut(.save(GameToSave(game), in: "memory"))
        let new = NewGame(BoardStart(), of: MemoryGame<String>.self)
        #expect(effects.carryOut(.begin(new))?.move == .push(.game(new.start)))
        #expect(slot.open() == .new(replacing: game))
    }

    @Test func `an outcome is recorded with the time of its end`() {
        let outcome = game.result.outcome
        #expect(effects.carryOut(.record(outcome)) == .recorded(outcome))
        #expect(services.results.all == [GameResult(outcome, endedAt: 86_399)])
    }

    @Test func `a setting is set by its name, now and for the next run`() throws {
        #expect(.set(MemorySettings.pairs, to: 4) == Effect.set("memory.pairs", to: .integer(4)))
        _ = effects.carryOut(.set(MemorySettings.pairs, to: 4))
        #expect(services.settings.now[MemorySettings.pairs] == 4)
        #expect(SettingsFile(in: place.data).load().value[MemorySettings.pairs] == 4)
    }

    @Test func `the clipboard and the bell belong to the terminal`() {
        let effects = effects
        let pilot = Pilot(columns: 9, rows: 1) { console in
            Driver.never().startWith(0).map { _ in
                _ = effects.carryOut(.copy("a line"), at: console)
                _ = effects.carryOut(.ring, at: console)
                _ = effects.carryOut(.set("sound", to: .bool(true)))
                _ = effects.carryOut(.ring, at: console)
                return Text("")
            }
        }
        #expect(pilot.copied == ["a line"] && pilot.rings == 1)
        // Without a terminal, nothing is copied and nothing rings.
        #expect(effects.carryOut(.copy("x")) == nil && effects.carryOut(.ring) == nil)
    }
}
