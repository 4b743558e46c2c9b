import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `The setup of the board of the day` {
    /// The file of a game that has begun, and the kind of its board.
    private func begun(
        _ game: GameName, _ arguments: String, changing rows: [SettingRow]
    ) throws -> (file: String, kind: ResultsTable.Kind) {
        let walked = try WalkedGame(game, arguments, .usual) { services in
            for row in rows { services.settings.set(row, to: row.value(1, after: row.standard)) }
        }
        try walked.begin()
        let name = "\(game.rawValue)\(arguments.isEmpty ? "" : "-daily").json"
        let file = try #require(try walked.leave()[name])
        let kind = game.module.starts.kindToday(walked.play.services)
        return (String(decoding: file, as: UTF8.self), kind)
    }

    @Test(arguments: GameName.walked)
    func `is the same for everybody, whatever the settings`(_ game: GameName) throws {
        let rows = game.module.settings.filter(\.shapesBoard)
        let usual = try begun(game, "--daily", changing: [])
        for row in rows {
            let other = try begun(game, "--daily", changing: [row])
            #expect(other == usual, "\(row.name)")
        }
        #expect(try begun(game, "--daily", changing: rows) == usual)
    }

    @Test(arguments: GameName.walked)
    func `changes only if an option is given with --daily`(_ game: GameName) throws {
        var options = 0
        for row in game.module.settings.filter(\.shapesBoard) {
            guard let option = row.option else { continue }
            options += 1
            let value = row.value(1, after: row.standard)
            let text = try #require(value.text ?? value.integer.map { "\($0)" })
            let chosen = try WalkedGame(game, "--daily \(option.name) \(text)", .usual)
            #expect(chosen.play.services.boardSettings(.daily)[row] == value, "\(row.name)")
            let other = try WalkedGame(game, "\(option.name) \(text)", .usual)
            #expect(
                other.play.services.boardSettings(.daily)[row] == row.standard,
                "\(row.name)")
        }
        #expect(options > 0)
    }

    /// Compares the boards before and after each setting is changed.
    @Test(arguments: GameName.walked)
    func `leaves out all settings that make another kind of board`(_ game: GameName) throws {
        var shaping = 0
        for row in game.module.settings.filter(\.isStored) {
            let services = try WalkedGame(nil, "", .usual).play.services
            let (ordinary, daily) = (variant(.other, services), variant(.daily, services))
            services.settings.set(row, to: row.value(1, after: row.standard))
            #expect(variant(.daily, services) == daily, "\(row.name)")
            guard variant(.other, services) != ordinary else { continue }
            shaping += 1
            #expect(row.shapesBoard, "\(row.name)")
        }
        #expect(shaping > 0)

        func variant(_ slot: BoardSlot, _ services: Services) -> String {
            game.module.starts.variant(services, slot)
        }
    }

    @Test(arguments: GameName.walked, Language.allCases)
    func `is named in the list of the game and on the first screen`(
        _ game: GameName, _ language: Language
    ) throws {
        let setting = WalkSetting(columns: 120, rows: 40, language: language.rawValue)
        let walked = try WalkedGame(nil, "", setting)
        let services = walked.play.services
        let setup = game.module.starts.setupToday(services, services.words)
        let row = game.module.starts.lobby(services).first { $0.id == AnyHashable("daily") }
        #expect(row?.summary == services.words.games.boardOfTheDay(setup))
        #expect(row?.summary.contains(setup) == true && !setup.isEmpty)
        for _ in 0...GameName.walked.firstIndex(of: game)! { walked.press(KeyPress(.right)) }
        let title = game.module.title(services.words)
        let summary = services.words.menu.todaysBoard(of: title, setup)
        // A box may break the summary into lines.
        for word in summary.split(separator: " ") {
            #expect(walked.play.text.contains(word), "\(walked.play.text)")
        }
    }
}
