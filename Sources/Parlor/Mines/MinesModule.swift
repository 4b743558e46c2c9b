import Games
import TUI

extension GameName { static let mines = GameName("mines") }

extension GameModule {
    static var mines: GameModule {
        GameModule(
            .mines, texts: { $0.mines.about }, sketch: minesSketch,
            settings: MinesSettings.rows, options: MinesOption.options, tools: MinesTools.all,
            variant: MinesVariant.self, countsMoves: false,
            summary: { settings, words in
                let texts = words.mines.about
                return settings[MinesSettings.guesses] ? texts.summaryWithGuesses : texts.summary
            },
            workers: { $0[(any MinesJudge).self] = BackgroundMinesJudge() },
            emblem: Emblems.mine,
            starts: .twoSlots(MinesGame.self) { services in
                [
                    ListRow(
                        id: "number", title: services.words.mines.numberedBoard,
                        summary: services.words.mines.numberedBoardText,
                        press: [.go(.push(.page(.mines, MinesBoardEntry.name)))])
                ]
            }, pasted: MinesBoardEntry().pastedBoards, screen: minesScreen,
            pages: [MinesBoardEntry.name: entryPage(MinesBoardEntry())],
            plain: MinesNarrator.play,
            state: { ($0 as? MinesSeen)?.phase.rawValue })
    }
}

/// A sketch of the rules. The 1 in the corner touches one covered cell, so that cell is a mine. The
/// mine also belongs to every other 1, whose other covered neighbors are therefore safe.
private let minesSketch = """
    1 1 1       1 1 1       1 1 1
    1 ▒ ▒   →   1 ⚑ ▒   →   1 ⚑ 1
    1 ▒ ▒       1 ▒ ▒       1 1 1
    """
