import Games
import TUI

extension GameModule {
    static var klondike: GameModule {
        GameModule(
            .klondike, title: { $0.klondike.title }, summary: { $0.klondike.summary },
            word: { $0.klondike.plain.game },
            help: { words in
                HelpPage(
                    keys: KeyTable.klondike.help(in: words),
                    firstSteps: words.klondike.firstSteps, rules: words.klondike.rules,
                    sketch: klondikeSketch)
            },
            settings: KlondikeSettings.rows, options: KlondikeTools.options,
            tools: KlondikeTools.all, variant: { $1.klondike.variant($0) },
            workers: { $0[(any KlondikeJudge).self] = SolvingJudge() },
            emblem: .spade, thumbnail: { $0.klondikeSlot.left?.thumbnail },
            lobby: klondikeLobby, goOn: KlondikeStart.left,
            asked: { services in
                let isNew = services.invocation.asksForBoard(of: .klondike)
                if isNew { services.klondikeSlot.startOver() }
                return .left
            },
            left: { $0.klondikeSlot.left == nil ? [] : [.left] },
            begin: { _, isDaily in klondikeBeginning(isDaily ? .daily : .random) },
            screen: klondikeScreen,
            pages: ["deal": { console, services in dealScreen(console, services) }],
            plain: plainKlondike, test: GameTest.klondike,
            state: { ($0 as? KlondikeSeen)?.phase.rawValue })
    }
}

/// The rows of the lobby: to go on, another deal, that of the day, and one that is named.
private func klondikeLobby(_ services: Services) -> [ListRow] {
    let texts = services.words.klondike
    let left = services.klondikeSlot.left
    let goOn = left.map { left in
        ListRow(
            id: "goOn", title: services.words.menu.goOn,
            detail: services.words.games.moves(left.klondike.moves),
            goesOn: true, press: [.go(.push(.game(GameStart(.klondike, KlondikeStart.left))))])
    }
    func new(
        _ id: String, _ title: String, summary: String = "", _ start: KlondikeStart
    ) -> ListRow {
        ListRow(
            id: id, title: title, summary: summary, givesUpGame: left != nil,
            press: klondikeBeginning(start))
    }
    return [
        goOn, new("new", texts.newDeal, .random),
        new(
            "daily", texts.dealOfTheDay, summary: services.words.games.nextBoardOfTheDay, .daily),
        ListRow(
            id: "deal", title: texts.namedDeal, press: [.go(.push(.page(.klondike, "deal")))]),
    ].compactMap(\.self)
}

/// The effects that give up the game that was left, for another deal.
func klondikeBeginning(_ start: KlondikeStart) -> [Effect] {
    [
        .startOver(in: KlondikeGame.slot),
        .go(.push(.game(GameStart(.klondike, start)))),
    ]
}

/// The rules at a glance: on the piles downwards, red and black by turns; at home upwards, suit by
/// suit.
private let klondikeSketch = """
    ╭9♥─╮         ╭9♥─╮         ╭A♠─╮   ╭2♠─╮   ╭3♠─╮
    ╭8♠─╮         ╭8♦─╮         │   │ → │   │ → │   │ → …
    ╭7♦─╮  ✓      │   │  ✗      ╰───╯   ╰───╯   ╰───╯
    │   │         ╰───╯
    ╰───╯
    """
