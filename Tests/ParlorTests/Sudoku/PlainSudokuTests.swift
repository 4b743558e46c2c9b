import Games
import Reactive
import Sweep
import Testing

@testable import Parlor

@Suite struct `Sudoku by typing` {
    /// Reads the board from the sentences.
    private func grid(_ sentences: [String]) -> [Int] {
        sentences.filter { $0.hasPrefix("Row ") && $0.contains(":") }.flatMap { sentence in
            sentence.dropLast().split(separator: ": ")[1].split(separator: ", ")
                .map { Int($0) ?? 0 }
        }
    }

    @Test func `a puzzle is read, solved and typed in to its end`() throws {
        let play = try PlainPlay("sudoku --level easy")
        #expect(play.sentences[0].hasPrefix("Sudoku, easy: "))
        let digits = grid(play.type("board"))
        try #require(digits.count == 81)
        let rows = (0..<9).map { Array(digits[$0 * 9..<$0 * 9 + 9]) }
        let problem = try #require(SudokuGrid(rows: rows))
        let solution = try #require(SudokuSolver().onlySolution(of: problem))
        for cell in 0..<81 where problem[cell] == 0 {
            let (row, column) = (cell / 9 + 1, cell % 9 + 1)
            let said = play.type("r\(row)c\(column) \(solution[cell])")
            #expect(said.first == "Row \(row), column \(column) is \(solution[cell]).")
        }
        #expect(
            play.sentences.suffix(2) == [
                "Congratulations! Solved in less than 1 s.",
                "Type \"new\" for another puzzle, \"restart\" for the same puzzle, or \"menu\".",
            ])
        #expect(play.type("a1 1") == ["This game is over. Type \"new\" or \"restart\"."])
        #expect(play.type("menu", "statistics").contains { $0.contains("Sudoku, Easy: played 1,") })
    }

    @Test func `a digit is written in its cell, also in a game that chooses digits first`() throws {
        func write(in play: PlainPlay, _ count: Int) throws {
            let digits = grid(play.type("board"))
            try #require(digits.count == 81)
            let rows = (0..<9).map { Array(digits[$0 * 9..<$0 * 9 + 9]) }
            let board = try #require(SudokuGrid(rows: rows))
            let solution = try #require(SudokuSolver().onlySolution(of: board))
            for cell in (0..<81).filter({ board[$0] == 0 }).prefix(count) {
                let (row, column) = (cell / 9 + 1, cell % 9 + 1)
                #expect(
                    play.type("r\(row)c\(column) \(solution[cell])")
                        == ["Row \(row), column \(column) is \(solution[cell])."])
            }
        }
        let play = try PlainPlay()
        #expect(play.type("set sudoku.digits true") == ["sudoku.digits is now true."])
        play.type("sudoku")
        try write(in: play, 4)
        // The saved game keeps its options.
        play.type("menu", "set sudoku.digits false", "quit")
        let again = try play.comeBack()
        #expect(again.type("sudoku").contains("The game continues."))
        try write(in: again, 4)
        again.type("new", "new")
        try write(in: again, 4)
    }

    @Test func `a line is divided alike with and without its word`() throws {
        let play = try PlainPlay("sudoku --level easy")
        let empty = try #require(grid(play.type("board")).firstIndex(of: 0))
        let cell = "r\(empty / 9 + 1)c\(empty % 9 + 1)"
        let expected = play.type("\(cell) 4")
        #expect(expected.count == 1)
        for separator in [" ", "=", " = ", ",", ", "] {
            for word in ["", "write "] {
                play.type("undo")
                let line = "\(word)\(cell)\(separator)4"
                #expect(play.type(line) == expected, "\(line)")
            }
        }
    }

    @Test func `a puzzle that cannot be made is reported once, at the start, too`() throws {
        struct NoBoards: PuzzleSource {
            func puzzle(_ request: PuzzleRequest) -> Observable<SudokuData> {
                .error(PuzzleFailure.noSolution)
            }
        }
        let play = try PlainPlay("sudoku", boards: NoBoards())
        let failed = play.services.words.sudoku.plain.failed(.noSolution)
        #expect(play.sentences == [failed])
        #expect(play.type("new") == [failed])
    }

    @Test func `hints lead to the end, in three steps each`() throws {
        let play = try PlainPlay("sudoku --level easy")
        var lines = 0
        while !play.sentences.contains(where: { $0.hasPrefix("Congratulations!") }), lines < 400 {
            let look = play.type("hint")
            #expect(look.count == 1 && look[0].hasSuffix("Type \"hint\" again to hear why."))
            let reason = play.type("hint")
            #expect(reason.last == "Type \"hint\" again to apply it.")
            let found = try #require(
                reason.dropLast().last?.firstMatch(of: /^So r(\d)c(\d) is (\d)\.$/))
            let done = play.type("hint")
            #expect(done[0] == "Row \(found.1), column \(found.2) is \(found.3).")
            lines += 3
        }
        #expect(play.sentences.contains { $0.contains("\(lines / 3) hints.") })
    }

    /// Each technique in one of the languages, in turn. A sweep tries both.
    private static let told = zip(SudokuTechnique.allCases, 0...).flatMap { technique, number in
        zip(["en", "ko"], 0...).filter { Sweep.isWhole || $0.1 == number % 2 }.map {
            (technique, $0.0)
        }
    }

    @Test(arguments: told)
    func `a hint of every technique is read out line by line, with its effect`(
        technique: SudokuTechnique, language: String
    ) throws {
        guard let example = SudokuExample.byTechnique[technique],
            let data = example.data
        else {
            // No puzzle of the examples has this rare technique.
            #expect(technique == .uniqueRectangle5 || technique == .guess)
            return
        }
        let play = try PlainPlay(
            "sudoku --level easy", language: language, boards: GivenBoard(data: data))
        let words = play.services.words
        let hint = language == "en" ? "hint" : "힌트"
        play.type(hint)
        let reason = play.type(hint)
        let told = words.sudoku.hints.reason(example.step).split(separator: "\n")
        #expect(reason.count > told.count)
        for (said, line) in zip(reason, told) { #expect(said.hasSuffix(line), "\(said)") }
        // The conclusion names cells as the reason does.
        let conclusions = reason.filter { $0.hasPrefix("So ") }
        #expect(!conclusions.contains { $0.contains(/row \d, column \d/) }, "\(conclusions)")
        #expect(language == "ko" || !conclusions.isEmpty)
        let done = play.type(hint)
        #expect(!done.isEmpty && done.count <= 5, "\(done)")
    }

    @Test func `a hint reports the notes that it filled in and removed`() throws {
        var told = 0
        for technique in [SudokuTechnique.swordfish, .jellyfish, .xyChain, .alternatingChain] {
            let example = try #require(SudokuExample.byTechnique[technique])
            let play = try PlainPlay("sudoku --board \(example.position.grid.text())")
            for _ in 0..<12 {
                play.type("hint")
                let removed = play.type("hint").filter { $0.hasPrefix("So there is no ") }
                let done = play.type("hint")
                #expect(!done.contains { $0.contains("cells have changed") }, "\(done)")
                guard done.first?.contains(/^The notes of \d+ cells were filled in\.$/) == true
                else {
                    continue
                }
                told += 1
                #expect(done.count == 1 + removed.count, "\(done) \(removed)")
                for (said, reason) in zip(done.dropFirst(), removed) {
                    #expect(
                        said.hasPrefix("The ") && said.contains("was removed from the notes of"))
                    let cells = said.matches(of: /r\dc\d/).map(\.output)
                    #expect(!cells.isEmpty)
                    #expect(reason.matches(of: /r\dc\d/).map(\.output) == cells)
                }
            }
        }
        #expect(told > 0)
    }

    @Test func `cells have three names, and their contents can be read out`() throws {
        let play = try PlainPlay("sudoku --level easy")
        let digits = grid(play.type("board"))
        let cell = try #require(digits.firstIndex(of: 0))
        let (row, column) = (cell / 9 + 1, cell % 9 + 1)
        let letter = Array("abcdefghi")[row - 1]
        let name = "Row \(row), column \(column)"
        #expect(play.type("note r\(row)c\(column) 1 2") == ["\(name) has the notes 1 and 2."])
        #expect(play.type("\(letter)\(column)") == ["\(name) has the notes 1 and 2."])
        #expect(play.type("note \(row)\(column) 1") == ["\(name) has the note 2."])
        #expect(play.type("erase \(letter)\(column)") == ["\(name) is empty."])
        #expect(play.type("undo") == ["\(name) has the note 2."])
        #expect(play.type("redo") == ["\(name) is empty."])
        #expect(play.type("redo") == ["Nothing to redo."])
        #expect(play.type("candidates \(letter)\(column)")[0].hasPrefix("\(name) can be "))
        #expect(play.type("row \(row)")[0].hasPrefix("Row \(row): "))
        #expect(play.type("box 1")[0].hasPrefix("Box 1: "))
    }

    @Test func `a conflict is reported, and the third mistake ends the game`() throws {
        let play = try PlainPlay("sudoku --level easy")
        let digits = grid(play.type("board"))
        let given = try #require(digits.firstIndex { $0 != 0 })
        let row = given / 9
        let empty = try #require((row * 9..<row * 9 + 9).first { digits[$0] == 0 })
        let (line, digit) = ("r\(row + 1)c\(empty % 9 + 1)", digits[given])
        let said = play.type("\(line) \(digit)")
        #expect(said[1].contains("row \(row + 1), column \(given % 9 + 1)"))
        #expect(said[2] == "That was mistake 1 of 3.")
        #expect(play.type("check")[0].hasPrefix("These cells are in conflict: "))
        play.type("undo", "\(line) \(digit)", "undo")
        let last = play.type("\(line) \(digit)")
        #expect(last.contains("The game is over: you have made 3 mistakes."))
        #expect(play.type("restart").count == 1)
        #expect(play.type("mistakes") == ["You have made 0 mistakes. The game ends at 3."])
    }

    @Test func `a clue and an unknown cell are refused with a reason`() throws {
        let play = try PlainPlay("sudoku --level easy")
        let digits = grid(play.type("board"))
        let given = try #require(digits.firstIndex { $0 != 0 })
        let name = "r\(given / 9 + 1)c\(given % 9 + 1)"
        #expect(play.type("\(name) 5")[0].hasSuffix("which cannot be changed."))
        #expect(
            play.type("note z3 4")
                == ["\"z3\" is not a cell. Cells have names such as r3c5 or c5."])
        for line in ["write", "note", "erase"] {
            #expect(play.type(line) == ["Add the name of a cell, such as c5."])
        }
        #expect(play.type("c5 4 x") == ["\"x\" is not a digit from 1 to 9."])
        #expect(
            play.type("c5 4 5")
                == ["A cell takes one digit. To note several, type \"note c5\" and the digits."])
        #expect(play.type("\(name) x") == ["\"x\" is not a digit from 1 to 9."])
        #expect(play.type("new gentle")[0].hasPrefix("The level can be easy, medium"))
        #expect(play.type("pause", "board").allSatisfy { $0.hasPrefix("The game is paused") })
    }

    @Test func `the end of a pipe saves the game`() throws {
        let play = try PlainPlay("sudoku --level easy")
        let digits = grid(play.type("board"))
        let cell = try #require(digits.firstIndex(of: 0))
        let name = "r\(cell / 9 + 1)c\(cell % 9 + 1)"
        play.type("note \(name) 4")
        play.end()
        let next = try play.comeBack()
        next.type("sudoku")
        #expect(next.type(name)[0].hasSuffix("has the note 4."))
    }
}
