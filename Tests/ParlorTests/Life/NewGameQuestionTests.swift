import Games
import TUI
import Testing

@testable import Parlor

@Suite struct `The question before a game is given up` {
    private let puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    private let new = NewGame(BoardStart(), of: MemoryGame<String>.self)
    private var question = NewGameQuestion(at: .home, .english)

    private mutating func ask() {
        let change = NewGameQuestion.Change(new: new, caution: "Round 1 of 3.", words: .english)
        #expect(question.news(of: .change(change)).isEmpty)
    }

    private mutating func press(_ key: Key) -> [SceneNews<NewGame>] {
        question.news(of: .key(KeyPress(key)))
    }

    @Test mutating func `is answered with no unless the player chooses otherwise`() {
        ask()
        #expect(question.focus == .cancel)
        #expect(question.news(of: .act(.press(question.focus))).isEmpty && question.asked == nil)
        ask()
        #expect(press(.left).isEmpty && question.focus == .start)
        #expect(question.news(of: .act(.press(question.focus))) == [.action(new)])
        // The next question has its focus on “no” again.
        ask()
        #expect(question.focus == .cancel)
    }

    @Test mutating func `is closed by the way back`() {
        ask()
        #expect(press(.escape).isEmpty && question.asked == nil)
        #expect(question.news(of: .act(.press(.start))).isEmpty)
    }

    @Test mutating func `has a help page`() {
        ask()
        let help = Effect.go(.cover(.help(of: .home, question.helpKeys)))
        #expect(question.news(of: .key(KeyPress(typed: "?"))) == [.effect(help)])
        #expect(question.asked != nil)
    }

    // MARK: Every way to a new game

    /// A program in which every slot of a game has an unfinished game.
    private func program(_ game: GameName, _ setting: WalkSetting = .usual) throws -> WalkedGame {
        try WalkedGame(nil, "", setting, directory: directory(game))
    }

    private func directory(_ game: GameName) throws -> String {
        let beginning = try GameBeginning.of(game)
        return try beginning.directory(copies: 3)
    }

    private func standings(_ game: GameName, in play: ProgramRun) -> [String] {
        game.module.starts.unfinished(play.services).map { "\($0.slot.name): \($0.progress)" }
    }

    /// The ways from the first screen to a new game, as clicks, keys and pasted texts.
    private func ways(_ game: GameName, _ services: Services) -> [[Step]] {
        let lobby = Step.click("", ListSpot.row(game))
        let rows = game.module.starts.lobby(services)
        let beginning = rows.filter { row in
            row.press.contains { if case .begin = $0 { true } else { false } }
        }
        let pages = rows.filter { row in
            row.press.contains { if case .go(.push(.page)) = $0 { true } else { false } }
        }
        let typed: [[Step]] = [
            [.type("5"), .key(.enter)],
            [.paste(puzzle), .key(.enter)],
            [.key(.enter), .type("p")],
            [.key(.enter), .key(.enter)],
        ]
        return [[.click("", ListSpot.row("today \(game)"))]]
            + beginning.map { [lobby, .click($0.title, ListSpot.row($0.id))] }
            + [[lobby, .paste(puzzle)]]
            + pages.flatMap { page in
                typed.map { [lobby, .click(page.title, ListSpot.row(page.id))] + $0 }
            }
    }

    private enum Step: CustomStringConvertible {
        case click(String, ListSpot)
        case key(Key)
        case type(Unicode.Scalar)
        case paste(String)

        var description: String {
            switch self {
            case .click(let title, let spot): title.isEmpty ? "\(spot.row)" : title
            case .key(let key): "\(key)"
            case .type(let letter): "\(letter)"
            case .paste: "a pasted puzzle"
            }
        }

        func take(in walked: WalkedGame) throws {
            switch self {
            case .click(_, let spot): try walked.perform(.click(spot))
            case .key(let key): walked.press(KeyPress(key))
            case .type(let letter): walked.press(KeyPress(typed: letter))
            case .paste(let text): walked.paste(text)
            }
        }
    }

    @Test(arguments: GameName.walked)
    func `is asked on every way to a new game`(_ game: GameName) throws {
        var asked: [String] = []
        for way in ways(game, try program(game).play.services) {
            let walked = try program(game)
            let before = standings(game, in: walked.play)
            #expect(!before.isEmpty)
            for step in way {
                try step.take(in: walked)
                #expect(standings(game, in: walked.play) == before, "\(way)")
            }
            guard walked.isAsked else {
                #expect(walked.moment == nil || walked.moment == .paused, "\(way)")
                continue
            }
            asked.append("\(way)")
            let look = walked.look
            // Help covers the question, and leaves it as it was.
            walked.press(KeyPress(typed: "?"))
            #expect(!walked.isAsked)
            walked.press(KeyPress(.escape))
            #expect(walked.look == look && walked.offers(.help) && walked.offers(.back))
            walked.press(KeyPress(.enter))
            #expect(!walked.isAsked && standings(game, in: walked.play) == before, "\(way)")
        }
        // The tile of the day, and the two rows that every lobby has.
        #expect(asked.count >= 3, "\(asked)")
        // Each page of a game leads to a game.
        for page in game.module.pages.keys where page != sudokuLessonName {
            let title = game.module.starts.lobby(try program(game).play.services).first {
                $0.press.contains(.go(.push(.page(game, page))))
            }?.title
            let row = try #require(title)
            #expect(asked.contains { $0.contains(row) }, "\(row) in \(asked)")
        }
    }

