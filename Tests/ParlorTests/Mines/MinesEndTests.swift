import Foundation
import Games
import Testing

@testable import Parlor
@testable import TUI

@Suite struct `The end of mines` {
    @Test(arguments: [false, true])
    func `a game that is given up counts if a cell was opened in it`(isOpened: Bool) throws {
        let play = try ProgramRun("mines --seed 3")
        if isOpened { play.pilot.press(.enter) } else { play.pilot.type("h") }
        let game = try #require(play.minesGame)
        let safe = game.position.faces.indices.first {
            game.position.faces[$0].number == nil && game.table.board?.isMine[$0] == false
        }
        if isOpened, let safe { try play.click(safe) }
        // A hint is closed first.
        play.pilot.type(isOpened ? "b" : "bb")
        try play.pilot.click(.value(ListSpot.row("new")))
        try play.pilot.click("[ New game ]")
        #expect(results(in: play.directory).isEmpty)
        play.pilot.press(.enter)
        #expect(results(in: play.directory).count == (isOpened ? 1 : 0), "\(play.text)")
    }

    @Test func `the board of the day is open in the middle and the same for all, and counts once`()
        throws
    {
        let (one, other) = (try ProgramRun("mines --daily"), try ProgramRun("mines --daily"))
        one.pilot.press(.enter)
        other.pilot.press(.enter)
        #expect(one.minesGame?.table == other.minesGame?.table)
        try one.playMines(isWon: true)
        #expect(results(in: one.directory).map(\.isDaily) == [true])
    }

    @Test(arguments: [(200, 60, "5x5/4", true), (80, 24, "9x9/10", false)])
    func `a win shows its time in large digits where there is space`(
        _ columns: Int, _ rows: Int, _ size: String, _ isShown: Bool
    ) throws {
        let play = try ProgramRun("mines --seed 3 --size \(size)", columns: columns, rows: rows)
        try play.playMines(isWon: true)
        play.pilot.advance(by: .seconds(4))
        let time = try #require(play.text.firstMatch(of: /Time (\S+),/)).1
        var page = Page(columns: 50, rows: 3, theme: .dark)
        page.show(BigDigits(String(time), role: .success))
        for line in page.canvas.text().split(separator: "\n") {
            #expect(play.text.contains(line) == isShown, "\(play.text)")
        }
    }

    @Test func `the result is copied as a line`() throws {
        let play = try ProgramRun("mines --seed 3")
        try play.playMines(isWon: true)
        #expect(play.text.contains("3BV"))
        play.pilot.type("c")
        let line = try #require(play.pilot.copied.last)
        #expect(line.hasPrefix("Parlor Mines: 9×9, 10 mines, #3, 0"))
        for part in line.split(separator: " ") { #expect(play.text.contains(part), "\(play.text)") }
    }

    @Test(
        arguments: zip(
            ["en", "ko_KR.UTF-8", "ko_KR.UTF-8", "en"], [(40, 20), (80, 24), (120, 40), (200, 60)]))
    func `the end names the best results, and a new best`(
        _ language: String, _ size: (Int, Int)
    ) throws {
        let play = try ProgramRun(
            "mines --seed 3", columns: size.0, rows: size.1, language: language)
        let games = play.services.words.games
        func said(_ text: String) -> Bool {
            (play.text + play.dialog).filter { !" \n".contains($0) }
                .contains(text.filter { $0 != " " })
        }
        var times: [GameTime] = []
        for wait in [50, 20, 90] {
            play.pilot.press(.enter)
            play.pilot.advance(by: .seconds(wait))
            try play.playMines(isWon: true)
            times.append(try #require(results(in: play.directory).last?.time))
            switch times.count {
            case 1: #expect(said(games.firstBest), "\(play.text)")
            case 2:
                #expect(
                    said(games.newBest(figure: times[1].text, former: times[0].text)),
                    "\(play.text)")
            default: #expect(said(games.bestSoFar(times[1].text)), "\(play.text)")
            }
            play.pilot.type("n")
        }
        try play.playMines(isWon: false)
        // In a low window, the reason of a loss takes the space of the figures.
        #expect(said(games.bestSoFar(times[1].text)) || size.1 == 24, "\(play.text)")
        let kept = results(in: play.directory)
        #expect(kept.allSatisfy { $0.needed ?? 0 > 0 })
    }

    @Test func `a superfluous flag is reported, and a win flags all mines`() throws {
        let play = try ProgramRun("mines --seed 3")
        play.pilot.press(.enter)
        let covered = try #require(play.minesGame).table.covers.indices.filter {
            play.minesGame?.table.covers[$0] == .covered
        }
        for cell in covered.prefix(9) { try play.click(cell, .right) }
        #expect(play.text.contains(" 1 mine left"))
        for cell in covered[9..<12] { try play.click(cell, .right) }
        #expect(play.text.contains("2 flags too many"))
        let won = try ProgramRun("mines --seed 3")
        try won.playMines(isWon: true)
        let isTold = won.text.contains(won.services.words.mines.won)
        #expect(isTold && won.text.count { $0 == "✿" } == 10)
    }

