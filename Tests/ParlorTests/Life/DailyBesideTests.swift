import Foundation
import Games
import Sweep
import TUI
import Testing

@testable import Parlor

/// The board of the day has a slot of its own in every game of the list of modules.
@Suite struct `The board of the day and another game` {
    private enum Kind: CaseIterable { case ordinary, daily }

    private func program(
        _ setting: WalkSetting = .usual, directory: String? = nil
    ) throws -> WalkedGame { try WalkedGame(nil, "", setting, directory: directory) }

    /// Starts or resumes a game from the first screen, touches the board, and goes back.
    private func play(_ kind: Kind, _ game: GameName, in walked: WalkedGame) throws {
        try open(kind, game, in: walked)
        try walked.begin(by: [])
        try #require(walked.isBegun)
        goHome(game, in: walked)
    }

    private func open(_ kind: Kind, _ game: GameName, in walked: WalkedGame) throws {
        switch kind {
        case .ordinary:
            try walked.perform(.click(ListSpot.row(game)))
            try walked.perform(.click(ListSpot.row("new")))
        case .daily: try walked.perform(.click(ListSpot.row("today \(game)")))
        }
    }

    private func goHome(_ game: GameName, in walked: WalkedGame) {
        for _ in 0..<6 where !walked.things.contains(AnyHashable(ListSpot.row(game))) {
            walked.press(KeyPress(typed: "b"))
        }
    }

    private func left(_ game: GameName, _ services: Services) -> [UnfinishedGame] {
        game.module.starts.unfinished(services).sorted { $0.slot.name < $1.slot.name }
    }

    private func standings(_ game: GameName, _ services: Services) -> [String] {
        left(game, services).map { "\($0.slot.name): \($0.progress), \($0.day ?? 0)" }
    }

    /// Presses the key for a new game, which is not the same in every game.
    private func pressNewGame(in walked: WalkedGame) {
        let lines = walked.lines
        walked.press(KeyPress(typed: "n"))
        if walked.lines == lines { walked.press(KeyPress(typed: "S")) }
    }

    /// A program with a saved game of both kinds.
    private func both(_ game: GameName, order: [Bool] = [false, true]) throws -> WalkedGame {
        let walked = try program()
        for isDaily in order { try play(isDaily ? .daily : .ordinary, game, in: walked) }
        return walked
    }

    /// The orders in which the two games are played. True stands for the board of the day.
    private static let orders = [[false, true], [true, false]]

    @Test(arguments: GameName.walked, orders)
    func `live side by side, whichever is opened`(_ game: GameName, _ order: [Bool]) throws {
        let left = try both(game, order: order)
        let visits = Sweep.covering(GameName.walked, WalkSetting.each, Self.orders)
        for (visited, setting, played) in visits where visited == game && played == order {
            let walked = try program(setting, directory: left.play.copy())
            let services = walked.play.services
            let today = services.today.daysSince1970
            #expect(self.left(game, services).map(\.day) == [nil, today])
            let before = standings(game, services)
            // Both can be resumed from the first screen and from the lobby.
            for found in self.left(game, services) {
                try walked.perform(.click(ListSpot.row("unfinished \(found.slot.name)")))
                #expect(!walked.isAsked && walked.moment != nil)
                goHome(game, in: walked)
                try walked.perform(.click(ListSpot.row(game)))
                try walked.perform(.click(ListSpot.row("goOn-\(found.slot.name)")))
                #expect(!walked.isAsked && walked.moment != nil)
                goHome(game, in: walked)
            }
            try open(.daily, game, in: walked)
            #expect(!walked.isAsked && walked.moment != nil)
            goHome(game, in: walked)
            #expect(standings(game, services).map(\.count) == before.map(\.count))
            #expect(self.left(game, services).map(\.day) == [nil, today])
            #expect(services.results.all.isEmpty && services.notices.now.unread.isEmpty)
        }
    }

    @Test(arguments: GameName.walked)
    func `are both found after the program was killed`(_ game: GameName) throws {
        let walked = try both(game)
        let before = standings(game, walked.play.services)
        let again = try program(directory: walked.play.copy())
        #expect(before.count == 2 && standings(game, again.play.services) == before)
    }

