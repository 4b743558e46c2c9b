import TUI

/// The state of a help page: the keys of a place, the rules of its game, and the scroll position.
struct HelpScene: PageScene {
    /// The number of rows to scroll by.
    typealias Act = Int

    let place: Place
    let words: Words
    /// The keys that the page lists: those of the place below it.
    let told: HelpKeys
    let page: HelpPage
    private(set) var offset = 0

    init(of place: Place, _ keys: HelpKeys, _ words: Words) {
        (self.place, self.words, told) = (.help(of: place, keys), words, keys)
        page = place.help(in: words)
    }

    var commonKeys: KeyTable<CommonAct, Words> { .common.without(.help) }

    var keys: KeyTable<Int, Words> {
        KeyTable([.init("↑↓", { $0.keys.scroll }, act: \.rowsToScroll)])
    }

    mutating func perform(_ steps: Int, _ tell: (News) -> Void) {
        offset = min(200, max(0, offset + steps))
    }
}

extension HelpScene {
    func screen(_ console: Console) -> Screen<Effect> {
        screen(
            console,
            acts: console.intents(of: HelpSpot.self).compactMap { intent in
                if case .wheel(_, let direction) = intent { direction == .up ? -3 : 3 } else { nil }
            }, picture: HelpPicture.init)
    }
}

extension KeyPress {
    /// The number of rows that the key scrolls by; nil if it does not scroll.
    package var rowsToScroll: Int? {
        switch key {
        case .up, .character("k"): -1
        case .down, .character("j"): 1
        case .pageUp: -10
        case .pageDown, .character(" "): 10
        case .home: -10_000
        default: nil
        }
    }
}
