extension Klondike {
    /// The numbering of deals in another program, as its authors have published it.
    ///
    /// Microsoft has published no numbering for its Klondike, and the numbers of most other
    /// programs depend on the libraries that they were built with. The numberings below can be
    /// computed without such libraries.
    public enum DealNumbering: String, CaseIterable, Sendable {
        /// The numbers of Microsoft's FreeCell. PySolFC deals Klondike in the same order of cards,
        /// and writes such a number as `ms25`.
        case microsoft = "ms"

        /// The numbers of games of Klondike-Solver, the program of ShootMe.
        case klondikeSolver = "ks"

        /// The valid numbers of this numbering.
        public var numbers: ClosedRange<UInt64> {
            self == .microsoft ? 1...0x7FFF_FFFF : 0...0x7FFF_FFFF
        }
    }
}

extension Klondike.Deal {
    /// The deal with this number in a numbering; nil if there is none.
    public init?(_ number: UInt64, of numbering: Klondike.DealNumbering) {
        guard numbering.numbers.contains(number) else { return nil }
        let (seed, name) = (UInt32(number), "\(numbering.rawValue)\(number)")
        switch numbering {
        case .microsoft: self.init(pileByPile: Self.microsoft(seed), name)
        case .klondikeSolver: self.init(Self.klondikeSolver(seed), foreignNumber: name)
        }
    }

    /// The deal with a number of another program, such as `ms25`; nil if there is none.
    init?(foreignNumber name: String) {
        guard let numbering = Klondike.DealNumbering(rawValue: String(name.prefix(2))),
            let number = UInt64(name.dropFirst(2))
        else { return nil }
        self.init(number, of: numbering)
    }

    /// The cards in the order in which Microsoft's FreeCell deals them.
    static func microsoft(_ seed: UInt32) -> [Card] {
        var state = seed
        var pack = (1...13).flatMap { rank in Suit.allCases.map { Card(rank: rank, suit: $0) } }
        var cards: [Card] = []
        while let last = pack.last {
            state = state &* 214_013 &+ 2_531_011
            let index = Int(state >> 16 & 0x7FFF) % pack.count
            cards.append(pack[index])
            pack[index] = last
            pack.removeLast()
        }
        return cards
    }

    private static func klondikeSolver(_ seed: UInt32) -> [Card] {
        let suits: [Suit] = [.clubs, .diamonds, .spades, .hearts]
        var cards = suits.flatMap { suit in (1...13).map { Card(rank: $0, suit: suit) } }
        var dice = KlondikeSolverDice(seed: Int32(bitPattern: seed))
        for _ in 0..<269 {
            let one = dice.next() % cards.count
            cards.swapAt(one, dice.next() % cards.count)
        }
        return cards
    }

    /// Deals the cards in PySolFC's order: each row begins with the seventh pile, and the last row
    /// is face up.
    private init(pileByPile order: [Card], _ name: String) {
        var piles = [[Card]](repeating: [], count: 7)
        var rest = order[...]
        for hidden in stride(from: 6, through: 1, by: -1) {
            for pile in (7 - hidden..<7).reversed() { piles[pile].append(rest.removeFirst()) }
        }
        for pile in piles.indices.reversed() { piles[pile].append(rest.removeFirst()) }
        let rows = (0..<7).flatMap { row in (row..<7).map { piles[$0][row] } }
        self.init(rows + rest, foreignNumber: name)
    }
}

/// The random numbers of Klondike-Solver.
private struct KlondikeSolverDice {
    private var value, mix, twist: Int32

    init(seed: Int32) {
        (value, mix, twist) = (seed, 51_651_237, 895_213_268)
        for _ in 0..<50 { turn() }
        value = Int32(bitPattern: 0x9417_B3AF) ^ seed ^ seed >> 15
        for _ in 0..<950 { turn() }
    }

    mutating func next() -> Int {
        turn()
        return Int(value & .max)
    }

    private mutating func turn() {
        let mixed = (twist &- mix) ^ twist ^ value ^ mix
        mix ^= twist ^ value
        value ^= twist &- mix
        twist ^= value ^ mixed
        value ^= twist << 7 ^ mix >> 16 ^ mixed << 8
    }
}
