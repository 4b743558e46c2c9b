import Games
import TUI

let boardNumberName = "number"

/// The screen on which the player enters the number of a board.
func boardNumberScreen(_ console: Console, _ services: Services) -> Screen<Effect> {
    BoardNumberScene(words: services.words).screen(
        console, acts: console.pastes.map { .type($0) },
        picture: BoardNumberPicture.init)
}

/// The state of the screen: the digits typed so far.
struct BoardNumberScene: PageScene {
    typealias Act = LineAct

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
        case .enter:
            guard let number = UInt64(text) else { return }
            let start = SingleStart(number: number)
            tell(.effect(.begin(NewGame(start, of: MinesGame.self, replacesScreen: true))))
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
                    Text(words.mines.numberedBoardText, .dim).balanced()
                    Text("▸ #", .accent) + Text(scene.text) + Text("▏", .accent)
                }
            }
            .atMost(columns: 72)
            .aligned(.center, .center).stretching(columns: 1, rows: 1)
            scene.bar()
        }
    }
}
