import Games
import Reactive
import TUI

/// The screen on which a deal is named: by its number, or by its fifty-two cards, typed or pasted.
func dealScreen(_ console: Console, _ services: Services) -> Screen<Effect> {
    let presses = console.intents(of: DealEntry.Command.self, keys: []).compactMap(\.pressed)
    let output = DealViewModel().transform(
        .merge(
            console.events.compactMap(DealEntry.Command.init(event:)),
            presses))
    return Screen(
        output.seen.map { DealPicture(entry: $0, words: services.words) },
        effects: output.news.asObservable().concatMap { news -> Observable<Effect> in
            switch news {
            case .left: .just(.go(.pop))
            case .chosen(let source):
                .of(
                    .startOver(in: KlondikeGame.slot),
                    .go(.replace(.game(GameStart(.klondike, KlondikeStart.deal(source))))))
            }
        })
}

extension KeyTable where Act == DealEntry.Command, Words == Parlor.Words {
    /// The keys that do something else than to type.
    static var deal: KeyTable {
        KeyTable([
            Row("Enter", { $0.keys.choose }, click: DealEntry.Command.enter) {
                $0.key == .enter || $0.key == .keypad(.enter) ? .enter : nil
            },
            Row(
                "Backspace", { Phrase.erase.text(in: $0.language) }, rank: 1,
                click: DealEntry.Command.erase
            ) { $0.key == .backspace ? .erase : nil },
            Row(
                "Ctrl-U", { Phrase.eraseAll.text(in: $0.language) }, rank: 1,
                click: DealEntry.Command.clear
            ) { $0.key == .character("u") && $0.modifiers == .control ? .clear : nil },
        ])
    }

    /// The way back, which is shown in every window.
    static var leavingDeal: KeyTable {
        KeyTable([
            Row("Esc", { $0.keys.back }, click: DealEntry.Command.leave) {
                $0.key == .escape ? .leave : nil
            }
        ])
    }
}

/// The text that was typed of a deal so far.
struct DealEntry: TellingModel, Equatable {
    enum Command: Hashable {
        case type(String)
        case erase, clear, enter, leave
    }

    enum News: Equatable {
        case chosen(Klondike.Request.Source)
        case left
    }

    private(set) var text = ""
    private(set) var problem: Klondike.Misdeal?

    /// As many letters as fifty-two cards and the spaces between them have.
    static let longest = 160

    mutating func apply(_ command: Command, tell: (News) -> Void) {
        switch command {
        case .type(let more):
            problem = nil
            let letters = more.uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
            text = String((text + letters).prefix(DealEntry.longest))
        case .erase:
            problem = nil
            text = String(text.dropLast())
        case .clear: self = DealEntry()
        case .enter: enter(tell)
        case .leave: tell(.left)
        }
    }

    private mutating func enter(_ tell: (News) -> Void) {
        if text.isEmpty { return }
        if let number = UInt64(text) { return tell(.chosen(.number(number))) }
        do {
            tell(.chosen(.deal(try Klondike.Deal(text))))
        } catch {
            problem = error
        }
    }
}

/// A deal that is named, as its screen has it: what is typed comes in, the text goes out, and the
/// deal that it names.
struct DealViewModel: PartViewModel {
    typealias Input = Observable<DealEntry.Command>
    typealias Output = PlayOutput<DealEntry, DealEntry.News>

    let start = DealEntry()
}

extension DealEntry.Command {
    init?(event: TerminalEvent) {
        switch event {
        case .paste(let text): self = .type(text)
        case .key(let key) where key.kind != .release:
            let command = KeyTable.deal.act(for: key) ?? KeyTable.leavingDeal.act(for: key)
            guard let command = command ?? key.text.map(Self.type) else { return nil }
            self = command
        default: return nil
        }
    }
}

/// A line to type in, and the problem with it below.
struct DealPicture: CompositeView {
    let entry: DealEntry
    let words: Words

    var content: some View {
        Column {
            Panel(words.klondike.namedDeal, border: .rounded, padding: 2) {
                Column(spacing: 1) {
                    Text(words.klondike.namedDealText, .dim).wrapped()
                    (Text("▸ ", .accent) + Text(entry.text) + Text("▏", .accent)).wrapped()
                    Text(problem, .warning).wrapped()
                }
            }
            .atMost(columns: 72)
            .aligned(.center, .center).stretching(columns: 1, rows: 1)
            KeyBar(
                KeyTable.deal.bar(in: words),
                always: KeyTable.leavingDeal.bar(in: words))
        }
    }

    private var problem: String {
        switch entry.problem {
        case nil: " "
        case .unknownCard(let text): words.klondike.unknownCard(text)
        case .twice(let card): words.klondike.cardTwice(card.name)
        case .incomplete(let count): words.klondike.isNoDeal(count)
        }
    }
}

extension Phrase {
    fileprivate static let eraseAll = Phrase("erase all", "모두 지우기")
}
