/// The best second cards in a duel of two players who forget nothing.
///
/// The player has turned up a card whose twin nobody has seen. If the second card is also unseen,
/// it may be the twin. But it may also be the twin of a known card, which gives that pair to the
/// opponent. If the second card is a known one, it shows the opponent nothing new.
///
/// Between two turns, the state of a duel is the number of pairs on the board and the number of
/// known cards without a known twin. The lead is the average number of pairs that the player to
/// move will take, minus those that the opponent will take.
struct MemoryDuel: Sendable {
    /// The lead, in a row for each number of pairs and a column for each number of known cards.
    private var leads: [[Double]] = [[0, 0, 0]]
    private var teaches: [[Bool]] = [[]]

    /// Creates the table for all boards up to this number of pairs.
    init(pairs most: Int) {
        for pairs in stride(from: 1, through: most, by: 1) {
            leads.append(Array(repeating: 0, count: pairs + 3))
            teaches.append(Array(repeating: true, count: pairs + 1))
            for known in (0...pairs).reversed() { add(pairs, known) }
        }
    }

    private mutating func add(_ pairs: Int, _ known: Int) {
        let unseen = Double(2 * pairs - known)
        let makesPair = Double(known) / unseen
        var lead = known > 0 ? makesPair * (1 + leads[pairs - 1][known - 1]) : 0
        if known < pairs {
            let rest = unseen - 1
            let fewer = leads[pairs - 1][known]
            let givesPair = Double(known) / rest
            let isNew = (rest - 1 - Double(known)) / rest
            let unknown =
                (1 + fewer) / rest - givesPair * (1 + fewer) - isNew * leads[pairs][known + 2]
            let old = known > 0 ? -leads[pairs][known + 1] : -.infinity
            teaches[pairs][known] = unknown >= old
            lead += (1 - makesPair) * max(unknown, old)
        }
        leads[pairs][known] = lead
    }

    /// The lead of the player to move.
    func lead(pairs: Int, known: Int) -> Double { leads[pairs][known] }

    /// Returns whether the second card should be an unseen one. `known` does not include the first
    /// card.
    func prefersUnseen(pairs: Int, known: Int) -> Bool {
        teaches.indices.contains(pairs) && known < teaches[pairs].count
            ? teaches[pairs][known] : true
    }

    static let table = MemoryDuel(pairs: MemoryOptions.pairsRange.upperBound)
}
