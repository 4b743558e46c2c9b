import Reactive
import TUI

@testable import Games
@testable import Parlor

extension Services {
    var klondikeSlot: SaveSlot<KlondikeGame> { slot(of: KlondikeGame.self) }
}

extension ProgramRun {
    /// The program with a deal on the table.
    static func klondike(
        _ deal: Klondike.Deal, rules: Klondike.Rules = .init(), _ arguments: String = "",
        columns: Int = 80, rows: Int = 24, language: String = "en",
        judge: any KlondikeJudge = SilentJudge()
    ) throws -> ProgramRun {
        let options =
            "--draw \(rules.draw.rawValue)"
            + (rules.redeals.map { " --redeals \($0)" } ?? "")
        return try ProgramRun(
            "klondike --deal \(deal.text) \(options) \(arguments)", columns: columns, rows: rows,
            language: language, workers: .workers(judge: judge))
    }

    /// A deal, and its winning moves until all remaining cards can go home. They are found once for
    /// all tests.
    private static let nearlyWon: Klondike.WinnableDeal = {
        let (deal, moves) = Klondike.Deal.winnable(from: 7, rules: .init())
        var klondike = Klondike(deal)
        let first = moves.prefix { move in
            defer { klondike.apply(.play(move)) }
            return klondike.position.finish(by: .init()) == nil
        }
        return Klondike.WinnableDeal(deal, moves: Array(first))
    }()

    /// A game in which all but the last moves were made, so that the remaining cards can go home
    /// automatically.
    static func nearlyWonKlondikeGame(rules: Klondike.Rules = .init()) -> KlondikeGame {
        var game = KlondikeGame(.init(.deal(nearlyWon.deal), rules: rules), seed: 1)
        for move in nearlyWon.moves {
            game.klondike.apply(.play(move))
            game.record.times.go(to: game.klondike.step, at: 0)
        }
        return game
    }

    /// The program with a game that is nearly won.
    static func nearlyWonKlondike(
        _ arguments: String = "", rules: Klondike.Rules = .init(),
        judge: any KlondikeJudge = SilentJudge()
    ) throws -> ProgramRun {
        let game = nearlyWonKlondikeGame(rules: rules)
        return try ProgramRun("klondike \(arguments)", workers: .workers(judge: judge)) {
            $0.klondikeSlot.save(game)
        }
    }

    /// Sends the remaining cards home.
    func finishKlondike() {
        pilot.type("A")
        pilot.advance(by: .seconds(10))
    }

    func wantsSound(_ isWanted: Bool) {
        set(GeneralSettings.sound, to: isWanted)
    }

    /// The table of the game, once a move was made.
    var table: Klondike.Table? { services.klondikeSlot.readUnfinishedGame()?.klondike.table }

    func click(_ card: Card, _ button: Mouse.Button = .left) throws {
        try pilot.click(spot(of: card), button: button)
    }

    func click(_ place: Klondike.CardPlace) throws { try pilot.click(spot(of: place)) }

    func doubleClick(_ card: Card) throws { try pilot.doubleClick(spot(of: card)) }

    func drag(_ card: Card, to place: Klondike.CardPlace) throws {
        try pilot.drag(from: spot(of: card), to: spot(of: place))
    }

    /// Presses and releases the button. No pause separates this click from the previous one.
    func clickOnce(column: Int, row: Int) {
        pilot.send(.mouse(Mouse(.press(.left), column: column, row: row)))
        pilot.send(.mouse(Mouse(.release(.left), column: column, row: row)))
    }

    /// The spot of a card. A card in a pile has its own spot; other cards have that of their place.
    func spot(of card: Card) -> Pilot.Target {
        switch table?.place(of: card) {
        case nil, .pile: .value(Klondike.Spot.card(card))
        case .some(let place): spot(of: place)
        }
    }

    func spot(of place: Klondike.CardPlace) -> Pilot.Target {
        .value(Klondike.Spot.place(place))
    }
}

/// A judge that gives prepared verdicts.
struct PreparedJudge: KlondikeJudge {
    let say: @Sendable (Klondike.Question) -> Klondike.Judgement

    /// Drawing loses the game. After the second card is turned, no move is left.
    static let drawingLoses = PreparedJudge { question in
        switch question.step {
        case 0: .init(.winnable([.carry("6S", from: .pile(4), to: .pile(3))]))
        case 1: .init(.unwinnable)
        default: .init(.unwinnable, isStuck: true)
        }
    }

    func judgement(of question: Klondike.Question) -> Observable<Klondike.Judgement> {
        .just(say(question))
    }

    func winnableDeal(for search: Klondike.Search) -> Observable<Klondike.WinnableDeal> {
        .just(SearchedDeals.winnableDeal(for: search))
    }
}

extension Card: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) {
        guard let card = Card(text) else { fatalError("\(text) is no card.") }
        self = card
    }
}

extension Klondike.Deal {
    /// Creates a deal from the upper cards of the piles, from bottom to top, and the stock in the
    /// order in which it is drawn. The other cards fill the remaining places.
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

    /// A deal in which a move of every kind is possible.
    static func various() throws -> Klondike.Deal {
        try Klondike.Deal(
            piles: ["AH", "2S AS", "7H", "7D", "8S 6S", "KC", "9C"],
            stock: "5H QD 2H JC 3D 3H")
    }
}

extension KlondikeSeen {
    /// The visible part of a game.
    static func seen(of game: KlondikeGame) -> KlondikeSeen {
        KlondikeViewModel(game, judge: SilentJudge(), scheduler: VirtualTimeScheduler())
            .seen(of: game)
    }
}

extension KlondikeScene {
    /// Creates the scene of a new game.
    init(_ game: KlondikeGame, _ words: Words = .english) {
        let dealt = DealtKlondike(initial: RevertibleGame(game), beginning: [])
        self = KlondikeScene(life: .init(dealt, .seen(of: game), words)).opened()
    }
}
