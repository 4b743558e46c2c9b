import Games
import TUI

extension Setting where Value == Bool {
    /// The setting that records whether the player has seen the introduction to a game, or to its
    /// starts of one kind.
    static func introduced(_ game: GameName, _ kind: String? = nil) -> Setting {
        Setting("introduced.\(game.rawValue)" + (kind.map { ".\($0)" } ?? ""), false)
    }
}

extension SettingRow {
    /// The settings that record which introductions the player has seen. No list shows them.
    static var introductions: [SettingRow] {
        GameModule.all.flatMap { game in
            ([nil] + game.starts.introductions.map(\.name)).map { kind in
                var row = SettingRow(
                    .introduced(game.name, kind), { [texts = game.texts] in texts($0).title })
                row.isListed = false
                return row
            }
        }
    }
}

extension GameStart {
    /// The introduction to starts of this kind; nil if the introduction to the game suffices.
    fileprivate var introduction: StartIntroduction<GameStart>? {
        game.module.starts.introductions.first { $0.lines(self) != nil }
    }
}

extension Services {
    /// Returns whether the start is new to the player: its introduction was never shown, and the
    /// command line chooses no particular board. A game with an unfinished game is not new.
    private func isNew(_ start: GameStart) -> Bool {
        let (game, kind) = (start.game, start.introduction?.name)
        let choosesBoard = invocation.game == game && invocation.choosesBoard
        return !settings.now[.introduced(game, kind)] && invocation.seed == nil && !choosesBoard
            && (kind != nil || game.module.starts.opened(self).isEmpty)
    }

    /// Returns the place or, if it starts a game that is new to the player, the introduction.
    func introducing(_ place: Place) -> Place {
        if case .game(let start) = place, isNew(start) { .introduction(start) } else { place }
    }

    /// The navigation, with an introduction in place of a game that is new to the player.
    func introducing(_ move: Navigation<Place>.Command) -> Navigation<Place>.Command {
        switch move {
        case .push(let place): .push(introducing(place))
        case .replace(let place): .replace(introducing(place))
        default: move
        }
    }
}

/// A page that explains a game, or its starts of one kind, in three lines. Any click continues to
/// the game. Any key except the common keys, such as `q`, continues too. The page does not appear
/// again for these starts.
struct IntroductionScene: PageScene {
    enum Act: Hashable { case goOn }

    let game: GameStart
    let words: Words

    var place: Place { .introduction(game) }

    var keys: KeyTable<Act, Words> {
        KeyTable([
            .init("Enter", { $0.help.start }, click: Act.goOn) { key in
                KeyTable.common.act(for: key) == nil ? .goOn : nil
            }
        ])
    }

    mutating func perform(_ act: Act, _ emit: (News) -> Void) {
        emit(.effect(.set(.introduced(game.game, game.introduction?.name), to: true)))
        emit(.effect(.go(.replace(.game(game)))))
    }
}

struct IntroductionPicture: CompositeView {
    let scene: IntroductionScene

    private var game: GameModule { scene.game.game.module }
    private var words: Words { scene.words }

    /// The page that explains the start. The sketch is of the whole game.
    private var help: HelpPage {
        let start = scene.game
        guard let lines = start.introduction?.lines(start) else { return game.help(words) }
        return HelpPage(firstSteps: lines(words))
    }

    var content: some View {
        Column {
            Reader { page(in: $0).aligned(.center, .center) }.stretching(columns: 1, rows: 1)
            scene.bar()
        }
    }

    /// The page, with its sketch and its title if they fit. In a large window, the emblem of the
    /// game is above it.
    private func page(in room: Size) -> some View {
        let columns = min(76, room.columns)
        let sketch = help.sketch.split(separator: "\n").map(\.count).max() ?? 0
        func fits(_ page: some View) -> Bool {
            page.size(in: Size(columns: columns, rows: .max)).rows <= room.rows
        }
        let hasSketch =
            sketch > 0 && columns >= 8 + sketch && fits(panel(hasSketch: true, hasTitle: true))
        let panel = panel(
            hasSketch: hasSketch, hasTitle: fits(panel(hasSketch: false, hasTitle: true))
        )
        .atMost(columns: 76)
        .onPress(IntroductionScene.Act.goOn)
        return Column(alignment: .center) {
            if room.rows > 36 {
                EmblemCard(emblem: game.emblem(), scale: room.rows > 50 ? 4 : 3).padding(bottom: 2)
            }
            panel
        }
    }

    private func panel(hasSketch: Bool, hasTitle: Bool) -> some View {
        let help = help
        return Panel(game.title(words), border: .rounded, padding: 2) {
            Column(spacing: hasTitle ? 1 : 0) {
                if hasTitle { Text(words.help.howToPlay, .title) }
                if hasSketch { Text(sketch: help.sketch) }
                Column { for line in help.firstSteps { Text(line).wrapped() } }
                Button(words.help.play, IntroductionScene.Act.goOn, isFocused: true)
                    .aligned(.center)
            }
        }
    }
}
