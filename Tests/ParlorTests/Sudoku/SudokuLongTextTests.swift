import Sweep
import TUI
import Testing

@testable import Games
@testable import Parlor

/// The pages of texts that are too long for the space beside the board.
@Suite struct `A long text of the sudoku` {
    private static let taught = SudokuTechnique.byDifficulty.filter { $0 != .guess }

    /// The techniques with the longest reasons; in a sweep, all of them.
    private static let longest = Array(
        taught.sorted { length(of: $0) > length(of: $1) }.prefix(Sweep.isWhole ? .max : 6))

    private static func length(of technique: SudokuTechnique) -> Int {
        let step = SudokuExample.byTechnique[technique]?.step
        return step.map { SudokuHintWords(language: .english).argument($0).count } ?? 0
    }

    private static let windows: [Size] = {
        let (widths, heights) =
            Sweep.isWhole
            ? ([40, 52, 64, 80, 120, 200], [15, 18, 21, 24, 40]) : ([40, 64, 80], [15, 24])
        return widths.flatMap { columns in heights.map { Size(columns: columns, rows: $0) } }
    }()

    @Test(arguments: taught) func `begins below its title`(_ technique: SudokuTechnique) {
        guard let step = SudokuExample.byTechnique[technique]?.step else {
            // No puzzle of the examples has this rare technique.
            #expect(technique == .uniqueRectangle5)
            return
        }
        for language in Language.allCases {
            let hints = SudokuHintWords(language: language)
            let title = TextSentence(text: hints.technique(technique), isTitle: true)
            let text = [title, TextSentence(text: hints.argument(step))]
            for columns in [13, 22, 34] {
                for limit in [6, 9, 13, 17, 18, 19] where [title].rows(in: columns) < limit {
                    let split = text.split(intoRows: limit, in: columns)
                    let first = split.pages(ofRows: limit, in: columns).first
                    #expect(
                        first?.count ?? 0 > [title].rows(in: columns),
                        "\(technique) in \(columns)×\(limit), \(language): \(split.map(\.text))")
                }
            }
            for window in Self.windows {
                let room = SudokuLayout(fitting: window)
                    .textRoom(in: window, head: SudokuLayout.head, keys: 3)
                let reading = TextPages(of: step, isExplained: true, in: room, hints)
                // Beside a small board, the whole reason may be above the conclusion.
                guard reading.beside.isEmpty else { continue }
                #expect(
                    reading.rows[0].count > [title].rows(in: room.text.columns),
                    "\(technique) in \(window), \(language)")
            }
        }
    }

    /// A game that began with a hint for this technique, and was then solved.
    private func solved(_ technique: SudokuTechnique, language: String) throws -> ProgramRun? {
        guard let data = SudokuExample.byTechnique[technique]?.data else { return nil }
        let play = try ProgramRun.sudoku(
            language: language, boards: GivenBoard(data: data))
        let board = play.game?.board
        for _ in 0..<20 where play.game?.board == board { play.pilot.type("h") }
        let game = try #require(play.game)
        let solution = try #require(game.sheet.sudoku.solution)
        let missing = (0..<81).filter { game.board[$0] == 0 }
            .map { Candidate(solution[$0], at: $0) }
        let first = try #require(missing.first).cell
        try play.choose(first)
        play.type(missing, from: first)
        play.endCelebration()
        play.pilot.type("l")
        play.pilot.press(.home, .right)
        return play
    }

    @Test(arguments: longest)
    func `is read whole by one key while looking back`(_ technique: SudokuTechnique) throws {
        let number = Self.taught.firstIndex(of: technique) ?? 0
        let language = number.isMultiple(of: 2) ? "en" : "ko_KR.UTF-8"
        guard let play = try solved(technique, language: language) else {
            #expect(technique == .uniqueRectangle5)
            return
        }
        let words = play.services.words
        let step = try #require(SudokuExample.byTechnique[technique]?.step)
        let (name, reason) = (
            words.sudoku.hints.technique(technique),
            words.sudoku.steps.text(of: SudokuPastStep.Reason.hint(step))
        )
        let more = Phrase.more.text(in: words.language)
        for window in [(80, 24), (60, 30), (64, 20), (40, 20), (120, 40), (200, 60)] {
            play.pilot.resize(columns: window.0, rows: window.1)
            let first = play.text
            var (read, pages) = (first, 1)
            while play.text.contains("h \(more) \(pages)/") {
                play.pilot.type("h")
                read += "\n" + play.text
                pages += 1
                if play.text == first { break }
            }
            for said in [words.games.fromHint(name), reason] {
                let missing = said.split(whereSeparator: \.isWhitespace).filter {
                    // A line may end after a hyphen.
                    !$0.split(separator: "-").allSatisfy { read.contains($0) }
                }
                #expect(missing.isEmpty, "\(technique), \(window): \(missing)\n\(read)")
            }
            #expect(play.text == first, "The last page leads to the first one.\n\(play.text)")
        }
    }

    @Test func `begins anew at another step`() throws {
        let play = try #require(try solved(.alternatingChain, language: "en"))
        play.pilot.resize(columns: 80, rows: 24)
        let first = play.text
        #expect(first.contains("h more 1/"), "\(first)")
        play.pilot.type("h")
        #expect(play.text != first && play.text.contains("h more 2/"))
        play.pilot.press(.right)
        #expect(!play.text.contains("h more 2/"))
        play.pilot.press(.left)
        #expect(play.text == first)
        // A message takes the place of the text until the next key.
        play.pilot.press(.left, .left)
        #expect(play.text.contains("beginning"), "\(play.text)")
        play.pilot.press(.right)
        #expect(play.text == first)
    }
}
