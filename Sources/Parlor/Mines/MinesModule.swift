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
            state: { ($0 as? MinesSeen)?.phase.rawValue })
    }
}

/// The corner 1 touches one covered cell, so that cell is a mine. It is also the mine of the other
/// 1, so its remaining neighbor is safe.
private let minesSketch = """
    1 1 1       1 1 1         1 1 1
    1 ▒ ▒   →   1 ⚑ ▒   →     1 ⚑ 1
    1 ▒ ▒       1 ▒ ▒         1 1 1
    """
