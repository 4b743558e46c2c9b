import Games
import TUI

/// All games side by side, with the figures and the last times of each, in a window that is large
/// enough. Pressing a game opens its page.
struct GamesComparisonView: CompositeView {
    let games: [GameStatistics]
    let open: Int
    /// The width of a box; nil if the boxes share the whole width.
    let tile: Int?
    let words: Words

    static let rows = 9
    private static let columns = 36

    static func fits(_ count: Int, in size: Size) -> Bool {
        count > 1 && size.columns >= count * columns && size.rows >= 4 * rows
    }

    var content: some View {
        Row(spacing: tile == nil ? 1 : HomeGrid.gap) {
            for (index, game) in games.enumerated() {
                let panel = panel(game, isOpen: index == open, index)
                if let tile { panel.frame(columns: tile) } else { panel }
            }
        }
        .frame(rows: GamesComparisonView.rows)
    }

    private func panel(_ game: GameStatistics, isOpen: Bool, _ index: Int) -> some View {
        let (whole, most) = (game.whole, game.records[game.mostPlayed])
        let texts = words.statistics
        let facts = [
            (texts.played, "\(whole.played)"),
            (whole.helped > 0 ? texts.ownShare : texts.share, whole.share),
            (texts.streak, "\(whole.streak.current)"),
            (texts.longestStreak, "\(whole.streak.longest)"),
        ]
        return Panel(
            game.game.module.title(words), border: isOpen ? .heavy : .rounded,
            role: isOpen ? .accent : .border, padding: 2
        ) {
            Column {
                FactsView(facts: facts)
                if let best = most.best {
                    FactsView(facts: [(texts.best, best.text)])
                    FirstThatFits {
                        Text(texts.longVariant(most.variant, of: game.game, words), .dim)
                        Text(texts.variant(most.variant, of: game.game, words), .dim)
                    }
                }
                Sparkline(most.times.suffix(28).map { Double($0.tenths) })
            }
        }
        .stretching(columns: 1, rows: 1)
        .onPress(StatisticsScene.Act.open(index))
    }
}
