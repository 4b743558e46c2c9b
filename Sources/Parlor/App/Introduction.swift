import Games
import Reactive
import TUI

extension Setting where Value == Bool {
    /// Whether it has been said how a game is played.
    static func introduced(_ game: GameName) -> Setting {
        Setting("introduced.\(game.rawValue)", false)
    }
}

extension SettingRow {
    /// Settings that the program remembers of the player, and no list shows.
    static var introductions: [SettingRow] {
        GameModule.all.map { game in
            var row = SettingRow(
                .introduced(game.name), { [texts = game.texts] in texts($0).title })
            row.isListed = false
            return row
        }
    }
}

extension Services {
    /// Whether a game is one that the player has not met. One who asks for a certain board has.
    private func isNew(_ game: GameName) -> Bool {
        !settings.now[.introduced(game)] && invocation.seed == nil
            && !invocation.asksForBoard(of: game) && game.module.starts.left(self).isEmpty
    }

    /// The same place; before the first game of a kind, the page that says how it is played.
    func introducing(_ place: Place) -> Place {
        if case .game(let start) = place, isNew(start.game) { .introduction(start) } else { place }
    }

    /// The same move, to where it leads.
    func introducing(_ move: Navigation<Place>.Command) -> Navigation<Place>.Command {
        switch move {
        case .push(let place): .push(introducing(place))
        case .replace(let place): .replace(introducing(place))
        default: move
        }
    }
}

/// The page on how a game is played, in three lines. Any key and any click go on to the game.
func introductionScreen(
    _ console: Console, _ services: Services, to start: GameStart
) -> Screen<Effect> {
    let clicks = console.intents(of: IntroductionSpot.self).filter { $0.pressed != nil }
    let keys = console.keys.filter { KeyTable.common.act(for: $0) == nil }
    let effects = IntroductionViewModel(game: start).transform(
        .init(
            goOn: .merge(clicks.map { _ in }, keys.map { _ in }), common: console.commonActs))
    return Screen(
        .just(IntroductionPicture(game: start.game.module, words: services.words)),
        effects: effects)
}

/// Goes on to a game, whose page is never shown again.
struct IntroductionViewModel: ViewModel {
    struct Input {
        let goOn: Observable<Void>
        let common: Observable<CommonAct>
    }

    let game: GameStart

    func transform(_ input: Input) -> Observable<Effect> {
        let introduced = Setting.introduced(game.game)
        let begin: [Effect] = [
            .set(introduced.name, to: introduced.write(true)), .go(.replace(.game(game))),
        ]
        return .merge(
            input.common.compactMap { $0.move(at: .introduction(game)) }.map { .go($0) },
            input.goOn.take(1).concatMap { Observable.from(begin) })
    }
}

enum IntroductionSpot: Hashable { case page }

struct IntroductionPicture: CompositeView {
    let game: GameModule
    let words: Words

    var content: some View {
        Column {
            Reader { page(in: $0).aligned(.center, .center) }.stretching(columns: 1, rows: 1)
            KeyBar(
                [.init("Enter", words.help.play, IntroductionSpot.page)],
                always: KeyTable.common.bar(in: words))
        }
    }

    /// The sketch is there where it has room, and so is what is only a title.
    private func page(in room: Size) -> some View {
        let columns = min(76, room.columns)
        let sketch = game.help(words).sketch.split(separator: "\n").map(\.count).max() ?? 0
        func fits(_ page: some View) -> Bool {
            page.size(in: Size(columns: columns, rows: .max)).rows <= room.rows
        }
        let hasSketch = columns >= 8 + sketch && fits(panel(hasSketch: true, hasTitle: true))
        return panel(
            hasSketch: hasSketch, hasTitle: fits(panel(hasSketch: false, hasTitle: true))
        )
        .atMost(columns: 76)
        .onPress(IntroductionSpot.page)
    }

    private func panel(hasSketch: Bool, hasTitle: Bool) -> some View {
        let help = game.help(words)
        return Panel(game.title(words), border: .rounded, padding: 2) {
            Column(spacing: hasTitle ? 1 : 0) {
                if hasTitle { Text(words.help.howToPlay, .title) }
                if hasSketch { Text(sketch: help.sketch) }
                Column { for line in help.firstSteps { Text(line).wrapped() } }
                Button(words.help.play, IntroductionSpot.page, isFocused: true).aligned(.center)
            }
        }
    }
}
