import Sweep
import Testing

@testable import Games
@testable import Parlor
@testable import TUI

@Suite struct `Looking back at a game` {
    private static let sizes = [(40, 20), (80, 24), (120, 40), (200, 60)]

    /// The text of the screen without blanks and without the pattern of the table.
    private func text(_ play: ProgramRun) -> String {
        play.text.filter { !$0.isWhitespace && $0 != "·" }
    }

    @Test(arguments: sizes)
    func `describes each step of a sudoku, and marks its cell`(_ columns: Int, _ rows: Int) throws {
        for language in ["en", "ko_KR.UTF-8"] {
            let play = try ProgramRun.sudoku(
                columns: columns, rows: rows, language: language,
                boards: NearlySolvedBoards(missing: 5))
            let words = play.services.words
            let (names, missing) = (words.sudoku.hints, play.missing)
            let first = try #require(missing.first)
            let cell = names.cell(first.cell)
            try play.choose(first.cell)
            // A wrong digit is undone, and notes are written before the right one.
            let wrong = first.digit % 9 + 1
            play.pilot.type("\(wrong)um\(first.digit)m\(first.digit)")
            play.type(Array(missing.dropFirst()), from: first.cell)
            play.endCelebration()
            play.pilot.type("l")
            play.pilot.press(.home)
            func expect(_ said: String...) {
                for said in said {
                    // A sentence beside the board goes on in the next row.
                    let isThere = said.split(whereSeparator: \.isWhitespace)
                        .allSatisfy(play.text.contains)
                    #expect(isThere, "\(columns)×\(rows): \(said)\n\(play.text)")
                }
            }
            let last = missing.count + 2
            expect(words.games.pastStep(step: 0, last: last), words.sudoku.steps.isPuzzle)
            play.pilot.press(.right)
            expect(
                words.games.pastStep(step: 1, last: last), words.sudoku.steps.isUndone,
                words.sudoku.steps.text(
                    of: .init(kind: .wrote(wrong, isWrong: true), cells: [first.cell])))
            play.pilot.press(.right)
            let note = DigitSet([first.digit])
            let (steps, games) = (words.sudoku.steps, words.games)
            expect(
                games.pastStep(step: 2, last: last),
                words.sentence(
                    steps.text(
                        of: .init(kind: .noted(note, removed: DigitSet()), cells: [first.cell]))),
                games.undoneBefore(
                    steps.text(of: .init(kind: .wrote(wrong, isWrong: true), cells: [first.cell])),
                    1))
            play.pilot.press(.right)
            expect("\(cell) = \(first.digit).")
            let hint = play.pilot.session.page.style(.hint).background
            let size = play.pilot.session.page.size
            let isMarked = (0..<size.rows).contains { row in
                (0..<size.columns).contains {
                    play.pilot.session.page.canvas[$0, row].background == hint
                }
            }
            #expect(isMarked, "\(columns)×\(rows)\n\(play.text)")
            // The key for mistakes goes to the first one, wherever the player is.
            play.pilot.press(.end)
            play.pilot.type("m")
            expect(games.pastStep(step: 1, last: last))
            // The keys are visible.
            expect("← →")
        }
    }

