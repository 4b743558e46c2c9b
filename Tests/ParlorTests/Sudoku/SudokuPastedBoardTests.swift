import Games
import TUI
import Testing

@testable import Parlor

/// Boards that are pasted outside of the page that takes them, and texts that are no boards.
@Suite struct `A pasted board` {
    private static let puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

    private func isRead(_ sentence: String, on walked: WalkedGame) -> Bool {
        let text = walked.play.text
        return sentence.split(separator: " ").allSatisfy(text.contains)
    }

    @Test(arguments: GameName.walked, WalkSetting.all)
    func `or another text is refused with a reason during every game`(
        _ game: GameName, _ setting: WalkSetting
    ) throws {
        let stops: [WalkStop] = [.running, .paused, .over, .lookedBack]
        for stop in stops {
            let walked = try WalkedGame.walk(game, to: stop, in: setting)
            let words = walked.play.services.words
            let reason = words.games.pasteBefore(onPageOf: game.module.title(words))
            let before = walked.look
            walked.paste("hello")
            #expect(isRead(words.games.takesNoText, on: walked), "\(stop)\n\(walked.play.text)")
            walked.press(KeyPress(typed: "~"))
            #expect(walked.look == before)
            walked.paste(Self.puzzle)
            #expect(!game.module.isBoard("hello"))
            let isTaken = game.module.isBoard(Self.puzzle)
            #expect(isTaken == (game == .sudoku))
            #expect(isRead(reason, on: walked) == isTaken, "\(stop)\n\(walked.play.text)")
            // The next key removes the reason.
            walked.press(KeyPress(typed: "~"))
            #expect(walked.look == before, "\(stop)\n\(walked.play.text)")
        }
    }

    /// Puzzles with one solution, with several, and with none; and a text that is no puzzle.
    @Test(arguments: ["en", "ko_KR.UTF-8"])
    func `begins a game from the list, or is in the editor with the reason why not`(
        _ language: String
    ) throws {
        let empty = Self.puzzle.map { _ in "." }.joined()
        let texts: [(text: String, verdict: SudokuEditor.Verdict)] = [
            (".......1" + empty.dropFirst(8), .solutions(.many(SudokuData.countedSolutions))),
            ("12345678.........9" + empty.dropFirst(18), .solutions(.none)),
            ("55" + empty.dropFirst(2), .clash),
        ]
        for (text, verdict) in texts {
            let play = try ProgramRun("", language: language)
            try play.pilot.click(.value(ListSpot.row(GameName.sudoku)))
            play.pilot.paste(text)
            let editor = SudokuEditor(text)
            #expect(editor.verdict == verdict && !editor.canBePlayed)
            #expect(editor.grid.clueCount > 0 && editor.canUndo)
            let words = play.services.words.sudoku.editor
            if case .solutions(let solutions) = verdict {
                let sentence = words.verdict(solutions).split(separator: " ")
                #expect(sentence.allSatisfy(play.text.contains), "\(play.text)")
            }
            let shown = play.text
            // The editor is the same as after pasting the text there.
            let other = try ProgramRun("", language: language)
            try other.pilot.click(.value(ListSpot.row(GameName.sudoku)))
            try other.pilot.click(.value(ListSpot.row("typeIn")))
            other.pilot.paste(text)
            #expect(other.text == shown, "\(shown)\n\(other.text)")
        }
        let play = try ProgramRun("", language: language)
        try play.pilot.click(.value(ListSpot.row(GameName.sudoku)))
        play.pilot.paste(Self.puzzle)
        #expect(play.game?.data.problem == (try SudokuGrid(Self.puzzle)))
    }

