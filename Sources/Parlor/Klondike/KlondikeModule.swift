import Games
import TUI

extension GameName { static let klondike = GameName("klondike") }

extension GameModule {
    static var klondike: GameModule {
        GameModule(
            .klondike, texts: { $0.klondike.about },
            sketch: klondikeSketch,
            settings: KlondikeSettings.rows, options: KlondikeTools.options,
            tools: KlondikeTools.all, variant: KlondikeVariant.self,
            workers: { $0[(any KlondikeJudge).self] = SolvingJudge() },
            emblem: Emblems.spade,
            starts: .twoSlots(KlondikeGame.self) { services in
                [
                    ListRow(
                        id: "deal", title: services.words.klondike.namedDeal,
                        press: [.go(.push(.page(.klondike, KlondikeDealEntry.name)))])
                ]
            },
            pasted: KlondikeDealEntry().pastedBoards, screen: klondikeScreen,
            pages: [KlondikeDealEntry.name: entryPage(KlondikeDealEntry())],
            plain: KlondikeNarrator.play,
            state: { ($0 as? KlondikeSeen)?.phase.rawValue })
    }
}

/// A sketch of the rules: piles build down in alternating colors, and foundations build up in suit.
private let klondikeSketch = """
    ╭9♥─╮         ╭9♥─╮         ╭A♠─╮   ╭2♠─╮   ╭3♠─╮
    ╭8♠─╮         ╭8♦─╮         │   │ → │   │ → │   │ → …
    ╭7♦─╮  ✓      │   │  ✗      ╰───╯   ╰───╯   ╰───╯
    │   │         ╰───╯
    ╰───╯
    """
