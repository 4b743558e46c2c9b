extension Klondike.Deal {
    /// The first deal from this number on that is known to be winnable, and moves that win it.
    ///
    /// A deal that is not decided after so many positions is passed over: most are decided after a
    /// few hundred, so that the next number is the shorter way. The same number gives the same
    /// deal.
    public static func winnable(
        from number: UInt64, rules: Klondike.Rules, positions: Int = 5_000
    ) -> (deal: Klondike.Deal, moves: [Klondike.Move]) {
        var number = number
        while true {
            let deal = Klondike.Deal(number: number)
            // Beyond the work that is counted, any deal will do: it is never played.
            guard Effort.add(20_000) else { return (deal, []) }
            let start = Klondike(deal, rules: rules).position
            var solver = Klondike.Solver(start, rules: rules, bytes: 1 << 20)
            if case .winnable(let moves) = solver.search(positions) { return (deal, moves) }
            number &+= 1
        }
    }
}
