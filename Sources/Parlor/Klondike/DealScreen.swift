import Games
import Reactive
import TUI

/// Where a deal is named: by its number, or by its fifty-two cards, typed or pasted.
func dealScreen(_ console: Console, _ desk: Desk) -> Screen {
    let presses = console.intents(of: DealSpot.self, keys: []).compactMap(\.pressed)
    let model = Driver.play(DealEntry()) { _ in
        .merge(
            console.events.compactMap(DealEntry.Command.init(event:)),
            presses.map { $0 == .play ? .enter : .leave })
    }
    let moves = model.asObservable().compactMap { model -> Navigation.Command? in
        switch model.outcome {
        case nil: return nil
        case .left: return .pop
        case .chosen(let source):
            desk.klondikeRequest = desk.request(source)
            return .replace(.game(.klondike))
        }
    }
    return Screen(model.map { DealPicture(model: $0, words: desk.words) }, moves: moves)
}

enum DealSpot: Hashable { case play, leave }

/// What was typed of a deal so far.
struct DealEntry: Model, Equatable {
    enum Command: Equatable {
        case type(String)
        case erase, clear, enter, leave
    }

    enum Outcome: Equatable {
        case chosen(Klondike.Request.Source)
        case left
    }

    private(set) var text = ""
    private(set) var problem: Klondike.Misdeal?
    private(set) var outcome: Outcome?

    /// As many letters as fifty-two cards and the spaces between them have.
    static let longest = 160

    mutating func apply(_ command: Command) {
        outcome = nil
        switch command {
        case .type(let more):
            problem = nil
            let letters = more.uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
            text = String((text + letters).prefix(DealEntry.longest))
        case .erase:
            problem = nil
            text = String(text.dropLast())
        case .clear: self = DealEntry()
        case .enter: enter()
        case .leave: outcome = .left
        }
    }

    private mutating func enter() {
        if text.isEmpty { return }
        if let number = UInt64(text) {
            outcome = .chosen(.number(number))
            return
        }
        do {
            outcome = .chosen(.deal(try Klondike.Deal(text)))
        } catch {
            problem = error
        }
    }
}

extension DealEntry.Command {
    init?(event: TerminalEvent) {
        switch event {
        case .paste(let text): self = .type(text)
        case .key(let key) where key.kind != .release: self.init(key: key)
        default: return nil
        }
    }

    private init?(key: KeyPress) {
        switch key.key {
        case .enter, .keypad(.enter): self = .enter
        case .escape: self = .leave
        case .backspace: self = .erase
        case .character("u") where key.modifiers == .control: self = .clear
        default:
            guard let text = key.text else { return nil }
            self = .type(text)
        }
    }
}

/// A line to type in, with what is wrong with it below.
struct DealPicture: CompositeView {
    let model: DealEntry
    let words: Words

    var content: some View {
        Column {
            Panel(words.klondike.namedDeal, border: .rounded, padding: 2) {
                Column(spacing: 1) {
                    Text(words.klondike.namedDealText, .dim).wrapped()
                    (Text("▸ ", .accent) + Text(model.text) + Text("▏", .accent)).wrapped()
                    Text(problem, .warning).wrapped()
                }
            }
            .atMost(columns: 72)
            .aligned(.center, .center).stretching(columns: 1, rows: 1)
            KeyBar([
                .init("Enter", words.keys.choose, DealSpot.play),
                .init("Esc", words.keys.back, DealSpot.leave),
            ])
        }
    }

    private var problem: String {
        switch model.problem {
        case nil: " "
        case .unknownCard(let text): words.klondike.unknownCard(text)
        case .twice(let card): words.klondike.cardTwice(card.name)
        case .incomplete(let count): words.klondike.isNoDeal(count)
        }
    }
}