    @Test(arguments: GameName.walked, WalkSetting.each)
    func `starts the new game after a yes, and the old game is recorded`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        let walked = try program(game, setting)
        try walked.perform(.click(ListSpot.row(game)))
        try walked.perform(.click(ListSpot.row("new")))
        #expect(walked.isAsked)
        try walked.perform(.click(NewGameQuestion.Answer.start))
        #expect(!walked.isAsked && walked.moment != nil && walked.moment != .paused)
        try walked.begin(by: [])
        let recorded = walked.play.services.results.all
        #expect(recorded.map(\.game) == [game], "\(recorded)")
        #expect(recorded.allSatisfy { !$0.isWon })
    }

    /// Three games that look alike differ in the time at which they were last played.
    @Test(arguments: Language.allCases)
    func `says which of several games it is about`(_ language: Language) throws {
        let beginning = try GameBeginning.of(.sudoku)
        for copies in [1, 3] {
            let play = try ProgramRun(
                "", language: language.rawValue,
                directory: try beginning.directory(copies: copies))
            let services = play.services
            let games = GameName.sudoku.module.starts.unfinished(services)
            #expect(games.count == (copies == 1 ? 1 : 4))
            let (day, second) = games[0].playedAt.quotientAndRemainder(dividingBy: 86_400)
            let words = services.words
            let time = words.menu.lastPlayed(
                words.statistics.day(day, today: day), hour: second / 3600, minute: second / 60 % 60
            )
            #expect(games[0].row(services).summary == time.capitalizingFirst)
            let caution = words.dialogs.newGameText(games[0].distinctProgress(services))
            #expect(caution.contains(games[0].progress) && caution.contains(time) == (copies == 3))
            #expect(games[0].progress.contains("81"))
        }
    }

    @Test(arguments: GameName.walked)
    func `loses nothing if the new game is left without a move`(_ game: GameName) throws {
        let walked = try program(game)
        let before = standings(game, in: walked.play)
        try walked.perform(.click(ListSpot.row(game)))
        try walked.perform(.click(ListSpot.row("new")))
        try walked.perform(.click(NewGameQuestion.Answer.start))
        for _ in 0..<3 where !walked.things.contains(AnyHashable(ListSpot.row("new"))) {
            walked.press(KeyPress(typed: "b"))
        }
        #expect(standings(game, in: walked.play) == before)
    }

    @Test(arguments: GameName.walked, Language.allCases)
    func `is asked in typed play, and a repeated line answers it`(
        _ game: GameName, _ language: Language
    ) throws {
        let play = try PlainPlay(language: language.rawValue, directory: directory(game))
        let name = game.rawValue
        func left() -> [UnfinishedGame] { game.module.starts.unfinished(play.services) }
        let (before, help) = (left().map(\.progress), play.type("help"))
        for line in ["new \(name)", "daily \(name)", "new \(name)", "help", "\(name) new"] {
            let answer = play.type(line)
            if line == "help" {
                #expect(answer == help)
            } else {
                #expect(answer.count == 1 && answer[0].contains(before.last ?? "?"), "\(line)")
            }
            #expect(left().map(\.progress) == before, "\(line)")
        }
        // The same game, in other words.
        play.type("new \(name)")
        #expect(play.type("help") != help)
    }

    @Test(arguments: GameName.walked, Language.allCases)
    func `comes before today's board begins again after a win`(
        _ game: GameName, _ language: Language
    ) throws {
        for hints in [0, 2] {
            let setting = WalkSetting(columns: 80, rows: 24, language: language.rawValue)
            let walked = try WalkedGame(nil, "", setting)
            let (services, starts) = (walked.play.services, game.module.starts)
            let outcome = GameOutcome(
                game: game, variant: starts.variant(services, .daily), isWon: true,
                time: GameTime(seconds: 75), moves: 9, seed: 1, help: GameHelp(hints: hints),
                day: services.today.daysSince1970)
            services.record(outcome)
            try walked.perform(.click(ListSpot.row("today \(game)")))
            let time = hints == 0 ? "1:15" : nil
            let caution = services.words.dialogs.repeatedText(time)
            let isSaid = caution.split(separator: " ").allSatisfy(walked.play.text.contains)
            #expect(walked.isAsked && isSaid, "\(walked.play.text)")
            try walked.perform(.click(NewGameQuestion.Answer.start))
            #expect(!walked.isAsked && walked.moment != nil)
            let title = game.module.title(services.words)
            #expect(walked.play.text.contains(services.words.games.ofTheDay(title)))
        }
    }

    /// Nothing is given up: the other process goes on with its game.
    @Test(arguments: GameName.walked)
    func `does not come while another process plays the game`(_ game: GameName) throws {
        for isLocked in [false, true] {
            let walked = try WalkedGame(
                nil, "", .usual, directory: directory(game),
                changing: { external in
                    external.sharing = { question in
                        isLocked ? .locked(process: 7, since: 0) : .unshared
                    }
                })
            try walked.perform(.click(ListSpot.row(game)))
            try walked.perform(.click(ListSpot.row("new")))
            #expect(walked.isAsked != isLocked)
        }
    }

    @Test(arguments: GameName.walked)
    func `does not come for today's board, which is resumed`(_ game: GameName) throws {
        let walked = try WalkedGame(nil, "", .usual)
        let tile = WalkedDeed.click(ListSpot.row("today \(game)"))
        try walked.perform(tile)
        try walked.begin(by: [])
        #expect(walked.isBegun)
        walked.press(KeyPress(typed: "b"))
        while !walked.things.contains(AnyHashable(ListSpot.row(game))) {
            walked.press(KeyPress(typed: "b"))
        }
        let before = standings(game, in: walked.play)
        #expect(before.count == 1)
        try walked.perform(tile)
        #expect(!walked.isAsked && walked.moment != nil)
        #expect(standings(game, in: walked.play) == before)
    }
}
