import Games
import Reactive
import TUI
import Testing

@testable import Parlor

@Suite struct `The board of a day in a league` {
    /// The boards of days, or boards in their place that lack only one digit.
    private struct DayBoards: PuzzleSource {
        let areReplaced: Bool

        func puzzle(_ request: PuzzleRequest) -> Observable<SudokuData> {
            guard let data = try? request.data(), let solution = data.solution, areReplaced else {
                return ImmediatePuzzles().puzzle(request)
            }
            var problem = solution
            problem[40] = 0
            return .just(
                SudokuData(
                    problem: problem, solution: solution, level: data.level, origin: data.origin,
                    name: data.name, seed: data.seed))
        }
    }

    /// Solves the sudoku of the day on the given boards.
    private func solve(with boards: any PuzzleSource, _ players: LeaguePlayers) throws {
        try players.play("ann", "sudoku --daily --level easy", boards: boards) { play in
            play.solveSudoku(of: Day(daysSince1970: LeaguePlayers.today), boards: boards)
        }
    }

    @Test func `is solved with its own digits`() throws {
        let players = try LeaguePlayers()
        try solve(with: DayBoards(areReplaced: false), players)
        #expect(players.places().count == 1 && players.refused().isEmpty)
    }

    @Test func `is refused if a changed program has replaced it`() throws {
        let players = try LeaguePlayers()
        try solve(with: DayBoards(areReplaced: true), players)
        let result = try #require(players.results(of: "ann").first)
        #expect(result.isWon && result.boardDay == LeaguePlayers.today)
        #expect(players.places().isEmpty)
        #expect(players.refused() == ["ann otherBoard"])
    }
}

extension RecordedPlay {
    /// Writes all digits of the easy sudoku of a day, which the given boards may have changed.
    func solveSudoku(of day: Day, boards: any PuzzleSource = ImmediatePuzzles()) {
        let request = PuzzleRequest.daily(day, .easy)
        guard let solution = try? request.data().solution else { return }
        // The first empty cell is selected at the start.
        var start = 0
        boards.puzzle(request).subscribe(onNext: { data in
            start = (0..<81).first { data.problem[$0] == 0 } ?? 0
        }).dispose()
        wait(3_000)
        // The selection wraps around at the edges.
        for step in 0..<81 where winCount == 0 {
            if step > 0 { press(step % 9 == 0 ? .down : .right, every: 20) }
            let row = (start / 9 + step / 9) % 9
            let digit = solution[row * 9 + (start + step / 9 * 8 + step) % 9]
            press(.character(Unicode.Scalar(UInt8(48 + digit))), every: 20)
        }
        wait(3_000)
    }
}
