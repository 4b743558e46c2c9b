import Games
import TUI

extension GameName { static let mines = GameName("mines") }

extension GameModule {
    static var mines: GameModule {
        GameModule(
            .mines, texts: { $0.mines.about }, sketch: minesSketch,
            settings: MinesSettings.rows, options: MinesOption.options, tools: MinesTools.all,
            variant: { $1.mines.variant($0) }, emblem: .mine,
            starts: .single(DealtMines.self) { services in
                [
                    ListRow(
                        id: "number", title: services.words.mines.numberedBoard,
                        summary: services.words.mines.numberedBoardText,
                        press: [.go(.push(.page(.mines, boardNumberName)))])
                ]
            }, screen: minesScreen,
            pages: [boardNumberName: boardNumberScreen],
            plain: MinesNarrator.play,
            test: GameTest.mines, state: { ($0 as? MinesSeen)?.phase.rawValue })
    }
}

/// The rules at a glance: the 1 in the corner touches one covered cell, so that is a mine; then the
/// other 1 has its mine, and what else it touches is safe.
private let minesSketch = """
    1 1 1       1 1 1         1 1 1
    1 ▒ ▒   →   1 F ▒   →     1 F 1
    1 ▒ ▒       1 ▒ ▒         1 1 1
    """
