import Games
import Parlor
import Reactive
import TUI

/// The screen of the league: the boards of a day, with keys for earlier days.
func league(
    _ console: Console, _ start: LeagueModel, _ judge: LeagueJudge, _ words: Words
) -> Driver<LeaguePicture> {
    Driver.play(start) { _ in
        .merge(
            console.controls().map { .control($0) },
            console.intents(of: LeagueAct.self, keys: []).compactMap(\.pressed).map { .act($0) })
    }
    .asObservable().take(while: { !$0.isOver })
    // The results of a day are read once, when the day is chosen.
    .scan(nil as LeaguePicture?) { last, model in
        let league = last.flatMap { $0.model.day == model.day ? $0.league : nil }
        return LeaguePicture(
            league: league ?? judge.league(of: model.day), model: model, words: words)
    }
    .compactMap(\.self)
    .asDriver(onErrorDriveWith: .empty())
}

/// An action of the player in the league.
enum LeagueAct: Hashable {
    case turn(by: Int)
    case scroll(by: Int)
    case help, leave
}

/// The day that is shown, and the scroll position of its tables.
struct LeagueModel: Model, Equatable {
    enum Command: Equatable {
        case control(Controls<Spot>.Command)
        case act(LeagueAct)
    }

    enum Spot: Hashable { case tables }

    let today: Int
    private(set) var day: Int
    private(set) var controls = Controls<Spot>(focus: .tables, [.tables: .scroll()])
    /// Indicates whether the keys are shown on top of the tables.
    private(set) var showsKeys = false
    private(set) var isOver = false

    init(today: Int, day: Int) { (self.today, self.day) = (max(today, day), day) }

    mutating func apply(_ command: Command) {
        switch command {
        case .control(.key), .act:
            if showsKeys {
                showsKeys = false
                return
            }
        case .control: break
        }
        switch command {
        case .control(let command):
            for case .key(let key) in controls.news(of: command) {
                let act =
                    KeyTable.league.act(for: key) ?? KeyTable.leavingLeague.act(for: key)
                if let act { perform(act) }
            }
        case .act(let act): perform(act)
        }
    }

    private mutating func perform(_ act: LeagueAct) {
        switch act {
        case .turn(let days):
            day = min(today, max(0, day + days))
            controls.scrollToStart(.tables)
        case .scroll(let rows):
            controls.scroll(.tables, rows: rows)
        case .help: showsKeys = true
        case .leave: isOver = true
        }
    }
}

extension KeyTable where Act == LeagueAct, Words == Parlor.Words {
    /// The keys that turn to another day and scroll the tables.
    static var league: KeyTable {
        KeyTable([
            Row(
                "←→", { $0.keys.change },
                act: { key in
                    switch key.key {
                    case .left, .character("h"): .turn(by: -1)
                    case .right, .character("l"): .turn(by: 1)
                    default: nil
                    }
                }),
            Row(
                "↑↓", { $0.keys.scroll },
                act: { key in key.rowsToScroll.map { .scroll(by: $0) } }),
        ])
    }

    /// The keys that show another day.
    var turning: KeyTable { KeyTable(Array(rows.prefix(1))) }

    /// The keys for help and for leaving, which every window shows.
    static var leavingLeague: KeyTable {
        KeyTable([
            Row("?", { $0.keys.help }, click: LeagueAct.help) { $0.opensHelp ? .help : nil },
            Row("q", { $0.keys.quit }, click: LeagueAct.leave) { key in
                let act = KeyTable<CommonAct, Words>.common.act(for: key)
                return act == .back || act == .quit ? .leave : nil
            },
        ])
    }
}

/// The picture of the league: a table for each board, followed by the results without a place.
struct LeaguePicture: CompositeView {
    let league: League
    let model: LeagueModel
    let words: Words

    var content: some View {
        Column {
            Row(spacing: 1) {
                Text("‹", .key).padding(columns: 1).onPress(LeagueAct.turn(by: -1))
                Text(words.league.title(Day(daysSince1970: league.day).description), .title)
                Text("›", model.day < model.today ? .key : .dim).padding(columns: 1)
                    .onPress(LeagueAct.turn(by: 1))
            }
            Reader { room in
                // Tables that fit in the window do not scroll.
                let isLong = tables.size(in: room).rows >= room.rows
                let keys = isLong ? KeyTable.league : KeyTable.league.turning
                Layers {
                    Column {
                        ScrollView(.tables, in: model.controls) { tables }
                            .stretching(columns: 1, rows: 1)
                        KeyBar(keys.bar(in: words), always: KeyTable.leavingLeague.bar(in: words))
                    }
                    if model.showsKeys {
                        KeyPanel(
                            keys: keys.help(in: words) + KeyTable.leavingLeague.help(in: words),
                            words: words)
                    }
                }
            }
            .stretching(columns: 1, rows: 1)
        }
        .inWindow(words)
    }

    private var tables: some View {
        Column(spacing: 1) {
            if league.boards.isEmpty { Text(words.league.nothingYet).wrapped() }
            for board in league.boards {
                Panel(board.title(in: words), border: .rounded, padding: 1) {
                    LeagueTables.table(of: board, in: words)
                }
            }
            if !league.refused.isEmpty {
                Column {
                    Text(words.league.refused, .warning)
                    for refusal in league.refused {
                        Text(refusal.line(in: words), .dim).wrapped()
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
}
