import Games
import ReactiveTesting
import TUI
import Testing

@testable import Laboratory
@testable import Parlor

@Suite struct `A recording as a test` {
    private func test(_ play: RecordedPlay, at moments: [Int] = []) throws -> String {
        let (_, rerun) = try Replay.run(play.recording(), keepsJournal: true)
        return try #require(TestFile(rerun, named: "run.jsonl", at: moments)).text
    }

    @Test func `has the deal, the actions and the values that were seen`() throws {
        let play = try RecordedPlay("memory --seed 3")
        play.press(.enter)
        play.wait(3000)
        let text = try test(play)
        #expect(text.hasPrefix("// Written by `parlor replay run.jsonl --test`.\nimport Games\n"))
        #expect(text.contains("@Suite struct `The recording run.jsonl` {\n"))
        #expect(text.contains("`a memory game of seed 3 is playing after 1 action`() throws {\n"))
        #expect(text.contains("actions  -a{15}\n"))
        #expect(text.contains("[\"a\": MemoryGame<String>.Action.choose(12)]"))
        #expect(text.contains("options: MemoryOptions(), seed: 3)"))
        #expect(text.contains("seen.changes(from: 0, to: 16) == [\n"))
        #expect(text.contains("→ playing\",\n") && !text.contains("\"par: "))
    }

    @Test(arguments: ["memory", "mines", "klondike", "sudoku"])
    func `has the board of a day`(_ game: String) throws {
        let play = try RecordedPlay("\(game) --daily")
        play.press(.enter, .enter, .right, .enter, .down, .enter)
        play.wait(1_200)
        let text = try test(play)
        #expect(text.split(separator: " throws {").count == 2, "\(text)")
        #expect(["memory", "mines"].contains(game) == text.contains("game.day = 20413\n"))
    }