    @Test func `each fact of a win has its own line where there is room, in its color`() throws {
        let won = try ProgramRun("mines --seed 3", columns: 120, rows: 40)
        try won.playMines(isWon: true)
        let lines = won.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.contains(won.services.words.mines.won), "\(won.text)")
        #expect(lines.contains { $0.hasPrefix("Time ") && $0.hasSuffix("%.") }, "\(won.text)")
        let end = try #require(won.pilot.runs.first { $0.text.contains("you won") })
        #expect(end.style.foreground == Theme.dark[.success].foreground)
    }

    @Test(
        arguments: zip(
            ["en", "ko_KR.UTF-8", "en", "en"], [(80, 24), (80, 24), (120, 40), (200, 60)])
    )
    func `a win shows its figures and answers below the board, or in a dialog`(
        _ language: String, _ size: (Int, Int)
    ) throws {
        let play = try ProgramRun(
            "mines --seed 3", columns: size.0, rows: size.1, language: language)
        let words = play.services.words
        try play.playMines(isWon: true)
        for part in [words.mines.won, "3BV"] {
            #expect(play.text.contains(part), "\(part)\n\(play.text)")
        }
        for button in ["n \(words.dialogs.newGame)", "b \(words.dialogs.leave)"] {
            #expect(play.hasButton(button), "\(button)\n\(play.text)")
        }
        // Nothing covers the board.
        let cells = MinesSize.small.count
        let areas = play.pilot.session.page.areas.all.map(\.tagged)
        let free = (0..<cells).count { areas.contains(AreaValue(MinesSpot.cell($0))) }
        #expect(free == cells && !play.text.contains("╭"), "\(play.text)")
        play.pilot.type("c")
        let line = try #require(play.pilot.copied.last)
        func letters(_ text: String) -> String { text.filter { !" │\n".contains($0) } }
        #expect(letters(play.text).contains(letters(line)), "\(play.text)")
        // A small window has a dialog instead, which can be closed.
        play.pilot.resize(columns: 40, rows: 15)
        play.pilot.press(.escape)
        #expect(!play.text.contains(words.mines.success), "\(play.text)")
    }

    @Test(
        arguments: zip(
            ["en", "ko_KR.UTF-8", "en", "en"], [(80, 26), (80, 26), (120, 40), (200, 60)])
    )
    func `a loss shows its verdict, reason and figures separately, above the same answers as a win`(
        _ language: String, _ size: (Int, Int)
    ) throws {
        let play = try ProgramRun(
            "mines --seed 11", columns: size.0, rows: size.1, language: language)
        let words = play.services.words
        play.pilot.press(.enter)
        try play.click(67)
        play.pilot.advance(by: .seconds(1))
        let lines = play.text.split(separator: "\n").map { String($0) }
        let verdict = try #require(lines.first { $0.contains(words.mines.lost) }, "\(play.text)")
        let reason = try #require(lines.first { $0.contains("d7") }, "\(play.text)")
        let figures = try #require(lines.first { $0.contains("3BV 1/17.") }, "\(play.text)")
        // A long reason continues on the next line.
        #expect(play.text.contains("e8") && figures != reason && figures != verdict)
        // Only a wide window without a row to spare has the verdict and the reason on one line.
        #expect((verdict == reason) == (size.0 == 200), "\(play.text)")
        for (text, role) in [(words.mines.lost, Role.danger), ("3BV", .dim)] {
            let run = try #require(play.pilot.runs.first { $0.text.contains(text) })
            #expect(run.style.foreground == Theme.dark[role].foreground, "\(text)")
        }
        let won = try ProgramRun(
            "mines --seed 3", columns: size.0, rows: size.1, language: language)
        try won.playMines(isWon: true)
        #expect(play.buttons == won.buttons && play.buttons.count == 5, "\(play.text)")
        #expect(play.buttons[1] == "n \(words.dialogs.newGame)")
        // The sentence about a record is on another line than the verdict and the figures.
        let record = try #require(
            won.text.split(separator: "\n").first { $0.contains(words.games.firstBest) })
        #expect(!record.contains("3BV") && !record.contains(words.mines.won), "\(won.text)")
    }

    @Test(arguments: [false, true])
    func `the player can look back at the clicks, from the last to the first`(isWon: Bool) throws {
        let play = try ProgramRun("mines --seed 3")
        play.pilot.press(.enter)
        let game = try #require(play.minesGame)
        let board = try #require(game.table.board)
        let size = board.size
        // Chooses a safe cell that cannot be deduced, although others can.
        let known = Set(
            (0..<81).filter { cell in
                guard game.table.covers[cell] == .covered else { return false }
                if case .safe = game.position.certainty(of: cell) { return true }
                return false
            })
        let guess = try #require(
            (0..<81).first { cell in
                guard !board.isMine[cell], game.table.covers[cell] == .covered else { return false }
                if case .unknown(_, let safe, _) = game.position.certainty(of: cell) {
                    return !safe.isEmpty
                }
                return false
            })
        try play.click(guess)
        try play.playMines(isWon: isWon)
        let ended = play.text
        play.pilot.type("l")
        play.pilot.press(.end)
        let last = play.text
        let click = try #require(last.firstMatch(of: /Step ([0-9]+) of ([0-9]+)/)?.output)
        #expect(click.1 == click.2 && last != ended)
        #expect(isWon || last.contains("l to the result"), "\(last)")
        if !isWon { #expect(last.contains(size.name(of: board.mines[0]))) }
        for _ in 0..<(Int(click.1) ?? 0) - 2 { play.pilot.press(.left) }
        // The second click was a guess, although other cells were known to be safe.
        #expect(play.text.contains("Step 2 of \(click.2) · 0:00. \(size.name(of: guess))."))
        let said = play.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            said.contains(/(was|were) safe\. The chance of a mine in your cell was \d+%\./),
            "\(play.text)")
        let missed = play.text.count { $0 == "✓" }
        #expect(missed == known.count && missed > 0, "\(play.text)")
        play.pilot.press(.left)
        let first = "Step 1 of \(click.2) · 0:00. e5. The first cell is never a mine."
        #expect(play.text.contains(first))
        #expect(!play.text.contains("1 2"), "\(play.text)")
        play.pilot.press(.left)
        #expect(play.text.contains("This is the beginning."))
        play.pilot.press(.right, .right)
        #expect(play.text.contains("Step 3 of"))
        play.pilot.type("l")
        #expect(play.text == ended)
        play.pilot.type("l")
        play.pilot.press(.end, .right)
        #expect(play.text.contains("This is the end.") && play.text != ended)
    }

    @Test func `the clicks are known after the program was started again`() throws {
        let play = try ProgramRun("mines --seed 3")
        play.pilot.press(.enter)
        let openings = try #require(play.minesGame).openings
        let again = try play.comeBack("mines")
        again.pilot.press(.enter)
        #expect(again.minesGame?.openings == openings && openings.map(\.cells) == [[40]])
        try again.playMines(isWon: false)
        again.pilot.type("l")
        #expect(again.text.contains("Step 2 of 2"), "\(again.text)")
    }
}
