import Games
import Reactive
import TUI

/// The league at the terminal: a day's boards, and the days before.
func league(
    _ console: Console, _ start: LeagueModel, _ judge: LeagueJudge, _ words: Words
) -> Driver<LeaguePicture> {
    Driver.play(start) { _ in
        .merge(
            console.keys.compactMap {
                KeyTable.league.act(for: $0) ?? KeyTable.leavingLeague.act(for: $0)
            },
            console.intents(of: LeagueModel.Command.self, keys: []).compactMap(\.pressed),
            console.intents(of: LeagueModel.Spot.self, keys: []).compactMap { intent in
                guard case .wheel(_, let direction) = intent else { return nil }
                return .scroll(by: direction == .up ? -3 : 3)
            })
    }
    .asObservable().take(while: { !$0.isOver })
    .map { LeaguePicture(league: judge.league(of: $0.day), model: $0, words: words) }
    .asDriver(onErrorDriveWith: .empty())
}

/// The day that is shown, and the row from which on.
struct LeagueModel: Model, Equatable {
    enum Command: Hashable {
        case turn(by: Int)
        case scroll(by: Int)
        case leave
    }

    enum Spot: Hashable { case table }

    let today: Int
    private(set) var day: Int
    private(set) var offset = 0
    private(set) var isOver = false

    init(today: Int, day: Int) { (self.today, self.day) = (max(today, day), day) }

    mutating func apply(_ command: Command) {
        switch command {
        case .turn(let days): (day, offset) = (min(today, max(0, day + days)), 0)
        case .scroll(let rows): offset = min(10_000, max(0, offset + rows))
        case .leave: isOver = true
        }
    }
}

extension KeyTable where Act == LeagueModel.Command, Words == Parlor.Words {
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

    /// The way out, which is shown in every window.
    static var leavingLeague: KeyTable {
        KeyTable([
            Row("q", { $0.keys.quit }, click: LeagueModel.Command.leave) { key in
                let act = KeyTable<CommonAct, Words>.common.act(for: key)
                return act == .back || act == .quit ? .leave : nil
            }
        ])
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
                Text("‹", .key).padding(columns: 1).onPress(LeagueModel.Command.turn(by: -1))
                Text(words.league.title(Day(daysSince1970: league.day).description), .title)
                Text("›", model.day < model.today ? .key : .dim).padding(columns: 1)
                    .onPress(LeagueModel.Command.turn(by: 1))
            }
            Reader { room in
                // Tables that are seen whole do not scroll.
                let isLong = tables.size(in: room).rows >= room.rows
                let keys = KeyTable.league.bar(in: words)
                Column {
                    Scrolled(offset: model.offset, content: tables)
                        .stretching(columns: 1, rows: 1).wheelable(LeagueModel.Spot.table)
                    KeyBar(
                        isLong ? keys : Array(keys.prefix(1)),
                        always: KeyTable.leavingLeague.bar(in: words))
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
            ClockReading(seconds: result.seconds).text, "\(result.moves)", "\(row.entry.tries)",
        ]
    }

    private func line(_ refusal: LeagueRefusal) -> String {
        words.league.refusal(
            refusal.player.name, refusal.result.title(in: words),
            ClockReading(seconds: refusal.result.seconds).text,
            words.league.reason(refusal.failure))
    }
}
