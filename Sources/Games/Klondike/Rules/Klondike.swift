import Reactive

/// Klondike: four suits are to be brought home, aces first, from seven piles and a stock.
public struct Klondike: Model, Equatable, Sendable {
    public enum Command: Hashable, Sendable {
        case draw, refresh
        /// The card goes by itself where it belongs, as when it is tapped twice.
        case autoMove(Card)
        /// The card, with what lies on it, is put on a place.
        case move(Card, to: Place)
        case undo, redo
        /// The same deal from the beginning.
        case restart
        /// Another deal, at once and without a question.
        case redeal(Deal)
    }

    public private(set) var deal: Deal
    public let rules: Rules
    private(set) var history: History<Position>

    /// What was in the purse before this deal; it counts only if the purse passes on.
    private(set) var purse: Int

    public init(_ deal: Deal, rules: Rules = Rules()) {
        self.init(deal, rules: rules, purse: 0)
    }

    init(_ deal: Deal, rules: Rules, purse: Int) {
        (self.deal, self.rules, self.purse) = (deal, rules, purse)
        history = History(Position(Table(deal), score: rules.scoring.start(purse: purse)))
    }

    /// A game that goes on from a position, of which nobody knows what led there.
    init(at position: Position, deal: Deal = Deal(number: 0), rules: Rules = Rules()) {
        (self.deal, self.rules, purse) = (deal, rules, 0)
        history = History(position)
    }

    public var position: Position { history.present }
    public var table: Table { position.table }
    public var score: Int { position.score }
    public var moves: Int { position.moves }
    public var isWon: Bool { table.isWon }
    public var canUndo: Bool { history.canUndo }
    public var canRedo: Bool { history.canRedo }
    public var canDraw: Bool { position.allows(.draw, by: rules) }
    public var canRefresh: Bool { position.allows(.refresh, by: rules) }

    /// How often the waste may still be turned over; without end if nil.
    public var redealsLeft: Int? { rules.redeals.map { $0 - position.refreshes } }

    public mutating func apply(_ command: Command) {
        switch command {
        case .draw: play(.draw)
        case .refresh: play(.refresh)
        case .autoMove(let card):
            if let target = table.homeward(card) { apply(.move(card, to: target)) }
        case .move(let card, let target):
            play(.carry(card, from: table.place(of: card), to: target))
        case .undo: history.apply(.undo)
        case .redo: history.apply(.redo)
        case .restart: self = Klondike(deal, rules: rules, purse: purse)
        case .redeal(let deal): self = Klondike(deal, rules: rules, purse: score)
        }
    }

    private mutating func play(_ move: Move) {
        if let next = position.after(move, by: rules) { history.apply(.commit(next)) }
    }
}

extension Klondike.Command {
    /// What the player does to make this move.
    public init(_ move: Klondike.Move) {
        switch move {
        case .draw: self = .draw
        case .refresh: self = .refresh
        case .carry(let card, _, let target): self = .move(card, to: target)
        }
    }
}
