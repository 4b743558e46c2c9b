import Games
import TUI

let dealPageName = "deal"

/// The screen on which the player enters a deal, by its number or by its 52 cards.
func dealScreen(_ console: Console, _ services: Services) -> Screen<Effect> {
    DealScene(services.words).screen(
        console, acts: console.pastes.map { .type($0) }, picture: DealPicture.init)
}

/// The typed text of a deal.
struct DealScene: PageScene {
    typealias Act = LineAct

    let words: Words
    private(set) var text = ""
    private(set) var problem: Klondike.Misdeal?

    init(_ words: Words) { self.words = words }

    let place = Place.page(.klondike, dealPageName)
    var commonKeys: KeyTable<CommonAct, Words> { .commonWhileTyping }
    var keys: KeyTable<Act, Words> { .line(isEmpty: text.isEmpty) }

    /// The maximum length: 52 cards with spaces between them.
    static let longest = 160

    mutating func perform(_ act: Act, _ tell: (News) -> Void) {
        problem = nil
        switch act {
        case .type(let more):
            let letters = more.uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
            text = String((text + letters).prefix(DealScene.longest))
        case .erase: text = String(text.dropLast())
        case .clear: text = ""
        case .enter: enter(tell)
        }
    }

    private mutating func enter(_ tell: (News) -> Void) {
        if text.isEmpty { return }
        if let number = UInt64(text) { return begin(.number(number), tell) }
        if let deal = Klondike.DealNumber(text)?.deal { return begin(.deal(deal), tell) }
        do {
            begin(.deal(try Klondike.Deal(text)), tell)
        } catch {
            problem = error
        }
    }

    private func begin(_ source: Klondike.Request.Source, _ tell: (News) -> Void) {
        tell(
            .effect(
                .begin(NewGame(.deal(source), of: KlondikeGame.self, replacesScreen: true))))
    }
}

/// The line that the player types, with a message about a mistake below it.
struct DealPicture: CompositeView {
    let scene: DealScene

    private var words: Words { scene.words }

    var content: some View {
        Column {
            Panel(words.klondike.namedDeal, border: .rounded, padding: 2) {
                Column(spacing: 1) {
                    Text(words.klondike.namedDealText, .dim).balanced()
                    (Text("▸ ", .accent) + Text(scene.text) + Text("▏", .accent)).wrapped()
                    Text(problem, .warning).wrapped()
                }
            }
            .atMost(columns: 72)
            .aligned(.center, .center).stretching(columns: 1, rows: 1)
            scene.bar()
        }
    }

    private var problem: String {
        switch scene.problem {
        case nil: " "
        case .unknownCard(let text): words.klondike.unknownCard(text)
        case .twice(let card): words.klondike.cardTwice(card.name)
        case .incomplete(let count): words.klondike.incompleteDeal(count)
        }
    }
}