    @Test(arguments: ["en", "ko_KR.UTF-8"])
    func `is refused with a reason while a hint is shown`(_ language: String) throws {
        let play = try ProgramRun.sudoku(language: language)
        play.pilot.type("hh")
        let hint = play.text
        play.pilot.paste(Self.puzzle)
        let words = play.services.words
        let reason = words.games.pasteBefore(onPageOf: words.sudoku.about.title)
        #expect(reason.split(separator: " ").allSatisfy(play.text.contains), "\(play.text)")
        play.pilot.type("~")
        #expect(play.text == hint)
    }

    /// Continues an unfinished game of the puzzle from every place that takes puzzles.
    @Test(arguments: ["first screen", "list", "editor", "command line"], ["en", "ko_KR.UTF-8"])
    func `continues its unfinished game, and says so`(
        _ place: String, _ language: String
    ) throws {
        let play = try ProgramRun("sudoku --board \(Self.puzzle)", language: language)
        let sentence = play.services.words.sudoku.isBegunBefore.split(separator: " ")
        #expect(!sentence.allSatisfy(play.text.contains))
        try play.choose(2)
        play.pilot.type("4")
        play.services.saves.writeAll()
        let isOnLine = place == "command line"
        let later = try ProgramRun(
            isOnLine ? "sudoku --board \(Self.puzzle)" : "", language: language,
            directory: play.copy())
        if place == "list" || place == "editor" {
            try later.pilot.click(.value(ListSpot.row(GameName.sudoku)))
        }
        if place == "editor" { try later.pilot.click(.value(ListSpot.row("typeIn"))) }
        if !isOnLine { later.pilot.paste(Self.puzzle) }
        if place == "editor" { later.pilot.press(.enter) }
        #expect(later.game?.board[2] == 4)
        #expect(sentence.allSatisfy(later.text.contains), "\(later.text)")
        later.pilot.type("R")
        // The game is saved with its first move.
        try later.choose(3)
        later.pilot.type("6")
        #expect(later.game?.board[2] == 0 && later.game?.board[3] == 6)
        #expect(!sentence.allSatisfy(later.text.contains), "\(later.text)")
    }

    @Test func `continues its unfinished game in typed play, and says how to begin anew`() throws {
        let first = try PlainPlay("sudoku --board \(Self.puzzle)")
        first.type("r1c3 4")
        let plain = first.services.words.sudoku.plain
        #expect(first.type("new \(Self.puzzle)") == [plain.isThisPuzzle])
        first.services.saves.writeAll()
        let again = try PlainPlay("sudoku --board \(Self.puzzle)", directory: first.directory)
        #expect(again.sentences.contains(plain.isBegunBefore), "\(again.sentences)")
        #expect(again.type("r1c3") == [plain.contains(plain.cell(2), 4)])
        again.services.saves.writeAll()
        let daily = try PlainPlay("sudoku --daily", directory: first.directory)
        let answer = daily.type("new \(Self.puzzle)")
        #expect(answer.contains(plain.isBegunBefore), "\(answer)")
        #expect(daily.type("r1c3") == [plain.contains(plain.cell(2), 4)])
        daily.type("restart")
        #expect(daily.type("r1c3") == [plain.isEmpty(plain.cell(2))])
    }

    /// A text for each reason why it is no board.
    @Test(arguments: [
        String(puzzle.dropLast()), puzzle + "1", "5", "hello", "| 12 3a", "| 122",
        String(puzzle.dropLast()) + "x9",
    ])
    func `that cannot be read is refused by a whole sentence`(_ text: String) throws {
        let play = try ProgramRun("sudoku", columns: 120, rows: 40)
        play.pilot.type("b")
        try play.pilot.click(.text("Your own puzzle"))
        let before = Set(play.text.split(separator: "\n"))
        play.pilot.paste(text)
        let verdict = play.text.split(separator: "\n").first { !before.contains($0) }
        let sentence = verdict?.split { "┃┫┨┓┛".contains($0) }.last?.drop { $0 == " " } ?? ""
        let first = try #require(sentence.first, "\(play.text)")
        #expect(first.isUppercase || first.isNumber || first == "\"", "\(play.text)")
    }
}
