import Games
import TUI

/// The results so far: a page for each game, with its variants, and one for the boards of the day.
func statisticsScreen(_ console: Console, _ services: Services) -> Screen<Effect> {
    let statistics = Statistics(services.results.load(), today: services.today.count)
    return StatisticsScene(statistics, services.words).screen(
        console,
        acts: console.intents(of: StatisticsSpot.self, keys: []).compactMap { intent in
            if case .wheel(_, let direction) = intent {
                .scroll(by: direction == .up ? -1 : 1)
            } else {
                nil
            }
        }, picture: { StatisticsPicture(scene: $0, today: statistics.today) })
}

/// All there is below the names of the pages, where the wheel turns.
enum StatisticsSpot: Hashable { case body }
