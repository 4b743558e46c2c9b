import Games
import Reactive
import TUI

/// The screen on which a board is named by its number. A game that was left is given up for it.
func boardNumberScreen(_ console: Console, _ services: Services) -> Screen<Effect> {
    let output = BoardNumberViewModel().transform(
        .merge(
            console.events.compactMap(DealEntry.Command.init(event:)),
            console.intents(of: DealEntry.Command.self, keys: []).compactMap(\.pressed)))
    return Screen(
        output.seen.map { BoardNumberPicture(entry: $0, words: services.words) },
        effects: output.news.asObservable().concatMap { news -> Observable<Effect> in
            switch news {
            case .left: .just(.go(.pop))
            case .chosen(let number):
                .from(
                    services.begin(SingleStart(number: number), of: DealtMines.self)
                        .map(\.inPlaceOfThis))
            }
        })
}

extension Effect {
    /// The same; what it leads to takes the place of the screen that asks for it.
    fileprivate var inPlaceOfThis: Effect {
        if case .go(.push(let place)) = self { .go(.replace(place)) } else { self }
    }
}

/// The digits that were typed so far.
struct BoardNumber: TellingModel, Equatable {
    enum News: Equatable {
        case chosen(UInt64)
        case left
    }

    private(set) var text = ""

    mutating func apply(_ command: DealEntry.Command, tell: (News) -> Void) {
        switch command {
        case .type(let more):
            let digits = text + more.filter { $0.isASCII && $0.isNumber }
            if digits.isEmpty || UInt64(digits) != nil { text = digits }
        case .erase: text = String(text.dropLast())
        case .clear: text = ""
        case .enter: if let number = UInt64(text) { tell(.chosen(number)) }
        case .leave: tell(.left)
        }
    }
}

/// A number as its screen has it: what is typed comes in, the text goes out, and the board that it
/// names.
struct BoardNumberViewModel: PartViewModel {
    typealias Input = Observable<DealEntry.Command>
    typealias Output = PlayOutput<BoardNumber, BoardNumber.News>

    let start = BoardNumber()
}

/// A line to type in.
struct BoardNumberPicture: CompositeView {
    let entry: BoardNumber
    let words: Words

    var content: some View {
        Column {
            Panel(words.mines.numberedBoard, border: .rounded, padding: 2) {
                Column(spacing: 1) {
                    Text(words.mines.numberedBoardText, .dim).wrapped()
                    Text("▸ #", .accent) + Text(entry.text) + Text("▏", .accent)
                }
            }
            .atMost(columns: 72)
            .aligned(.center, .center).stretching(columns: 1, rows: 1)
            KeyBar(KeyTable.deal.bar(in: words), always: KeyTable.leavingDeal.bar(in: words))
        }
    }
}