    @Test(arguments: ["en", "ko_KR.UTF-8"])
    func `gives the reason for each digit of a sudoku`(_ language: String) throws {
        let play = try ProgramRun.sudoku(language: language, boards: NearlySolvedBoards(missing: 9))
        let words = play.services.words
        let (hints, missing) = (words.sudoku.hints, play.missing)
        let board = try #require(play.game?.board)
        // A wrong digit that the row has already.
        let first = try #require(missing.first)
        let wrong = try #require((1...9).first { board.clash(of: $0, at: first.cell) != nil })
        let clash = try #require(board.clash(of: wrong, at: first.cell))
        try play.choose(first.cell)
        play.pilot.type("\(wrong)")
        play.pilot.type("hh")
        func has(_ text: String) -> Bool {
            // A line may end before a parenthesis.
            text.replacing("(", with: " (").split(whereSeparator: \.isWhitespace)
                .allSatisfy(play.text.contains)
        }
        #expect(has(hints.clash(clash.house, clash.cell)), "\(play.text)")
        play.pilot.press(.escape)
        play.type(missing, from: first.cell)
        play.endCelebration()
        play.pilot.type("l")
        #expect(
            has(words.games.pastStep(step: missing.count + 1, last: missing.count + 1)),
            "\(play.text)")
        play.pilot.press(.home, .right)
        #expect(has(hints.clash(clash.house, clash.cell)), "\(play.text)")
        var grid = board.grid
        for (number, found) in missing.enumerated() {
            play.pilot.press(.right)
            // The first digit replaces a wrong digit, so the board before it allows no deduction.
            if number > 0 {
                let step = try #require(SudokuPosition(grid).single(found.digit, at: found.cell))
                #expect(step.placements == [found])
                let technique = hints.technique(step.technique)
                #expect(has("\(technique): \(hints.reason(step))"), "\(play.text)")
            }
            grid[found.cell] = found.digit
        }
        play.pilot.press(.left, .left)
        play.pilot.type("m")
        #expect(has(words.games.pastStep(step: 1, last: missing.count + 1)), "\(play.text)")
        play.pilot.type("m")
        let only = LookBack(count: 2, firstNumber: 0, shown: 1, mistakes: [1]) { _ in nil }
        #expect(has(words.games.noOtherMistake(in: only)), "\(play.text)")
    }

    @Test func `shows a wrong digit that was undone`() throws {
        let play = try ProgramRun.sudoku(boards: NearlySolvedBoards(missing: 5))
        let missing = play.missing
        let (first, last) = (try #require(missing.first), try #require(missing.last))
        try play.choose(last.cell)
        play.pilot.type("\(last.digit % 9 + 1)u")
        try play.choose(first.cell)
        play.type(missing, from: first.cell)
        play.endCelebration()
        play.pilot.type("l")
        play.pilot.press(.home, .right)
        let layout = SudokuLayout(fitting: Size(columns: 80, rows: 24))
        let place = layout.shape.place(of: last.cell)
        let left = place.column + (layout.hasGutter ? 1 : 0)
        let rows = play.text.split(separator: "\n", omittingEmptySubsequences: false)
        let row = Array(rows[SudokuLayout.head + place.row])
        let cell = String(row[left..<left + place.columns])
        #expect(cell.contains("\(last.digit % 9 + 1)!"), "\(play.text)")
    }

    @Test func `says that there is no mistake if the player looks for one in a game without any`()
        throws
    {
        let play = try ProgramRun.sudoku(boards: NearlySolvedBoards(missing: 5))
        let missing = play.missing
        play.type(missing, from: play.missing[0].cell)
        play.endCelebration()
        play.pilot.type("lm")
        #expect(play.text.contains("There is no mistake."), "\(play.text)")
        #expect(!play.text.contains("m mistake"))
    }

    @Test(arguments: GameName.walked)
    func `goes a step back and forth by clicks on the bar`(_ game: GameName) throws {
        for name in ["←", "→"] {
            let clicked = try lookedBack(game)
            // The keys are in the bar, or beside a board that fills the window.
            let session = clicked.play.pilot.session
            let key = session.page.areas.all.first { area in
                let place = area.visible
                let text = session.page.canvas.text(place.column..<place.right, row: place.row)
                return area.uses.contains(.press) && !place.isEmpty
                    && text.drop { $0 == " " }.hasPrefix(name)
            }
            let value = try #require(key?.value, "\(name)\n\(clicked.play.text)")
            let before = clicked.look
            try clicked.perform(.click(value))
            #expect(clicked.look != before && clicked.moment == .over, "\(clicked.play.text)")
        }
    }

    @Test(
        arguments: GameName.walked,
        WalkSetting.all + ["en", "ko"].map { WalkSetting(columns: 40, rows: 15, language: $0) })
    func `keeps the text of the step beside a message`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        let walked = try GameEnding.of(game).play(game, in: setting)
        let words = walked.play.services.words.games
        func text() -> Set<Substring> {
            Set(walked.play.text.split { $0.isWhitespace || $0 == "·" })
        }
        func pieces(_ text: String) -> [Substring] { text.split(separator: " ") }
        walked.press(KeyPress(typed: "l"))
        let turns = [
            (KeyPress(.home), KeyPress(.left), words.isBeginning),
            (KeyPress(.end), KeyPress(.right), words.isEnd),
        ]
        for (way, beyond, message) in turns {
            walked.press(way)
            let before = text()
            walked.press(beyond)
            #expect(pieces(message).allSatisfy(text().contains), "\(walked.play.text)")
            // The message takes the place of the title or of the step's number.
            let title = words.ofTheDay(game.module.title(walked.play.services.words))
            let place = Set(pieces(words.pastStep(step: 0, last: 0)) + pieces(title))
            let lost = before.subtracting(text()).subtracting(place)
            #expect(
                lost.allSatisfy { $0.contains(/^[0-9:.단계중]+$/) }, "\(lost)\n\(walked.play.text)")
        }
    }

    /// A finished game that is looked back at, one part before its last one.
    private func lookedBack(_ game: GameName) throws -> WalkedGame {
        let walked = try GameEnding.of(game).play(game, in: .usual)
        for key in [KeyPress(typed: "l"), KeyPress(.end), KeyPress(.left)] { walked.press(key) }
        return walked
    }

    @Test(arguments: ["en", "ko_KR.UTF-8"])
    func `names the technique of a hint that was followed, with its reason`(
        _ language: String
    ) throws {
        let play = try ProgramRun.sudoku(language: language, boards: NearlySolvedBoards(missing: 5))
        let words = play.services.words
        var steps: [SudokuStep] = []
        while !play.missing.isEmpty {
            play.pilot.type("hh")
            steps.append(try #require(play.game?.sheet.sudoku.hint?.step))
            play.pilot.type("h")
        }
        play.endCelebration()
        play.pilot.type("l")
        play.pilot.press(.home)
        for step in steps {
            play.pilot.press(.right)
            let technique = words.sudoku.hints.technique(step.technique)
            for said in [words.games.fromHint(technique), words.sudoku.hints.reason(step)] {
                let isThere = said.split(whereSeparator: \.isWhitespace)
                    .allSatisfy(play.text.contains)
                #expect(isThere, "\(said)\n\(play.text)")
            }
        }
        #expect(!play.text.contains("m mistake"))
    }

    /// The change of a step names its digits, but not all notes that it removes.
    @Test(arguments: SudokuTechnique.allCases.filter { $0 != .guess })
    func `gives the reason and the conclusion of a hint`(_ technique: SudokuTechnique) throws {
        let step = try #require(SudokuExample.byTechnique[technique]?.step)
        for words in [Words.english, .korean] {
            let (steps, hints) = (words.sudoku.steps, words.sudoku.hints)
            let text = steps.text(of: SudokuPastStep.Reason.hint(step))
            #expect(text.hasPrefix(hints.argument(step)))
            for conclusion in hints.conclusions(of: step) {
                #expect(text.contains(conclusion) == step.placements.isEmpty, "\(text)")
            }
        }
    }

    @Test(arguments: sizes)
    func `describes each move of Klondike and marks its cards`(_ columns: Int, _ rows: Int) throws {
        for language in ["en", "ko_KR.UTF-8"] {
            let game = ProgramRun.nearlyWonKlondikeGame()
            let play = try ProgramRun(
                "klondike", columns: columns, rows: rows, language: language,
                workers: .workers(judge: SilentJudge())
            ) { $0.klondikeSlot.save(game) }
            play.finishKlondike()
            play.pilot.type("l")
            play.pilot.press(.home)
            let words = play.services.words
            #expect(play.text.contains(words.klondike.isDeal), "\(play.text)")
            var (kinds, position) = (Set<String>(), Klondike(game.klondike.deal).position)
            for move in game.klondike.played.prefix(Sweep.count(24, whole: 40)) {
                play.pilot.press(.right)
                let next = try #require(position.after(move, by: .init()))
                defer { position = next }
                let points = next.score - position.score
                let expected: String
                switch move {
                case .draw: expected = words.klondike.drew(next.table.waste.suffix(1).map(\.name))
                case .redeal: expected = words.klondike.turnedOver
                case .carry(let card, let source, let target):
                    expected = words.klondike.moved(
                        card: card.name, from: words.name(of: source), to: words.name(of: target))
                }
                kinds.insert("\(move)".count == 1 ? "\(move)" : "carry")
                for said in [expected, points == 0 ? "" : words.klondike.points(points)] {
                    let isThere = text(play).contains(said.filter { !$0.isWhitespace })
                    #expect(isThere || said.isEmpty, "\(columns)×\(rows): \(said)\n\(play.text)")
                }
                // A double frame marks the cards that have moved, and no other card is framed.
                #expect(play.text.contains("═") && !play.text.contains("━"), "\(play.text)")
            }
            #expect(kinds.isSuperset(of: ["D", "carry"]), "\(kinds)")
        }
    }
}

