import Games
import Reactive
import TUI

/// The league at the terminal: a day's boards, and the days before.
func league(
    _ console: Console, _ start: LeagueModel, _ judge: LeagueJudge, _ words: Words
) -> Driver<LeaguePicture> {
    Driver.play(start) { _ in
        .merge(
            console.controls().map { .control($0) },
            console.commonActs.compactMap { $0 == .help ? nil : .leave })
    }
    .asObservable().take(while: { !$0.isOver })
    .map { LeaguePicture(league: judge.league(of: $0.day), model: $0, words: words) }
    .asDriver(onErrorDriveWith: .empty())
}

/// The day that is shown, and what is seen of its tables.
struct LeagueModel: Model, Equatable {
    enum Command: Equatable {
        case control(Controls<Spot>.Command)
        case leave
    }

    enum Spot: Hashable { case back, forth, tables }

    let today: Int
    private(set) var day: Int
    private(set) var controls = Controls<Spot>(focus: .tables, [.tables: .scroll()])
    private(set) var isOver = false

    init(today: Int, day: Int) { (self.today, self.day) = (max(today, day), day) }

    mutating func apply(_ command: Command) {
        switch command {
        case .leave: isOver = true
        case .control(let command):
            for news in controls.news(of: command) {
                switch news {
                case .pressed(.back): turn(by: -1)
                case .pressed(.forth): turn(by: 1)
                case .key(let key): take(key)
                default: break
                }
            }
        }
    }

    private mutating func take(_ key: KeyPress) {
        guard key.modifiers.isSubset(of: .shift) else { return }
        switch key.key {
        case .left, "h": turn(by: -1)
        case .right, "l": turn(by: 1)
        case "k": controls.apply(.key(KeyPress(.up), at: .tables))
        case "j": controls.apply(.key(KeyPress(.down), at: .tables))
        default: break
        }
    }

    private mutating func turn(by days: Int) {
        day = min(today, max(0, day + days))
        controls.scrollToStart(.tables)
    }
}

/// The league as a picture: a table for each board, and below them what got no place.
struct LeaguePicture: CompositeView {
    let league: League
    let model: LeagueModel
    let words: Words

    var content: some View {
        Column {
            Row(spacing: 1) {
                Text("‹", .key).padding(columns: 1).onPress(
                    ControlPart<LeagueModel.Spot>.whole(.back))
                Text(words.league.title(Day(daysSince1970: league.day).description), .title)
                Text("›", model.day < model.today ? .key : .dim).padding(columns: 1)
                    .onPress(ControlPart<LeagueModel.Spot>.whole(.forth))
            }
            ScrollView(.tables, in: model.controls) { tables }.stretching(columns: 1, rows: 1)
            KeyBar(
                [.init("←→", words.keys.change), .init("↑↓", words.keys.scroll)],
                always: KeyTable.common.bar(in: words).filter {
                    $0.spot == AnyHashable(CommonAct.quit)
                })
        }
        .inWindow(words)
    }

    private var tables: some View {
        Column(spacing: 1) {
            if league.boards.isEmpty { Text(words.league.nothingYet).wrapped() }
            for board in league.boards {
                Panel(board.title(in: words), border: .rounded, padding: 1) {
                    RecordTable(rows: board.rows.map(row), heading: heading)
                }
            }
            if !league.refused.isEmpty {
                Column {
                    Text(words.league.refused, .warning)
                    for refusal in league.refused {
                        Text(line(refusal), .dim).wrapped()
                    }
                }
            }
            if !league.notes.isEmpty {
                Column {
                    Text(words.league.notes, .warning)
                    for note in league.notes {
                        Text(note.sentence(in: words), .dim).wrapped()
                    }
                }
            }
        }
        .padding(columns: 1)
    }

    private var heading: [String] {
        let texts = words.league
        return [texts.player, texts.time, texts.moves, texts.tries]
    }

    private func row(_ row: LeagueBoard.Row) -> [String] {
        let result = row.entry.result
        return [
            "\(row.place). \(row.entry.player.name)",
            ClockReading(seconds: row.entry.time.seconds).text, "\(result.moves)",
            "\(row.entry.tries)",
        ]
    }

    private func line(_ refusal: LeagueRefusal) -> String {
        words.league.refusal(
            refusal.player.name, refusal.result.title(in: words),
            ClockReading(seconds: refusal.result.timeSincePicture.seconds).text,
            words.league.reason(refusal.failure))
    }
}