    @Test func `is not written if nothing was played, or if a game cannot be written`() throws {
        let play = try RecordedPlay("memory --seed 3")
        play.wait(500)
        let (_, rerun) = try Replay.run(play.recording(), keepsJournal: true)
        #expect(TestFile(rerun, named: "run.jsonl") == nil)
        #expect(
            TestFile.reasonForAbsence(from: rerun, named: "run.jsonl")
                == .nothingPlayed("run.jsonl"))
        let menu = try RecordedPlay("--seed 3")
        menu.wait(500)
        let (_, walk) = try Replay.run(menu.recording(), keepsJournal: true)
        #expect(TestFile.reasonForAbsence(from: walk, named: "run.jsonl") == .noGame("run.jsonl"))
    }

    @Test func `has the changes of the saved game, with the steps that were undone`() throws {
        let play = try RecordedPlay("klondike --seed 7")
        play.press(.enter, .enter)
        for _ in 0..<4 { play.press(.character(" "), .enter) }
        play.type("dddu")
        play.wait(500)
        let text = try test(play)
        #expect(text.contains("saved.shortChanges(from: "))
        #expect(text.contains("\"record.help.undone: 0 → 1\","), "\(text)")
    }

    @Test func `names a time only once if it was requested twice`() throws {
        let play = try RecordedPlay("memory --seed 3")
        play.press(.enter)
        play.wait(5000)
        let text = try test(play, at: [3200, 1200, 3200])
        #expect(text.split(separator: "seen.changes").count == 3)
    }

    @Test func `has the values at the requested moments`() throws {
        let play = try RecordedPlay("memory --seed 3")
        play.press(.enter)
        play.wait(5000)
        let text = try test(play, at: [1200, 3200])
        #expect(text.contains("seen.changes(from: 0, to: 6)"))
        #expect(text.contains("seen.changes(from: 6, to: 16)"))
        #expect(text.split(separator: "seen.changes").count == 3)
        #expect(text.contains("seconds: 30 → 29\"") && text.contains("seconds: 29 → 27\""))
    }

    @Test func `has a test for each game of the run, with the file of a continued one`()
        throws
    {
        let play = try RecordedPlay("memory --seed 3")
        play.press(.enter, .enter)
        play.type("b")
        play.press(.enter, .enter)
        let text = try test(play)
        #expect(text.split(separator: "@Test func").count == 3)
        #expect(text.contains("try JSONDecoder().decode("))
        #expect(text.contains("\nimport Foundation\n"))
        // The screen resumes the continued game before the first picture.
        let continued = text.components(separatedBy: "try JSONDecoder().decode(").last ?? ""
        #expect(continued.contains("seen.changes(from: 0, to: "), "\(text)")
    }

    @Test func `quotes foreign text, and lets none of it be code`() throws {
        let play = try RecordedPlay("sudoku --seed 4")
        play.press(.enter, .down)
        let named = try play.recording().text.replacing(
            #"\"data\":{"#, with: ###"\"data\":{\"name\":\"\\\"\\\"\\\"##\\\\##(0)\","###)
        let recording = try Recording(Array(named.utf8), "a stranger's")
        let (_, rerun) = try Replay.run(recording, keepsJournal: true)
        let text = try #require(TestFile(rerun, named: "x`\\\n.jsonl")).text
        #expect(text.contains(###"name: "\"\"\"##\\##(0)""###))
        #expect(text.contains("`The recording x'/\u{FFFD}.jsonl`"))
    }

    @Test func `has a name for its content, and no line that is too long`() throws {
        let play = try RecordedPlay("sudoku --seed 4")
        play.playSudoku()
        let (_, rerun) = try Replay.run(play.recording(), keepsJournal: true)
        let file = try #require(
            TestFile(rerun, named: "run.jsonl", title: "a mistake `counts` once"))
        #expect(file.text.contains("@Test func `a mistake 'counts' once`() throws {\n"))
        let moment = TestFile(rerun, named: "moment.swift", writer: "the inspector at 0:05")
        #expect(moment?.text.hasPrefix("// Written by the inspector at 0:05.\n") ?? false)
        #expect(file.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    /// The lines of the test for a run, and the output of the tool.
    private func shrunk(
        _ arguments: String, until property: String, _ play: (RecordedPlay) -> Void
    ) throws -> (lines: Int, text: String) {
        let recorded = try RecordedPlay(arguments)
        play(recorded)
        let smallest = try #require(
            try RunProperty.smallest(recorded.recording(), with: [RunProperty(property)]))
        let (_, rerun) = try Replay.run(smallest, keepsJournal: true)
        let text = try #require(TestFile(rerun, named: "run.jsonl")).text
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
        return (text.count { $0 == "\n" }, text)
    }

    @Test func `names the cells of a lost sudoku by row and column, and has its puzzle at once`()
        throws
    {
        let (lines, text) = try shrunk("sudoku --level easy --seed 9", until: "lost") { play in
            play.press(.right, .down)
            play.pressRandomKeys("123456789", [.left, .right, .up], 30, seed: 7)
        }
        #expect(lines <= 60, "\(text)")
        #expect(text.contains(".tap(cell(") || text.contains(".move("))
        #expect(text.contains("saved: SudokuGame(") && text.contains("source: ImmediatePuzzles()"))
        #expect(!text.contains("ScriptedPuzzles") && !text.contains("import Reactive\n"))
        #expect(text.contains("\"moment: running → over\","))
    }

    @Test func `has no news of the beginning of a puzzle that arrived late`() throws {
        let boards = LateBoards()
        let play = try RecordedPlay("sudoku --seed 9", boards: boards)
        play.wait(500)
        boards.answer()
        play.type("1")
        let text = try test(play)
        #expect(text.contains("actions  -a\n"))
        #expect(text.contains("saved: SudokuGame("))
        #expect(!text.contains("begun"))
        // The saved game is compared from the arrival of the puzzle on.
        #expect(text.contains("saved.shortChanges(from: 0, to: ") && !text.contains("nil → (phase"))
    }

    @Test func `has at most two lines for each card that was turned`() throws {
        let arguments = "memory --pairs 3 --rounds 2 --seed 2"
        let (lines, text) = try shrunk(arguments, until: "score.moves > 1") {
            $0.pressRandomKeys("", [.enter, .enter, .left, .right, .up, .down], 100, seed: 4)
        }
        #expect(lines <= 60, "\(text)")
        let rows = text.split(separator: "\n")
        let turned = rows.indices.filter { rows[$0].contains("turned(flip: (…, card: ") }
        #expect(turned.count > 2, "\(text)")
        for row in turned {
            #expect((rows[row] + rows[row + 1]).contains("content: "), "\(text)")
        }
    }

    @Test func `has a line for each of many moves, and one for the cards of another deal`() throws {
        let play = try RecordedPlay("klondike --seed 7")
        play.press(.enter, .enter)
        play.type("dddddddddd")
        let rows = try test(play).split(separator: "\n")
        let moved = rows.indices.filter { rows[$0].contains(": \"moved([(cards: [") }
        #expect(moved.count > 6)
        #expect(moved.allSatisfy { rows[$0].hasSuffix("\",") || rows[$0].hasSuffix("\"])") })
        // A line that is cut describes one element only.
        let long = (1...9).map { "moved([(cards: [\($0), 22222222222222222222], to: stock)])" }
        let texts = ValuePattern.abbreviated(long, longest: 30, mostWhole: 6)
        #expect(Set(texts).count == 9)
        let dealt = ValueDifference(
            from: ["cards": Array(0..<52)], to: ["cards": Array((0..<52).reversed())])
        #expect(dealt.summary.count == 1 && dealt.changes.count > 40)
    }

    @Test func `has the moves that win a deal that was searched`() throws {
        let (_, text) = try shrunk("klondike --daily", until: "refused") {
            $0.pressRandomKlondikeKeys(60, seed: 12)
        }
        #expect(text.contains("let dealt = Klondike(Klondike.Deal(number: "))
        #expect(text.contains("moves: dealt.position.moves("))
        #expect(text.split(separator: "Klondike.Deal(").count == 2)
    }

    @Test func `shows the last board of a lost mines game`() throws {
        let (lines, text) = try shrunk("mines --seed 5", until: "lost") { play in
            play.pressRandomKeys(
                "", [.enter, .left, .right, .up, .down], 90, seed: 2, until: "That was a mine")
        }
        #expect(lines <= 60, "\(text)")
        #expect(text.contains("let cell = { (row: Int, column: Int) in (row - 1) * 9 + column"))
        #expect(text.contains(".open(cell("))
        #expect(text.contains("            \"\"\"\n            cells"))
        #expect(text.contains("\"phase: ready → lost\","))
    }

    @Test func `has a judge that repeats the recorded answers in Klondike`() throws {
        let play = try RecordedPlay("klondike --seed 7", judge: InstantJudge(positions: 50))
        play.playKlondike()
        let text = try test(play)
        #expect(text.contains("judge: ScriptedKlondikeJudge(judgements: judgements)"))
        #expect(text.contains("{ _ in Klondike.Judgement("))
    }

    /// The target of a test may already have types with the names that it declares.
    @Test(arguments: GameName.walked)
    func `declares everything in its suite`(_ game: GameName) throws {
        let play = try RecordedPlay("\(game.rawValue) --seed 7", judge: SilentJudge())
        play.wait(3000)
        play.press(.enter, .right, .character("1"))
        let outside = try test(play).split(separator: "\n").filter {
            !$0.hasPrefix(" ") && !$0.hasPrefix("//") && !$0.hasPrefix("import ")
        }
        #expect(outside == ["@Suite struct `The recording run.jsonl` {", "}"])
    }

    @Test func `writes values as their source`() throws {
        #expect(SwiftSource.text(of: MemoryGame<String>.Action.choose(3)) == ".choose(3)")
        #expect(
            SwiftSource.text(
                of: KlondikeGame.Action.take(.card(Card(rank: 13, suit: .spades)), isDragged: true))
                == ".take(.card(Card(rank: 13, suit: .spades)), isDragged: true)")
        #expect(SwiftSource.text(of: KlondikeGame.Action.over(nil)) == ".over(nil)")
        #expect(
            SwiftSource.text(of: PuzzleRequest.daily(Day(year: 2026, month: 3, day: 1), .hard))
                == ".daily(Day(year: 2026, month: 3, day: 1), .hard)")
        #expect(SwiftSource.text(of: "a \"b\" \\") == #""a \"b\" \\""#)
        #expect(
            SwiftSource.text(of: MemoryPlayer.computer(remembers: 4)) == ".computer(remembers: 4)")
        #expect(
            SwiftSource.type(of: MemoryGame<String>.Action.start) == "MemoryGame<String>.Action")
    }
}
