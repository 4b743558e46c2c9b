import Games
import Reactive
import TUI

/// What `parlor --demo` shows: every view, every event as it comes, and what the terminal can do.
/// It is the first thing to look at on a terminal that nobody has tried yet.
func demo(_ console: Console) -> Driver<DemoScreen> {
    let now = { console.scheduler.now }
    return Driver.play(DemoModel(Surroundings(size: Size(columns: 0, rows: 0)))) { _ in
        .merge(
            console.surroundings.asObservable().map { .surroundings($0) },
            console.events.map { .event($0) },
            console.gestures.map { .gesture($0) },
            console.keys.map { .key($0, at: now()) },
            console.intents(of: DemoSpot.self).map { .intent($0, at: now()) })
    }
    .asObservable().take(while: { !$0.isOver })
    .map { DemoScreen(model: $0) }
    .asDriver(onErrorDriveWith: .empty())
}
