import Games
import TUI

let boardNumberName = "number"

/// The screen on which the player enters the number of a board. Playing it gives up the unfinished
/// game.
func boardNumberScreen(_ console: Console, _ services: Services) -> Screen<Effect> {
    BoardNumberScene(words: services.words).screen(
        console, acts: console.pastes.map { .type($0) },
        effects: { number in
            services.begin(SingleStart(number: number), of: DealtMines.self)
                .map(\.inPlaceOfThis)
        }, picture: BoardNumberPicture.init)
}

extension Effect {
    /// The effect, changed so that the pushed place replaces the current screen.
    fileprivate var inPlaceOfThis: Effect {
        if case .go(.push(let place)) = self { .go(.replace(place)) } else { self }
    }
}

/// The state of the screen: the digits typed so far.
struct BoardNumberScene: PageScene {
    typealias Act = LineAct
    /// The number of the board to play.
    typealias Request = UInt64

    let words: Words
    private(set) var text = ""

    init(words: Words) { self.words = words }

    let place = Place.page(.mines, boardNumberName)
    var commonKeys: KeyTable<CommonAct, Words> { .commonWhileTyping }
    var keys: KeyTable<Act, Words> { .line(isEmpty: text.isEmpty) }

    mutating func perform(_ act: Act, _ tell: (News) -> Void) {
        switch act {
        case .type(let more):
            let digits = text + more.filter { $0.isASCII && $0.isNumber }
            if digits.isEmpty || UInt64(digits) != nil { text = digits }
        case .erase: text = String(text.dropLast())
        case .clear: text = ""
        case .enter: if let number = UInt64(text) { tell(.action(number)) }
        }
    }
}

/// A line to type in.
struct BoardNumberPicture: CompositeView {
    let scene: BoardNumberScene

    private var words: Words { scene.words }

    var content: some View {
        Column {
            Panel(words.mines.numberedBoard, border: .rounded, padding: 2) {
                Column(spacing: 1) {
                    Text(words.mines.numberedBoardText, .dim).wrapped()
                    Text("▸ #", .accent) + Text(scene.text) + Text("▏", .accent)
                }
            }
            .atMost(columns: 72)
            .aligned(.center, .center).stretching(columns: 1, rows: 1)
            scene.bar()
        }
    }
}
