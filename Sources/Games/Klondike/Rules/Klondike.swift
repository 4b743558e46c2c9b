/// A game of Klondike. The player moves four suits from seven piles and a stock to the foundations,
/// aces first.
public struct Klondike: Model, Equatable, Sendable {
    public enum Command: Hashable, Sendable {
        case play(Move)
        case undo, redo
        /// Starts the same deal from the beginning.
        case restart
    }

    public let deal: Deal
    public let rules: Rules
    var history: History<Position>

    /// The cards that lay face up at any time in this deal, also in moves that were undone. A hint
    /// may name them.
    private(set) var seenCards: Set<Card>

    /// The score of the previous deal. It counts only if the scoring is cumulative.
    let purse: Int

    public init(_ deal: Deal, rules: Rules = Rules()) {
        self.init(deal, rules: rules, purse: 0)
    }

    init(_ deal: Deal, rules: Rules, purse: Int) {
        (self.deal, self.rules, self.purse) = (deal, rules, purse)
        history = History(Position(Table(deal), score: rules.scoring.start(purse: purse)))
        seenCards = history.present.knownCards
    }

    /// A game that continues from a position, without the moves that led there.
    init(at position: Position, deal: Deal = Deal(number: 0), rules: Rules = Rules()) {
        (self.deal, self.rules, purse) = (deal, rules, 0)
        history = History(position)
        seenCards = position.knownCards
    }

    public var position: Position { history.present }
    public var table: Table { position.table }
    public var score: Int { position.score }
    public var moves: Int { position.moves }
    public var isWon: Bool { table.isWon }
    public var canUndo: Bool { history.canUndo }
    public var canRedo: Bool { history.canRedo }

    /// The number of times that the waste may still be turned over; nil if there is no limit.
    public var redealsLeft: Int? { rules.redeals.map { $0 - position.redeals } }

    /// The number of moves from the deal to the current position, as `History` counts them.
    var step: Int { history.step }

    func position(at step: Int) -> Position { history.states[step] }

    /// Indicates whether any move of this deal was played.
    var hasBegun: Bool { canUndo || canRedo }

    public mutating func apply(_ command: Command) {
        switch command {
        case .play(let move):
            if let next = position.after(move, by: rules) { commit(next) }
        case .undo: history.apply(.undo)
        case .redo: history.apply(.redo)
        case .restart:
            let seenCards = seenCards
            self = Klondike(deal, rules: rules, purse: purse)
            see(seenCards)
        }
    }

    mutating func commit(_ next: Position) {
        history.apply(.commit(next))
        // A move shows only the cards that it draws and the top cards of the piles.
        see(next.table.waste.suffix(rules.draw.rawValue))
        see(next.table.piles.compactMap(\.cards.last))
    }

    mutating func see(_ cards: some Sequence<Card>) { seenCards.formUnion(cards) }
}
