import Reactive
import TUI

@testable import Games
@testable import Parlor

extension Play {
    /// A deal on the table, at once.
    static func klondike(
        _ deal: Klondike.Deal, rules: Klondike.Rules = .init(), _ arguments: String = "",
        columns: Int = 80, rows: Int = 24, language: String = "en",
        judge: any KlondikeJudge = SilentJudge()
    ) throws -> Play {
        try Play(
            "klondike --seed 1 \(arguments)", columns: columns, rows: rows, language: language,
            judge: judge, prepare: { $0.klondikeRequest = .init(.deal(deal), rules: rules) })
    }

    /// The cards as the screen has them, once something was played.
    var table: Klondike.Table? { desk.klondike.left?.klondike.table }

    func click(_ card: Card, _ button: Mouse.Button = .left) throws {
        try pilot.click(spot(of: card), button: button)
    }

    func click(_ place: Klondike.Place) throws { try pilot.click(spot(of: place)) }

    func doubleClick(_ card: Card) throws { try pilot.doubleClick(spot(of: card)) }

    func drag(_ card: Card, to place: Klondike.Place) throws {
        try pilot.drag(from: spot(of: card), to: spot(of: place))
    }

    /// A press and a release, with no pause that keeps it apart from those before.
    func clickOnce(column: Int, row: Int) {
        pilot.send(.mouse(Mouse(.press(.left), column: column, row: row)))
        pilot.send(.mouse(Mouse(.release(.left), column: column, row: row)))
    }

    /// Where a card can be pointed at: a card of a pile by itself, others by their place.
    func spot(of card: Card) -> Pilot.Place {
        switch table?.place(of: card) {
        case nil, .pile: .value(KlondikeSpot.table(.card(card)))
        case .some(let place): spot(of: place)
        }
    }

    func spot(of place: Klondike.Place) -> Pilot.Place {
        .value(KlondikeSpot.table(.place(place)))
    }
}

extension Card: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) {
        guard let card = Card(text) else { fatalError("\(text) is no card.") }
        self = card
    }
}

extension Klondike.Deal {
    /// The upper cards of the piles, from the lowest to the one on top, and the stock as it is
    /// drawn. The other cards lie where there is room.
    init(piles: [String], stock: String) throws {
        func cards(_ text: String) -> [Card] {
            text.split(separator: " ").compactMap { Card("\($0)") }
        }
        var named = piles.map(cards)
        let drawn = cards(stock)
        let used = Set(named.flatMap(\.self) + drawn)
        var rest = Card.pack.filter { !used.contains($0) }
        for pile in named.indices {
            let missing = pile + 1 - named[pile].count
            named[pile] = Array(rest.prefix(missing)) + named[pile]
            rest.removeFirst(missing)
        }
        let rows = (0..<7).flatMap { row in (row..<7).map { named[$0][row] } }
        try self.init((rows + drawn + rest).map(\.description).joined())
    }

    /// A deal in which a move of every kind is at hand.
    static func various() throws -> Klondike.Deal {
        try Klondike.Deal(
            piles: ["AH", "2S AS", "7H", "7D", "8S 6S", "KC", "9C"],
            stock: "5H QD 2H JC 3D 3H")
    }
}
