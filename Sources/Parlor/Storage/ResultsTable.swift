/// Results that take little memory: a million take 24 MB.
package struct ResultsTable: Equatable, Sendable {
    /// A game and its variant, which many results share.
    ///
    /// Kinds are in the order of the menu, and then in the order of the game's variants.
    package struct Kind: Hashable, Comparable, Sendable {
        package let game: GameName
        package let variant: String

        package init(game: GameName, variant: String) {
            (self.game, self.variant) = (game, variant)
        }

        package static func < (one: Kind, other: Kind) -> Bool {
            if one.game == other.game { return one.game.module.orders(one.variant, other.variant) }
            let games = GameName.allCases
            return games.firstIndex(of: one.game) ?? 0 < games.firstIndex(of: other.game) ?? 0
        }

        /// Indicates whether the statistics leave out results of this kind.
        var isLeftOut: Bool { !game.module.compares(variant) }
    }

    struct Row: Equatable, Sendable {
        let endedAt: Int
        fileprivate let secondsTaken: Int32
        fileprivate let movesMade: Int32
        fileprivate let dayPlusOne: Int32
        /// The kind and the end in bits. From the lowest, they are: one bit for a win, one bit for
        /// help, one bit if the help is not known, four bits for the tenth of a second plus one
        /// (zero if there is none), and the index of the kind.
        fileprivate let kindAndEnd: UInt32

        var time: GameTime {
            let tenth = Int(kindAndEnd >> 3 & 15) - 1
            return GameTime(seconds: Int(secondsTaken), tenth: tenth < 0 ? nil : tenth)
        }
        var moves: Int { Int(movesMade) }
        /// The day of the board; nil unless it is a board of the day.
        var boardDay: Int? { dayPlusOne == 0 ? nil : Int(dayPlusOne) - 1 }
        var isWon: Bool { kindAndEnd & 1 == 1 }
        /// Indicates whether the player is known to have used help.
        var hadHelp: Bool { kindAndEnd & 2 == 2 }
        /// Indicates whether the game was won before help was counted.
        var isUnknownWin: Bool { kindAndEnd & 5 == 5 }
        /// Indicates whether the game was won, and is known to have been won without help.
        var isOwnWin: Bool { kindAndEnd & 7 == 1 }
        /// The index of the row's kind in `kinds`.
        var kind: Int { Int(kindAndEnd >> 7) }
    }

    private(set) var kinds: [Kind] = []
    private(set) var rows: [Row] = []
    /// The best results of each kind, in the order of `kinds`. They include figures that rows lack.
    private(set) var bests: [BestSoFar] = []
    private var places: [Kind: Int] = [:]
    private var isInOrder = true

    init(_ results: some Sequence<GameResult> = []) { for result in results { add(result) } }

    /// Adds a result. Its numbers must be plausible.
    mutating func add(_ result: GameResult) {
        let kind = place(of: result)
        bests[kind].add(result)
        if let last = rows.last, last.endedAt > result.endedAt { isInOrder = false }
        rows.append(
            Row(
                endedAt: result.endedAt, secondsTaken: Int32(clamping: result.seconds),
                movesMade: Int32(clamping: result.moves),
                dayPlusOne: Int32(clamping: (result.boardDay ?? -1) + 1),
                kindAndEnd: UInt32(kind << 7 | ((result.tenths ?? -1) + 1) << 3)
                    | (result.help == nil ? 4 : 0) | (result.hadHelp ? 2 : 0)
                    | (result.isWon ? 1 : 0)))
    }

    private mutating func place(of result: GameResult) -> Int {
        // Most results have the same kind as the previous result.
        if let last = rows.last?.kind, kinds[last].variant == result.variant,
            kinds[last].game == result.game
        {
            return last
        }
        let kind = Kind(game: result.game, variant: result.variant)
        if let place = places[kind] { return place }
        places[kind] = kinds.count
        kinds.append(kind)
        bests.append(BestSoFar())
        return kinds.count - 1
    }

    /// Returns whether the player has ever won the game, apart from results that the statistics
    /// leave out.
    func hasWin(of game: GameName) -> Bool {
        let counts = kinds.map { $0.game == game && !$0.isLeftOut }
        return rows.contains { $0.isWon && counts[$0.kind] }
    }

    /// The rows, sorted by the time of the end. Rows of the same second keep their order.
    var rowsInOrder: [Row] { isInOrder ? rows : rows.sorted { $0.endedAt < $1.endedAt } }
}
