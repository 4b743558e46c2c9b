struct Options {
    static let usage = """
        klondike [deals] [fresh] [games] [lines] [shortest] [unseen]
                 [--count N] [--from SEED] [--quick]

        deals  the reference deals: time to a verdict, and no verdict against theirs
        fresh  the share of winnable deals among N fresh ones, and the time to deal a winnable one
        games  N random games of legal and illegal commands: the table stays whole
        lines  N winnable deals: moves of a way to win, turns of the stock among them, whether the
               first is one that gets something done where one can win, and the time to a hint
        shortest  N winnable deals: lines beside the fewest moves, where they are proved
        unseen  N deals played by one who sees only what is face up: the share that is won
        Without a name, all of them.
        """

    var names: Set<String> = []
    var count: Int?
    var seed: UInt64?
    var isQuick = false

    init?(_ arguments: [String]) {
        var arguments = arguments[...]
        while let argument = arguments.popFirst() {
            switch argument {
            case "deals", "fresh", "games", "lines", "shortest", "unseen": names.insert(argument)
            case "--quick": isQuick = true
            case "--count":
                guard let number = arguments.popFirst().flatMap({ Int($0) }) else { return nil }
                count = number
            case "--from":
                guard let seed = arguments.popFirst().flatMap({ UInt64($0) }) else { return nil }
                self.seed = seed
            default: return nil
            }
        }
    }

    var from: UInt64 { seed ?? 1_000_000 }
    /// The number of the first deal. It is 1 by default, because players know small numbers.
    var lineSeed: UInt64 { seed ?? 1 }

    func wants(_ name: String) -> Bool { names.isEmpty || names.contains(name) }
}
