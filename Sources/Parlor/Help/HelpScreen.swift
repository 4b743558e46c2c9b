import Games
import Reactive
import TUI

/// The keys of a place, and how its game is played.
func helpScreen(
    _ console: Console, _ words: Words, of place: Place, at moment: GameMoment?
) -> Screen<Effect> {
    let wheel = console.intents(of: HelpSpot.self).compactMap { intent -> Int? in
        if case .wheel(_, let direction) = intent { direction == .up ? -3 : 3 } else { nil }
    }
    let output = HelpViewModel().transform(
        .merge(console.keys.compactMap(HelpViewModel.step), wheel))
    return Screen(
        output.map {
            HelpPicture(
                page: place.help(in: words, at: moment), offset: $0.offset, words: words)
        },
        effects: console.commonActs.compactMap { $0.move(at: .help(of: place)) }.map { .go($0) })
}

/// The page of the help, and the row from which on it is seen.
struct HelpScroll: Model, Equatable {
    private(set) var offset = 0

    mutating func apply(_ steps: Int) { offset = min(200, max(0, offset + steps)) }
}

/// Scrolls by steps of so many rows.
struct HelpViewModel: PartViewModel {
    typealias Input = Observable<HelpScroll.Command>
    typealias Output = Driver<HelpScroll>

    let start = HelpScroll()

    static func step(_ key: KeyPress) -> Int? {
        switch key.key {
        case .up, .character("k"): -1
        case .down, .character("j"): 1
        case .pageUp: -10
        case .pageDown, .character(" "): 10
        case .home: -1_000
        default: nil
        }
    }
}
