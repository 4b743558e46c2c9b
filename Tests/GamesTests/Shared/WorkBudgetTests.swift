import Games
import Testing

@Suite struct `The work of games` {
    private static let large = MinesSize(width: 30, height: 16, mines: 99)

    private func board(_ seed: UInt64) -> MinesBoard {
        MinesBoard(size: Self.large, start: Self.large.middle, seed: seed)
    }

    /// The work of a call.
    private func work(limit: Int = .max, _ body: () -> Void) -> WorkBudget {
        let work = WorkBudget(limit: limit)
        work.counting(body)
        return work
    }

    @Test func `is the same for the same work`() {
        let first = work { _ = board(7) }.spent
        #expect(first > 500_000)
        #expect(work { _ = board(7) }.spent == first)
        #expect(
            work {
                _ = board(7)
                _ = board(7)
            }.spent == 2 * first)
    }

    @Test func `counts boards, searches and hints`() throws {
        var all = [
            work { _ = board(7) },
            work { _ = try? PuzzleRequest.level(.hard, seed: 7).data() },
            work { _ = Klondike.Deal.winnable(from: 7, rules: Klondike.Rules()) },
        ]
        let puzzle = try PuzzleRequest.level(.hard, seed: 7).data()
        all.append(work { _ = SudokuPosition(puzzle.problem).nextStep() })
        #expect(all.allSatisfy { $0.spent > 1_000 })
    }

    @Test func `stops long work at its limit`() {
        let whole = work { _ = board(7) }.spent
        let part = work(limit: whole / 4) { _ = board(7) }
        #expect(part.isSpent && part.spent < whole / 2)
        // The work after it is limited too.
        let rest = work(limit: whole / 4) { for seed: UInt64 in 0..<10 { _ = board(seed) } }
        #expect(rest.spent < whole)
    }

    @Test func `ends a search for a puzzle with a reason of its own`() {
        let requests: [PuzzleRequest] = [
            .level(.extreme, seed: 1), .daily(Day(year: 2026, month: 1, day: 2), .easy),
            .practice(.jellyfish, seed: 1),
        ]
        for request in requests {
            #expect(throws: PuzzleFailure.budgetSpent) {
                try WorkBudget(limit: 10).counting { try request.data() }
            }
        }
    }

    @Test func `excludes tasks that were started during the work`() async {
        let work = WorkBudget()
        let task = work.counting { Task { WorkBudget.here == nil && board(7).size == Self.large } }
        #expect(await task.value)
        #expect(work.spent == 0)
        #expect(WorkBudget.here == nil)
    }
}
