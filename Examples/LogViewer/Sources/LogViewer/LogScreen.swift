import Reactive
import TUI

enum Place: Hashable { case log, help }

/// A request of a screen to the program. A function below carries it out.
enum Effect: Equatable {
    case go(Navigation<Place>.Command)
    case copy(String)
}

/// Runs the program: a log, and the page of its keys.
func logViewer(_ console: Console, lines: Observable<String>) -> Driver<AnyView> {
    // A log may grow by a thousand lines at once, so the screen shows them a few times per second.
    let batches = lines.buffer(
        timeSpan: .milliseconds(100), count: 10_000, scheduler: console.scheduler
    ).filter { !$0.isEmpty }
    let log = Play(Log()) { log in
        .merge(
            batches.map { .lines($0) },
            console.surroundings.map { .rows($0.size.rows - 2) }.asObservable(),
            console.keys.withLatestFrom(log.state) { $1.command(for: $0) }.compactMap(\.self),
            console.intents(of: LogSpot.self).compactMap { intent in
                guard case .wheel(_, let direction) = intent else { return nil }
                return .scroll(by: direction == .up ? -3 : 3)
            })
    }
    return screens(console, from: Navigation(Place.log)) { place, console in
        let moves = console.keys.withLatestFrom(log.state) { $1.isLooking ? nil : $0 }
            .compactMap(\.self).compactMap(KeyTable.places.act)
        switch place {
        case .log:
            let copies = log.news.asObservable().map { news -> Effect in
                switch news {
                case .copied(let line): .copy(line)
                }
            }
            return Screen(
                log.state.map(LogPicture.init), effects: .merge(moves.map { .go($0) }, copies))
        case .help: return Screen(.just(HelpPicture()), effects: moves.map { .go($0) })
        }
    } carryOut: { effect in
        switch effect {
        case .go(let move): return move
        case .copy(let line):
            console.copy(line)
            return nil
        }
    }
}

enum LogSpot: Hashable { case lines }

extension Log {
    /// Returns the command of a key. During a search, most keys edit the searched words.
    func command(for key: KeyPress) -> Command? {
        guard isLooking else { return KeyTable.log.act(for: key) }
        switch key.key {
        case .enter, .escape: return .endLooking
        case .backspace: return .erase
        default: return key.text.map { .type($0) }
        }
    }
}

extension KeyTable where Act == Log.Command, Words == Void {
    static var log: KeyTable {
        KeyTable([
            Row(
                "↑↓", help: "↑ ↓, j k", { _ in "scroll" },
                act: { key in
                    switch key.key {
                    case .up, .character("k"): .scroll(by: -1)
                    case .down, .character("j"): .scroll(by: 1)
                    case .pageUp: .scroll(by: -20)
                    case .pageDown: .scroll(by: 20)
                    default: nil
                    }
                }),
            Row("/", .look, { _ in "look for" }), Row("f", .follow, { _ in "follow" }),
            Row("c", .copy, { _ in "copy the last line" }, importance: .help),
        ])
    }
}

extension KeyTable where Act == Navigation<Place>.Command, Words == Void {
    static var places: KeyTable {
        KeyTable([
            Row("?", .push(.help), { _ in "help" }), Row("b", .pop, { _ in "back" }),
            Row("q", .leave, { _ in "quit" }),
        ])
    }
}

struct LogPicture: CompositeView {
    let log: Log

    var content: some View {
        Column {
            Row {
                Text(log.isLooking ? "look for \(log.words)▏" : log.words, .accent)
                Spacer()
                Text("\(log.found.count) of \(log.lines.count)", .dim)
                Text(log.isFollowing ? ", following" : "", .dim)
            }
            Column {
                for line in log.seen { Text(line, line.contains("error") ? .danger : .text) }
            }
            .aligned(.left, .top).stretching(columns: 1, rows: 1).wheelable(LogSpot.lines)
            KeyBar(KeyTable.log.bar(in: ()) + KeyTable.places.bar(in: ()))
        }
    }
}

struct HelpPicture: CompositeView {
    var content: some View {
        Column {
            for row in KeyTable.log.help(in: ()) + KeyTable.places.help(in: ()) {
                Row {
                    Text(row.key, .key).frame(columns: 10)
                    Text(row.use)
                }
            }
        }
        .padding(columns: 2, rows: 1).border().aligned(.center, .center)
    }
}
