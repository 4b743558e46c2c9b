import Foundation
import Reactive
import TUI
import Testing

@testable import Games
@testable import Parlor

extension Services {
    /// The games in all slots, with their slots. The game that was played last comes first.
    var openedSudokus: [(number: Int, game: SudokuGame)] {
        (0...SudokuStart.dailySlot).compactMap { number in
            sudokuSlot(number).readUnfinishedGame().map { (number, $0) }
        }.sorted { sudokuSlot($0.number).playedAt > sudokuSlot($1.number).playedAt }
    }
}

/// Deeds of a sudoku player.
extension ProgramRun {
    static func sudoku(
        _ arguments: String = "--level easy --seed 7", columns: Int = 80, rows: Int = 24,
        language: String = "en", colors: ColorDepth = .full,
        boards: any PuzzleSource = ImmediatePuzzles()
    ) throws -> ProgramRun {
        try ProgramRun(
            "sudoku \(arguments)", columns: columns, rows: rows, language: language,
            colors: colors, workers: .workers(boards: boards))
    }

    /// The text beside the board at 80×24, without its line breaks.
    var textBeside: String {
        text.split(separator: "\n").map { $0.dropFirst(SudokuShape.wide.size.columns + 1) }
            .joined(separator: " ").split(separator: " ").joined(separator: " ")
    }

    /// The saved game.
    var game: SudokuGame? { services.openedSudokus.first?.game }

    /// The missing digits with their cells.
    var missing: [Candidate] {
        guard let game, let solution = game.data.solution else { return [] }
        return (0..<81).filter { game.board[$0] == 0 }.map { Candidate(solution[$0], at: $0) }
    }

    /// Enters digits with the keyboard only, starting at a cell, faster than frames are drawn.
    ///
    /// The arrow keys take the shortest way down and to the right.
    func type(_ digits: [Candidate], from start: Int) {
        var (cursor, keys) = (start, "")
        for digit in digits {
            let cell = digit.cell
            keys += String(repeating: "\u{1b}[B", count: (cell / 9 - cursor / 9 + 9) % 9)
            keys += String(repeating: "\u{1b}[C", count: (cell % 9 - cursor % 9 + 9) % 9)
            keys += "\(digit.digit)"
            cursor = cell
        }
        pilot.send(bytes: Array(keys.utf8))
    }

    func choose(_ cell: Int) throws {
        try pilot.click(.value(SudokuSpot.cell(cell)))
    }

    func press(_ act: SudokuAct) throws { try pilot.click(.value(act)) }

    /// Ends the fireworks, and waits until keys can press buttons.
    func endCelebration() {
        pilot.press(.enter)
        pilot.advance(by: .seconds(1))
    }

    /// Enters a number of digits that their row already contains.
    func makeMistakes(_ count: Int) {
        guard let game else {
            Issue.record("There is no sudoku to make mistakes in.")
            return
        }
        let cells = (0..<81).filter { game.board[$0] == 0 }.prefix(count)
        let start = cells.first ?? 0
        #expect(throws: Never.self) { try choose(start) }
        let mistakes = cells.compactMap { cell in
            let row = cell / 9 * 9
            return (row..<row + 9).lazy.map { game.data.problem[$0] }.first { $0 > 0 }
                .map { Candidate($0, at: cell) }
        }
        type(mistakes, from: start)
        // The mistake that loses the game is shown for a while.
        if count > 2 { pilot.advance(by: .seconds(1)) }
    }

    /// The program at its next start after a crash of the machine.
    func comeBackAfterCrash(_ arguments: String = "") throws -> ProgramRun {
        let copy = temporaryFolder + "parlor-tests-\(UUID().uuidString)"
        try FileManager.default.copyItem(atPath: directory, toPath: copy)
        return try ProgramRun(arguments, directory: copy)
    }
}

/// A source that needs time, and fails a number of times first.
final class SlowBoards: PuzzleSource {
    private let delay: Duration
    private var failures: Int
    private let failure: PuzzleFailure
    var scheduler: (any Scheduler)?

    init(_ delay: Duration, failures: Int = 0, failure: PuzzleFailure = .noSolution) {
        (self.delay, self.failures, self.failure) = (delay, failures, failure)
    }

    func puzzle(_ request: PuzzleRequest) -> Observable<SudokuData> {
        .deferred { [self] in
            guard let scheduler else { return .never() }
            failures -= 1
            let answer: Observable<SudokuData> =
                failures >= 0 ? .error(failure) : ImmediatePuzzles().puzzle(request)
            return Observable<Int>.timer(delay, scheduler: scheduler).flatMap { _ in answer }
        }
    }
}

/// Boards on which a number of digits are missing; the others are already entered.
struct NearlySolvedBoards: PuzzleSource {
    let missing: Int

    func puzzle(_ request: PuzzleRequest) -> Observable<SudokuData> {
        ImmediatePuzzles().puzzle(request).map { data in
            var start = data.start
            let empty = (0..<81).filter { start[$0] == 0 }
            for cell in empty.dropLast(missing) {
                start.write(data.solution?[cell] ?? 0, at: cell, cleaning: true)
            }
            return SudokuData(
                problem: data.problem, solution: data.solution, level: data.level,
                origin: data.origin, name: data.name, seed: data.seed, start: start)
        }
    }
}

/// A source of one board.
struct GivenBoard: PuzzleSource {
    let data: SudokuData

    func puzzle(_ request: PuzzleRequest) -> Observable<SudokuData> { .just(data) }
}