extension `Looking back at a game` {
    @Test(arguments: ["en", "ko_KR.UTF-8"])
    func `ends with the solution of a sudoku that was lost`(_ language: String) throws {
        let play = try ProgramRun.sudoku(
            "--mistakes 1", language: language, boards: NearlySolvedBoards(missing: 5))
        let words = play.services.words
        let answer = try #require(play.game?.sheet.sudoku.solution)
        let first = try #require(play.missing.first)
        let board = try #require(play.game?.board)
        let wrong = try #require((1...9).first { board.clash(of: $0, at: first.cell) != nil })
        try play.choose(first.cell)
        play.pilot.type("\(wrong)")
        play.pilot.advance(by: .seconds(2))
        play.pilot.type("l")
        #expect(!play.textBeside.contains(words.sudoku.steps.isSolution))
        play.pilot.press(.end)
        #expect(play.textBeside.contains(words.sudoku.steps.isSolution), "\(play.text)")
        let areas = play.pilot.session.page.areas.all
        for cell in 0..<81 {
            let spot = AreaValue(SudokuSpot.cell(cell))
            let rect = try #require(areas.last { $0.tagged == spot }).rect
            let text = play.text.split(separator: "\n", omittingEmptySubsequences: false)
            let drawn = (rect.row..<rect.row + rect.rows).map { row in
                text[row].dropFirst(rect.column).prefix(rect.columns)
            }.joined()
            #expect(drawn.filter(\.isNumber) == "\(answer[cell])", "\(play.text)")
        }
        play.pilot.press(.right)
        let end = words.games.isEnd.split(separator: " ")
        #expect(end.allSatisfy(play.text.contains), "\(play.text)")
        play.pilot.type("l")
        #expect(!play.textBeside.contains(words.sudoku.steps.isSolution))
    }
}
