import Games
import Reactive
import TUI
import Testing

@testable import Parlor

@Suite struct `The key for hints` {
    private func play(_ game: GameName, _ language: String) throws -> ProgramRun {
        if game == .sudoku { return try ProgramRun.sudoku(language: language) }
        return try ProgramRun(
            "\(game.rawValue) --seed 7", language: language,
            workers: .workers(judge: PromptJudge()))
    }

    @Test(arguments: GameName.walked.filter { $0 != .memory }, ["en", "ko"])
    func `and the key that closes the hint fit in the smallest window`(
        _ game: GameName, _ language: String
    ) throws {
        let setting = WalkSetting(columns: 40, rows: 20, language: language)
        let walked = try WalkedGame(game, "--seed 3", setting, judge: PromptJudge())
        try walked.begin()
        for step in 1...2 {
            walked.press(KeyPress(typed: "h"))
            let keys = walked.bar.map(\.keys)
            #expect(keys.contains("h") && keys.contains("Esc"), "\(step)\n\(walked.play.text)")
            guard game != .klondike else { break }
        }
        walked.press(KeyPress(.escape))
        #expect(walked.moment == .running && !walked.bar.map(\.keys).contains("Esc"))
    }

    /// The other games deal a board at once, so nobody waits for it.
    @Test(
        arguments: GameName.walked.filter { WalkStop.all(of: $0).contains(.waiting) },
        WalkSetting.all)
    func `is remembered while a board is being made`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        for (keys, isRemembered) in [("", false), ("h", true), ("hx", false), ("xh", true)] {
            let scheduler = VirtualTimeScheduler(resolution: .milliseconds(1))
            let boards = SlowBoards(.seconds(1))
            boards.scheduler = scheduler
            let walked = try WalkedGame(
                game, "", setting, boards: boards, judge: SlowJudge(scheduler: scheduler))
            #expect(walked.moment == .waiting)
            let sentence = walked.play.services.words.games.hintFollows
            for key in keys.unicodeScalars { walked.press(KeyPress(typed: key)) }
            #expect(walked.play.text.contains(sentence) == isRemembered, "\(walked.play.text)")
            for second in 1...9 {
                scheduler.advanceTo(second * 1_000)
                walked.advance(by: .milliseconds(50))
            }
            #expect(walked.moment == (game == .klondike ? .ready : .running))
            let isShown = walked.seenText.contains("hint: Optional(")
            #expect(isShown == isRemembered, "\(keys)\n\(walked.play.text)")
        }
    }

    @Test(arguments: ["en", "ko"])
    func `and the key for flags are in the bar of mines in the smallest window`(
        _ language: String
    ) throws {
        let setting = WalkSetting(columns: 40, rows: 15, language: language)
        let walked = try WalkedGame(.mines, "--seed 3", setting)
        try walked.begin()
        let used = walked.play.services.words.language
        let entries = [("f", Phrase.flag), ("h", Phrase.hint)].map { "\($0) \($1.text(in: used))" }
        #expect(entries.allSatisfy(walked.play.text.contains), "\(walked.play.text)")
    }

    @Test func `is H while the letter h moves the focus`() {
        let (mines, sudoku) = (MinesDeeds(lettersMove: true), SudokuDeeds(lettersMove: true))
        let letter = KeyPress(typed: "h")
        let rows = mines.all.filter(\.isAboutHint).compactMap(\.row)
        let others = sudoku.all.filter(\.isAboutHint).compactMap(\.row)
        #expect(rows.count == 2 && KeyTable(rows).act(for: letter) == nil)
        #expect(others.count == 2 && KeyTable(others).act(for: letter) == nil)
        #expect(mines.keys(at: .running).act(for: KeyPress(typed: "H")) == .play(.hint))
        #expect(sudoku.keys(at: .running).act(for: KeyPress(typed: "H")) == .play(.hint))
    }

    // Memory has no hints.
    @Test(arguments: GameName.walked.filter { $0 != .memory }, ["en", "ko"])
    func `is named in the bar after its next effect`(_ game: GameName, _ language: String) throws {
        let play = try play(game, language)
        if game != .sudoku { play.pilot.type(" ") }
        let entry = "h \(HintStep.doIt.name.text(in: play.services.words.language))"
        #expect(!play.text.contains(entry))
        for _ in 0..<4 where !play.text.contains(entry) { play.pilot.type("h") }
        #expect(play.text.contains(entry), "\(play.text)")
        let before = play.text
        play.pilot.type("h")
        play.pilot.advance(by: .seconds(2))
        #expect(!play.text.contains(entry) && play.text != before)
    }
}
