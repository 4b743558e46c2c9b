import TUI

/// The state of a help page: the keys of a place, and the rules of its game.
struct HelpScene: ControlledPage {
    enum Spot: Hashable { case text }

    /// The number of rows to scroll by.
    typealias Act = Int
    typealias Change = Controls<Spot>.Command

    let place: Place
    let words: Words
    /// The keys of the screen that the help covers.
    let helpKeys: HelpKeys
    let page: HelpPage
    var controls = Controls<Spot>(focus: .text, [.text: .scroll()])

    init(of place: Place, _ keys: HelpKeys, _ words: Words) {
        (self.place, self.words, helpKeys) = (.help(of: place, keys), words, keys)
        page = place.help(in: words)
    }

    var commonKeys: KeyTable<CommonAct, Words> { .common.without(.help) }

    /// The letters that scroll. The scroll view itself reads the arrows and the page keys.
    var keys: KeyTable<Int, Words> {
        KeyTable([.init("↑↓", { $0.keys.scroll }, act: \.rowsToScroll)])
    }

    mutating func perform(_ rows: Int, _ emit: (News) -> Void) {
        controls.scroll(.text, rows: rows)
    }
}

extension HelpScene {
    func screen(_ console: Console) -> Screen<Effect> {
        screen(console, picture: HelpPicture.init)
    }
}

extension KeyPress {
    /// The number of rows that a letter scrolls by; nil for other keys.
    package var rowsToScroll: Int? {
        switch letter {
        case "k": -1
        case "j": 1
        default: nil
        }
    }
}
