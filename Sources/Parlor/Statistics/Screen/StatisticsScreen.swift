import Games
import Reactive
import TUI

/// The results so far: a page for each game, with its variants, and one for the boards of the day.
func statisticsScreen(_ console: Console, _ services: Services) -> Screen<Effect> {
    let statistics = Statistics(services.results.load(), today: services.today.count)
    return StatisticsScene(statistics, services.words).screen(
        console,
        acts: .merge(
            console.intents(of: StatisticsSpot.self, keys: []).compactMap(\.scroll),
            console.intents(of: StatisticsScene.Act.self, keys: []).compactMap(\.scroll)),
        picture: { StatisticsPicture(scene: $0, today: statistics.today) })
}

/// All there is below the names of the pages, where the wheel turns. The rows of the menu lie on it
/// and hear the wheel themselves.
enum StatisticsSpot: Hashable { case body }

extension Intent {
    /// What a notch of the wheel does, wherever on the page it turns.
    fileprivate var scroll: StatisticsScene.Act? {
        guard case .wheel(_, let direction) = self else { return nil }
        return .scroll(by: direction == .up ? -1 : 1)
    }
}
