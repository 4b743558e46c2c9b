import Games
import Reactive
import TUI

/// The results so far: a page for each game, with its variants, and one for the boards of the day.
func statisticsScreen(_ console: Console, _ services: Services) -> Screen<Effect> {
    let (words, results) = (services.words, services.results.load())
    let statistics = Statistics(results, today: services.today.count)
    let intents = console.intents(of: StatisticsSpot.self, keys: [])
    let output = StatisticsViewModel(start: StatisticsModel(statistics)).transform(
        .merge(
            intents.compactMap(StatisticsModel.Command.init(intent:)),
            console.keys.compactMap(StatisticsModel.Command.init(key:))))
    return Screen(
        output.map { StatisticsPicture(model: $0, today: statistics.today, words: words) },
        effects: console.commonActs.compactMap { $0.move(at: .statistics) }.map { .go($0) })
}

/// The pages are turned and walked through.
struct StatisticsViewModel: PartViewModel {
    typealias Input = Observable<StatisticsModel.Command>
    typealias Output = Driver<StatisticsModel>

    let start: StatisticsModel
}

/// A spot of the statistics that can be pointed at.
enum StatisticsSpot: Hashable {
    case page(Int)
    case row(Int)
    /// The page before this one, and the one behind it.
    case back, forth
    /// All there is below the names of the pages.
    case body
}

extension StatisticsModel.Command {
    fileprivate init?(intent: Intent<StatisticsSpot>) {
        switch intent {
        case .press(.page(let page), _, _, _): self = .open(page)
        case .press(.row(let row), _, _, _): self = .choose(row)
        case .press(.back, _, _, _): self = .turn(by: -1)
        case .press(.forth, _, _, _): self = .turn(by: 1)
        case .wheel(_, let direction): self = .scroll(by: direction == .up ? -1 : 1)
        default: return nil
        }
    }

    fileprivate init?(key: KeyPress) {
        guard key.modifiers.isSubset(of: .shift) else { return nil }
        switch key.key {
        case .up, .character("k"): self = .walk(by: -1)
        case .down, .character("j"): self = .walk(by: 1)
        case .left, .character("h"): self = .turn(by: -1)
        case .right, .character("l"): self = .turn(by: 1)
        case .tab: self = .walk(by: key.modifiers.isEmpty ? 1 : -1)
        case .character(let character):
            guard let digit = Character(character).wholeNumberValue else { return nil }
            self = .open(digit - 1)
        default: return nil
        }
    }
}
