import Reactive
import TUI

/// A measurement of a machine.
struct Sample: Equatable {
    var load: Double
    var memory: Double
    var line: String
}

enum DashboardTab: Hashable { case load, memory, log }

/// The last minute of a stream, and its visible part.
struct Dashboard {
    enum Command {
        case sample(Sample)
        case show(DashboardTab)
        case turn(Int)
        case pause
        case scroll(ScrollOffset.Command)
        case resize(Size)
    }

    static let tabs: [(DashboardTab, String)] = [
        (.load, "Load"), (.memory, "Memory"), (.log, "Log"),
    ]

    var samples: [Sample] = []
    var tab = DashboardTab.load
    var isPaused = false
    var scroll = ScrollOffset(content: .zero, room: .zero)

    var tabs: Tabs<DashboardTab> { Tabs(Dashboard.tabs, selected: tab, isFocused: true) }

    mutating func apply(_ command: Command) {
        switch command {
        case .sample(let sample):
            samples.append(sample)
            if samples.count > 60 { samples.removeFirst() }
            scroll.content = Size(columns: 80, rows: samples.count)
        case .show(let tab): self.tab = tab
        case .turn(let steps): tab = tabs.value(after: steps)
        case .pause: isPaused.toggle()
        case .scroll(let command): scroll.apply(command)
        case .resize(let size): scroll.room = Size(columns: size.columns - 2, rows: size.rows - 5)
        }
    }
}

/// Shows a stream. Subscribes to it only while the dashboard is not paused and has the focus.
func dashboardScreen(
    _ console: Console, samples: @escaping () -> Observable<Sample>
) -> Driver<DashboardPicture> {
    let intents = console.intents(of: DashboardTab.self, keys: [])
    return Driver.fold(Dashboard()) { state, command in
        state.apply(command)
    } commands: { state in
        let isRunning = Driver.combineLatest(state, console.surroundings) {
            !$0.isPaused && $1.hasFocus
        }.distinctUntilChanged().asObservable()
        return .merge(
            isRunning.flatMapLatest { $0 ? samples() : .never() }.map { .sample($0) },
            intents.compactMap(\.pressed).map { .show($0) },
            intents.compactMap(\.turned).map { .scroll(.init(wheel: $0)) },
            console.keys.compactMap(command),
            console.surroundings.map { .resize($0.size) }.asObservable())
    }
    .map(DashboardPicture.init).asObservable()
    .take(until: console.keys.filter { $0.key == "q" })
    .asDriver(onErrorDriveWith: .empty())
}

private func command(of key: KeyPress) -> Dashboard.Command? {
    switch key.key {
    case .tab: .turn(key.modifiers.contains(.shift) ? -1 : 1)
    case .character("p"): .pause
    default: ScrollOffset.Command(key).map { .scroll($0) }
    }
}

extension Intent {
    fileprivate var turned: Mouse.Direction? {
        if case .wheel(_, let direction) = self { direction } else { nil }
    }
}

struct DashboardPicture: CompositeView {
    let state: Dashboard

    var content: some View {
        Column {
            Row {
                state.tabs
                Spacer()
                Text(state.isPaused ? "paused" : "", .warning)
            }
            .frame(rows: 1)
            Panel(Dashboard.tabs.first { $0.0 == state.tab }?.1 ?? "") {
                switch state.tab {
                case .load: chart(state.samples.map(\.load), .accent)
                case .memory: chart(state.samples.map(\.memory), .success)
                case .log: log
                }
            }
            .stretching(columns: 1, rows: 1)
            KeyHelp(["tab": "next", "p": "pause", "q": "leave"])
        }
    }

    private func chart(_ values: [Double], _ role: Role) -> some View {
        LineChart([.init(values, role: role)], range: 0...100)
    }

    private var log: some View {
        ScrollView(offset: state.scroll.point) {
            Column { for sample in state.samples { Text(sample.line) } }
        }
        .wheelable(DashboardTab.log)
    }
}
