import Games
import Reactive
import TUI

extension GameName { static let sudoku = GameName("sudoku") }

extension GameModule {
    static var sudoku: GameModule {
        GameModule(
            .sudoku, texts: { $0.sudoku.about },
            sketch: sudokuSketch,
            settings: SudokuSettings.rows, options: SudokuOption.options, tools: SudokuTools.all,
            variant: SudokuVariant.self, countsMoves: false,
            workers: { $0[(any PuzzleSource).self] = BackgroundPuzzles() },
            emblem: Emblems.digits,
            starts: GameStarts(
                resume: SudokuStart(), prepareRequestedBoard: prepareRequestedSudoku,
                inSlots: \.sudokusInSlots,
                titles: { ($0.dialogs.newGame, $0.games.boardOfTheDay) },
                new: { $0.newSudoku($1 == .daily ? .daily : .new) },
                variant: { "\(SudokuVariant.level($0.sudokuLevel($1)))" },
                otherRows: sudokuRows,
                introductions: [
                    StartIntroduction(name: "practice") { start in
                        guard case .practice(let technique) = start.board else { return nil }
                        return { words in
                            words.sudoku.lobby.stepsOfPractice(
                                words.sudoku.hints.technique(technique))
                        }
                    }
                ]),
            pasted: PastedBoards(
                accepts: { (try? SudokuData(pasted: $0)) != nil },
                effects: { $0.pastedSudoku($1) }),
            screen: sudokuScreen,
            pages: [
                sudokuEditorName: sudokuEditorScreen,
                sudokuTechniquesName: { console, services, _ in
                    sudokuTechniquesScreen(console, services)
                },
                sudokuLessonName: { console, services, _ in
                    sudokuLessonScreen(console, services)
                },
            ],
            plain: SudokuNarrator.play,
            state: { ($0 as? SudokuSeen)?.state })
    }
}

/// Prepares the sudoku that the command line requests, and returns its start: a new one, or the
/// unfinished game of a given puzzle.
private func prepareRequestedSudoku(_ services: Services) -> SudokuStart {
    let invocation = services.invocation
    let begun = invocation[SudokuOption.board].flatMap(services.unfinishedSudoku)
    if let begun { return begun }
    let start = services.newSudokuStart(
        invocation[SudokuOption.board].map { .given($0) } ?? (invocation.isDaily ? .daily : .new))
    services.sudokuSlot(start.slotNumber).startOver()
    return start
}

extension Services {
    /// Plays a pasted puzzle. If the text is not a puzzle with exactly one solution, opens the
    /// editor with the text.
    fileprivate func pastedSudoku(_ text: String) -> [Effect] {
        guard let data = try? SudokuData(pasted: text), data.verdict(limit: 2) == .one else {
            return [.go(.push(.page(.sudoku, sudokuEditorName, pasted: text)))]
        }
        return [play(data)]
    }
}

/// The rows of the lobby for other sources of puzzles.
private func sudokuRows(_ services: Services) -> [ListRow] {
    let lobby = services.words.sudoku.lobby
    return [
        practiceRow(services),
        ListRow(
            id: "techniques", title: lobby.techniques, summary: lobby.techniquesSummary,
            press: [.go(.push(.page(.sudoku, sudokuTechniquesName)))]),
        ListRow(
            id: "typeIn", title: lobby.typeIn, summary: lobby.typeInSummary,
            press: [.go(.push(.page(.sudoku, sudokuEditorName)))]),
    ]
}

/// The row for the technique to practice. It changes like a setting, and pressing it starts a game.
private func practiceRow(_ services: Services) -> ListRow {
    let preferences = services.settings.now
    let setting = SudokuSettings.technique
    // A lesson may have chosen a technique that cannot be practiced.
    let chosen = preferences[setting]
    let technique = setting.choices.contains(chosen) ? chosen : setting.standard
    let name = services.words.sudoku.hints.technique(technique)
    func set(_ steps: Int) -> [Effect] {
        let count = setting.choices.count
        let index = setting.choices.firstIndex(of: technique) ?? 0
        let next = setting.choices[(index + steps + count) % count]
        return [.set(setting, to: next)]
    }
    return ListRow(
        id: "practice", title: services.words.sudoku.lobby.practice,
        detail: name, isSetting: true,
        details: setting.choices.map(services.words.sudoku.hints.technique),
        summary: services.words.sudoku.lobby.practiceSummary(name),
        press: [.begin(services.newSudoku(.practice(technique)))], previous: set(-1), next: set(1))
}

extension SudokuSeen {
    /// The state of the game as a word.
    fileprivate var state: String { result.map { $0.isWon ? "won" : "lost" } ?? "open" }
}

/// A sketch of the rules. On the left, the 8 is the only digit that the box lacks. On the right,
/// the second 5 is wrong, because its row already has a 5.
private let sudokuSketch = """
    ┌───┬───┬───┐                 ┌───┬───┬───┐
    │ 5 │ 3 │ 4 │                 │ 5 │ 3 │ 5 │  ✗
    ├───┼───┼───┤                 ├───┼───┼───┤
    │ 6 │ 7 │ 2 │                 │ 6 │   │   │
    ├───┼───┼───┤                 ├───┼───┼───┤
    │ 1 │ 9 │   │ → 8             │   │   │ 8 │
    └───┴───┴───┘                 └───┴───┴───┘
    """
