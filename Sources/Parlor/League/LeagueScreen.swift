import Games
import Reactive
import TUI

/// The league at the terminal: a day's boards, and the days before.
func league(
    _ console: Console, _ start: LeagueModel, _ judge: LeagueJudge, _ words: Words
) -> Driver<LeaguePicture> {
    Driver.play(start) { _ in
        .merge(
            console.keys.compactMap(LeagueModel.Command.init(key:)),
            console.intents(of: LeagueModel.Spot.self, keys: [])
                .compactMap(LeagueModel.Command.init(intent:)),
            console.commonActs.compactMap { $0 == .help ? nil : .leave })
    }
    .asObservable().take(while: { !$0.isOver })
    .map { LeaguePicture(league: judge.league(of: $0.day), model: $0, words: words) }
    .asDriver(onErrorDriveWith: .empty())
}

/// The day that is shown, and the row from which on.
struct LeagueModel: Model, Equatable {
    enum Command: Equatable {
        case turn(by: Int)
        case scroll(by: Int)
        case leave
    }

    enum Spot: Hashable { case back, forth, table }

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

extension LeagueModel.Command {
    init?(key: KeyPress) {
        guard key.modifiers.isSubset(of: .shift) else { return nil }
        switch key.key {
        case .left, .character("h"): self = .turn(by: -1)
        case .right, .character("l"): self = .turn(by: 1)
        case .up, .character("k"): self = .scroll(by: -1)
        case .down, .character("j"): self = .scroll(by: 1)
        case .pageUp: self = .scroll(by: -10)
        case .pageDown, .character(" "): self = .scroll(by: 10)
        case .home: self = .scroll(by: -10_000)
        default: return nil
        }
    }

    init?(intent: Intent<LeagueModel.Spot>) {
        switch intent {
        case .press(.back, _, _, _): self = .turn(by: -1)
        case .press(.forth, _, _, _): self = .turn(by: 1)
        case .wheel(_, let direction): self = .scroll(by: direction == .up ? -3 : 3)
        default: return nil
        }
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
                Text("‹", .key).padding(columns: 1).onPress(LeagueModel.Spot.back)
                Text(words.league.title(Day(daysSince1970: league.day).description), .title)
                Text("›", model.day < model.today ? .key : .dim).padding(columns: 1)
                    .onPress(LeagueModel.Spot.forth)
            }
            Scrolled(offset: model.offset, content: tables)
                .stretching(columns: 1, rows: 1).wheelable(LeagueModel.Spot.table)
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
