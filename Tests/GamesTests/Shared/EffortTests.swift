import Games
import Testing

@Suite struct `The effort of games` {
    private static let large = MinesSize(width: 30, height: 16, mines: 99)

    private func board(_ seed: UInt64) -> MinesBoard {
        MinesBoard(size: Self.large, start: Self.large.middle, seed: seed)
    }

    /// The effort of a call.
    private func effort(limit: Int = .max, _ body: () -> Void) -> Effort {
        let effort = Effort(limit: limit)
        effort.counting(body)
        return effort
    }

    @Test func `is the same for the same work`() {
        let first = effort { _ = board(7) }.spent
        #expect(first > 500_000)
        #expect(effort { _ = board(7) }.spent == first)
        #expect(
            effort {
                _ = board(7)
                _ = board(7)
            }.spent == 2 * first)
    }

    @Test func `counts boards, searches and hints`() throws {
        var efforts = [
            effort { _ = board(7) },
            effort { _ = try? BoardRequest.level(.hard, seed: 7).data() },
            effort { _ = Klondike.Deal.winnable(from: 7, rules: Klondike.Rules()) },
        ]
        let puzzle = try BoardRequest.level(.hard, seed: 7).data()
        efforts.append(effort { _ = SudokuPosition(puzzle.problem).nextStep() })
        #expect(efforts.allSatisfy { $0.spent > 1_000 })
    }

    @Test func `stops long work at its limit`() {
        let whole = effort { _ = board(7) }.spent
        let part = effort(limit: whole / 4) { _ = board(7) }
        #expect(part.isSpent && part.spent < whole / 2)
        // The work after it is limited too.
        let rest = effort(limit: whole / 4) { for seed: UInt64 in 0..<10 { _ = board(seed) } }
        #expect(rest.spent < whole)
    }

    @Test func `excludes tasks that started meanwhile`() async {
        let effort = Effort()
        let task = effort.counting { Task { Effort.here == nil && board(7).size == Self.large } }
        #expect(await task.value)
        #expect(effort.spent == 0)
        #expect(Effort.here == nil)
    }
}
