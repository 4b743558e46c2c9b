import Games
import TUI

let boardNumberName = "number"

/// The screen on which the player enters the number or the size of a board.
func boardNumberScreen(_ console: Console, _ services: Services) -> Screen<Effect> {
    BoardNumberScene(words: services.words).screen(
        console, acts: console.pastes.map { .type($0) },
        picture: BoardNumberPicture.init)
}

/// The state of the screen: the text typed so far, and whether it was refused.
struct BoardNumberScene: PageScene {
    typealias Act = LineAct

    let words: Words
    private(set) var text = ""
    private(set) var isRefused = false

    init(words: Words) { self.words = words }

    let place = Place.page(.mines, boardNumberName)
    var commonKeys: KeyTable<CommonAct, Words> { .commonWhileTyping }
    var keys: KeyTable<Act, Words> { .line(isEmpty: text.isEmpty) }

    mutating func perform(_ act: Act, _ tell: (News) -> Void) {
        isRefused = false
        switch act {
        case .type(let more):
            text = String((text + more.filter { "0123456789x/".contains($0) }).prefix(20))
        case .erase: text = String(text.dropLast())
        case .clear: text = ""
        case .enter:
            let (number, size) = (UInt64(text), MinesSize(rawValue: text))
            isRefused = number == nil && size == nil
            if isRefused { return }
            let setting = MinesSettings.size
            if let size { tell(.effect(.set(setting.name, to: setting.write(size)))) }
            let start = SingleStart(number: number)
            tell(.effect(.begin(NewGame(start, of: MinesGame.self, replacesScreen: true))))
        }
    }
}

/// The line that the player types, with an explanation above it.
struct BoardNumberPicture: CompositeView {
    let scene: BoardNumberScene

    private var words: Words { scene.words }

    var content: some View {
        Column {
            Panel(words.mines.numberedBoard, border: .rounded, padding: 2) {
                Column(spacing: 1) {
                    Text(words.mines.numberedBoardText, .dim).balanced()
                    Text(words.mines.ownSizeText, .dim).balanced()
                    Text("▸ ", .accent) + Text(scene.text) + Text("▏", .accent)
                    if scene.isRefused { Text(words.mines.isNoSize, .warning).balanced() }
                }
            }
            .atMost(columns: 72)
            .aligned(.center, .center).stretching(columns: 1, rows: 1)
            scene.bar()
        }
    }
}
