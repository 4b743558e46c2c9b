import Games
import Reactive
import TUI

/// The statistics screen: a page for each game, with its variants, and one for the boards of the
/// day.
func statisticsScreen(_ console: Console, _ services: Services) -> Screen<Effect> {
    let statistics = Statistics(services.results.load(), today: services.today.daysSince1970)
    return StatisticsScene(statistics, services.words).screen(
        console,
        acts: .merge(
            console.intents(of: StatisticsSpot.self, keys: []).compactMap(\.scroll),
            console.intents(of: StatisticsScene.Act.self, keys: []).compactMap(\.scroll)),
        picture: { StatisticsPicture(scene: $0, today: statistics.today) })
}

/// The area below the names of the pages, for turns of the wheel outside of the menu.
enum StatisticsSpot: Hashable { case body }

extension Intent {
    /// The act of a turn of the wheel anywhere on the page.
    fileprivate var scroll: StatisticsScene.Act? {
        guard case .wheel(_, let direction) = self else { return nil }
        return direction.verticalStep.map { .scroll(by: $0) }
    }
}
