extension Klondike.Deal {
    /// The first deal with this number or a higher one that is known to be winnable, and the moves
    /// that win it.
    ///
    /// A deal for which the solver needs more than `positions` is skipped. Most deals need a few
    /// hundred positions, so trying the next number is faster. The same number always gives the
    /// same deal.
    public static func winnable(
        from number: UInt64, rules: Klondike.Rules, positions: Int = 5_000
    ) -> (deal: Klondike.Deal, moves: [Klondike.Move]) {
        var number = number
        while true {
            let deal = Klondike.Deal(number: number)
            // Once the work budget is used up, any deal can be returned, because it is never
            // played.
            guard WorkBudget.add(20_000) else { return (deal, []) }
            let start = Klondike(deal, rules: rules).position
            var solver = Klondike.Solver(start, rules: rules, bytes: 1 << 20)
            if case .winnable(let moves) = solver.search(positions) { return (deal, moves) }
            number &+= 1
        }
    }
}
