import Games
import TUI
import Testing

@testable import Laboratory
@testable import Parlor

@Suite struct `A board of mines whose mines are placed late` {
    private func play(
        _ arguments: String = "mines --size 9x9/10", after delay: Duration = .seconds(1),
        columns: Int = 80, rows: Int = 24, language: String = "en"
    ) throws -> ProgramRun {
        let judge = SlowMinesJudge(delay)
        let play = try ProgramRun(
            arguments, columns: columns, rows: rows, language: language,
            workers: .workers(mines: judge))
        judge.scheduler = play.pilot.scheduler
        return play
    }

    @Test(
        arguments: [(40, 15), (40, 20), (80, 24), (120, 40), (200, 60)], ["en", "ko_KR.UTF-8"])
    func `is announced after a moment, and the picture stays as it was`(
        _ window: (columns: Int, rows: Int), _ language: String
    ) throws {
        let play = try play(columns: window.columns, rows: window.rows, language: language)
        let before = play.text
        let note = play.services.words.mines.placing
        play.pilot.press(.enter)
        play.pilot.advance(by: .milliseconds(250))
        #expect(play.text == before)
        play.pilot.advance(by: .milliseconds(70))
        let rows = play.text.split(separator: "\n", omittingEmptySubsequences: false)
        let old = before.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows[0].contains(note), "\(play.text)")
        #expect(rows.dropFirst().elementsEqual(old.dropFirst()), "\(play.text)")
        play.pilot.advance(by: .seconds(1))
        #expect(!play.text.contains(note) && play.text != before)
        #expect(play.minesGame?.moveCount == 1)
    }

    @Test func `does not flicker if it is found at once`() throws {
        let play = try play(after: .milliseconds(100))
        let before = play.text
        play.pilot.press(.enter)
        #expect(play.text == before)
        play.pilot.advance(by: .milliseconds(100))
        #expect(play.minesGame?.moveCount == 1)
        play.pilot.advance(by: .seconds(2))
        #expect(!play.text.contains(play.services.words.mines.placing))
    }

    @Test func `takes keys, another window and another game meanwhile`() throws {
        let flagged = try play()
        flagged.pilot.press(.enter)
        flagged.pilot.resize(columns: 120, rows: 40)
        flagged.pilot.press(.home)
        for _ in 0..<4 { flagged.pilot.press(.up) }
        flagged.pilot.advance(by: .seconds(1))
        #expect(flagged.minesGame?.moveCount == 1)

        let replaced = try play()
        replaced.pilot.type("f")
        replaced.pilot.press(.up, .enter)
        replaced.pilot.type("n")
        replaced.pilot.advance(by: .seconds(2))
        #expect(replaced.text.contains("10 mines left"), "\(replaced.text)")
        #expect(replaced.minesGame?.table.board == nil)

        let left = try play()
        left.pilot.press(.enter)
        left.pilot.press(.escape)
        left.pilot.advance(by: .seconds(2))
        #expect(!left.text.contains("10 mines left"), "\(left.text)")

        let quit = try play()
        quit.pilot.press(.enter)
        quit.pilot.type("q")
        #expect(quit.pilot.isOver)
    }

    @Test func `is not in the files of a program that was ended meanwhile`() throws {
        let play = try play()
        play.pilot.type("f")
        play.pilot.press(.up, .enter)
        let again = try play.comeBack("mines")
        again.pilot.advance(by: .seconds(2))
        let game = try #require(again.minesGame)
        #expect(game.moveCount == 1 && game.table.board == nil && game.table.flags == 1)
        again.pilot.press(.enter)
        #expect(again.minesGame?.table.board == nil)
        again.pilot.press(.up, .enter)
        #expect(again.minesGame?.table.board != nil)
    }

    @Test func `keeps the next typed lines waiting`() throws {
        let judge = SlowMinesJudge(.seconds(1))
        let play = try PlainPlay("mines --size 9x9/10", mines: judge)
        judge.scheduler = play.scheduler
        #expect(play.type("e5", "flag a1", "board").isEmpty)
        let told = play.advance(by: .seconds(2))
        let opened = try #require(told.firstIndex { $0.contains("E5") || $0.contains("e5") })
        let flagged = try #require(told.firstIndex { $0.contains("flag") })
        #expect(opened < flagged && told.count > 10, "\(told)")
    }

    @Test func `the mistakes are found in the background`() throws {
        let play = try play("mines --seed 5 --no-motion")
        play.pilot.press(.enter)
        play.pilot.advance(by: .seconds(1))
        let mine = try #require(play.minesGame?.table.board?.mines.first)
        try play.click(mine)
        let games = play.services.words.games
        play.pilot.type("lm")
        #expect(play.text.contains("The mistakes are not known yet."), "\(play.text)")
        play.pilot.advance(by: .seconds(1))
        play.pilot.press(.home)
        play.pilot.type("m")
        #expect(play.text.contains(games.pastStep(step: 2, last: 2)), "\(play.text)")
    }

    @Test func `is replayed at the recorded time`() throws {
        let judge = LateMinesJudge()
        let play = try RecordedPlay("mines --seed 5", mines: judge)
        play.press(.enter)
        play.wait(700)
        judge.answer()
        play.press(.right, .right, .enter)
        let recording = try play.recording()
        let answers = recording.inputs.filter { if case .answer = $0.input { true } else { false } }
        #expect(answers.count == 1)
        #expect(try Replay.check(recording, streams: true).difference == nil)
        let (_, rerun) = try Replay.run(recording, keepsJournal: true)
        let test = try #require(TestFile(rerun, named: "run.jsonl")).text
        #expect(test.contains("judge: ScriptedMinesJudge(times: judgements)"), "\(test)")
    }

    /// Before format 4, recordings had no boards of mines.
    @Test func `is made at once in an older recording`() throws {
        let play = try RecordedPlay("mines --seed 5")
        play.press(.enter, .right, .right, .right, .enter)
        var dropped = 0
        let old = try play.recording().copy(format: 3) { _ in
            dropped += 1
            return nil
        }
        #expect(dropped > 0)
        #expect(try Replay.check(old).difference == nil)
    }

    @Test func `is checked when a recording is judged`() throws {
        let play = try RecordedPlay("mines --seed 5")
        play.press(.enter, .right, .right, .right, .enter)
        let recording = try play.recording()
        func isCorrect(_ change: (String) -> String) throws -> Bool? {
            try Replay.run(recording.copy(change: change)).rerun.isAnsweredTruly
        }
        #expect(try isCorrect { $0 } == true)
        #expect(try isCorrect { $0.replacing("\"mines\":[", with: "\"mines\":[80,") } == false)
    }
}

extension Recording {
    /// The same run with other answers. An answer that becomes nil is left out.
    fileprivate func copy(
        format: Int = RecordingHeader.format, change: (String) -> String?
    ) -> Recording {
        var header = header
        header.recording = format
        var (copy, rest) = (Recording(header), inputs[...])
        for placed in notes {
            while copy.inputs.count < placed.position, let input = rest.popFirst() {
                copy.add(.input(input))
            }
            if case .answer(let text) = placed.note {
                if let text = change(text) { copy.add(.note(.answer(text))) }
            } else {
                copy.add(.note(placed.note))
            }
        }
        for input in rest { copy.add(.input(input)) }
        if let ending { copy.add(.ending(ending)) }
        return copy
    }
}