    @Test(arguments: GameName.walked)
    func `are told apart on the first screen and in the lobby`(_ game: GameName) throws {
        let left = try both(game)
        for (visited, setting) in WalkSetting.covering where visited == game {
            let walked = try program(setting, directory: left.play.copy())
            let (services, words) = (walked.play.services, walked.play.services.words)
            let text = walked.lines.joined(separator: "\n").replacing("\u{A0}", with: " ")
            let title = game.module.title(words)
            #expect(text.contains(words.menu.goOn(with: title, .any)), "\(setting) \(text)")
            #expect(text.contains(words.menu.goOn(with: title, .today)), "\(setting) \(text)")
            let progress = services.dailyProgress
            let starts = GameModule.all.map { game in
                (
                    press: game.starts.today(services),
                    state: game.starts.stateToday(progress, services),
                    setup: game.starts.setupToday(services, words)
                )
            }
            let tile = try #require(
                HomeState(progress, starts, services.settings.now).tiles.first { $0.game == game })
            #expect(tile.text == words.menu.isBegun)
            #expect(text.contains(tile.mark), "\(setting) \(text)")
            try walked.perform(.click(ListSpot.row(game)))
            let lobby = walked.lines.joined(separator: "\n")
            #expect(lobby.contains(words.menu.goOn(with: .today)), "\(setting) \(lobby)")
        }
    }

    @Test(arguments: GameName.walked)
    func `a new game leaves the board of the day`(_ game: GameName) throws {
        let walked = try program()
        try open(.daily, game, in: walked)
        try walked.begin(by: [])
        try #require(walked.isBegun)
        let services = walked.play.services
        let before = standings(game, services)
        pressNewGame(in: walked)
        #expect(!walked.isAsked && walked.moment != nil)
        try walked.begin(by: [])
        #expect(left(game, services).map(\.day) == [nil, services.today.daysSince1970])
        #expect(standings(game, services).contains(before[0]))
        #expect(services.results.all.isEmpty)
    }

    @Test(arguments: GameName.walked)
    func `a new game asks before it gives up the other game`(_ game: GameName) throws {
        let walked = try both(game)
        let services = walked.play.services
        // A sudoku has several slots for other games.
        let slots = game == .sudoku ? SudokuStart.slotCount : 1
        for _ in 1..<slots { try play(.ordinary, game, in: walked) }
        try open(.daily, game, in: walked)
        if walked.moment == .paused { walked.press(KeyPress(.enter)) }
        let (before, look) = (standings(game, services), walked.look)
        pressNewGame(in: walked)
        #expect(walked.isAsked && standings(game, services) == before)
        walked.press(KeyPress(.escape))
        #expect(!walked.isAsked && walked.look == look && walked.moment == .running)
        pressNewGame(in: walked)
        try walked.perform(.click(NewGameQuestion.Answer.start))
        #expect(!walked.isAsked)
        try walked.begin(by: [])
        #expect(left(game, services).count == slots + 1)
        #expect(left(game, services).count { $0.day != nil } == 1)
    }

    @Test(arguments: GameName.walked)
    func `an old board of the day is given up for today's only after a question`(
        _ game: GameName
    ) throws {
        let walked = try both(game)
        let day = 1_763_683_200 + Day.seconds
        let next = try ProgramRun(
            "",
            workers: .workers(boards: OneBoard(), judge: PreparedJudge { _ in .init(.unknown) }),
            directory: walked.play.copy(), clock: DayClock { day })
        let before = standings(game, next.services)
        try next.pilot.click(.value(ListSpot.row("today \(game)")))
        #expect(next.text.contains(next.services.words.dialogs.newGameTitle))
        #expect(standings(game, next.services) == before)
        // The old board can be continued.
        next.pilot.press(.escape)
        try next.pilot.click(.value(ListSpot.row("unfinished \(game.rawValue)-daily")))
        #expect(!next.text.contains("P A R L O R"))
        #expect(standings(game, next.services) == before)
    }

    @Test(arguments: GameName.walked)
    func `a board of the day in the slot of other games is resumed`(_ game: GameName) throws {
        let walked = try program()
        try play(.daily, game, in: walked)
        let files = try walked.leave()
        let saved = try #require(files["\(game.rawValue)-daily.json"])
        let again = try program(
            directory: temporaryDirectory(
                with: [
                    "\(game.rawValue).json": saved,
                    "settings.json": Data(ProgramRun.introductions.utf8),
                ]))
        let services = again.play.services
        #expect(left(game, services).map(\.slot.name) == [game.rawValue])
        try open(.daily, game, in: again)
        #expect(!again.isAsked && again.moment != nil)
        #expect(left(game, services).map(\.day) == [services.today.daysSince1970])
    }

    @Test(arguments: GameName.walked, Language.allCases)
    func `live side by side in typed play`(_ game: GameName, _ language: Language) throws {
        let walked = try both(game)
        let play = try PlainPlay(
            language: language.rawValue, directory: walked.play.copy())
        let before = standings(game, play.services)
        let words = play.services.words.plain
        #expect(!play.type("daily \(game.rawValue)").contains(words.isPaused))
        // A game that is continued runs on at once, so it can be paused.
        #expect(play.type("pause") == [words.isPaused])
        // A new game that would replace another one asks first. A sudoku has several slots for
        // other games, so it does not ask.
        let answer = play.type("new")
        if game != .sudoku {
            let progress = left(game, play.services)[0].progress
            #expect(answer.count == 1 && answer[0].contains(progress), "\(answer)")
            #expect(standings(game, play.services) == before)
            // Another line withdraws the request.
            play.type("time", "new")
            #expect(standings(game, play.services) == before)
        }
        play.type("new")
        #expect(left(game, play.services).count { $0.day != nil } == 1)
        #expect(standings(game, play.services).contains(before.last ?? ""))
    }
}
