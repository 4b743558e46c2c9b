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
            variant: { variant, words in
                SudokuLevel(name: variant).map(words.sudoku.level) ?? variant
            },
            countsMoves: false,
            workers: { $0[(any BoardSource).self] = BackgroundBoards() },
            emblem: .digits,
            starts: GameStarts(
                goOn: SudokuStart(), requested: requestedSudoku,
                unfinished: { services in
                    services.unfinishedSudokus.map { SudokuStart(place: $0.place) }
                },
                begin: { $0.newSudoku($1 ? .daily : .new).effects }, lobby: sudokuLobby,
                thumbnail: { $0.unfinishedSudokus.first?.game.thumbnail },
                playedAt: { services in
                    services.unfinishedSudokus.first.map { services.sudokuSlot($0.place).playedAt }
                        ?? 0
                }),
            pasted: { $0.pastedSudoku($1) }, screen: sudokuScreen,
            pages: [
                sudokuEditorName: sudokuEditorScreen,
                sudokuTechniquesName: sudokuTechniquesScreen,
                sudokuLessonName: sudokuLessonScreen,
            ],
            plain: SudokuNarrator.play,
            state: { ($0 as? SudokuSeen)?.state })
    }
}

/// The sudoku that the command line requests: a certain board, or the unfinished game.
private func requestedSudoku(_ services: Services) -> SudokuStart {
    let invocation = services.invocation
    guard invocation.requestsBoard(of: .sudoku) else {
        return SudokuStart(place: services.unfinishedSudokus.first?.place ?? 0)
    }
    let start = services.newSudoku(
        invocation[SudokuOption.board].map { .given($0) } ?? (invocation.isDaily ? .daily : .new))
    services.sudokuSlot(start.place).startOver()
    return start
}

extension Services {
    /// Plays a pasted puzzle. If it cannot be played, opens the editor. If all slots are in use,
    /// does nothing.
    fileprivate func pastedSudoku(_ text: String) -> [Effect] {
        if unfinishedSudokus.count == SudokuStart.places { return [] }
        guard let data = try? SudokuData(pasted: text), data.verdict(limit: 2) == .one else {
            return [.go(.push(.page(.sudoku, sudokuEditorName)))]
        }
        return newSudoku(.given(data)).effects
    }
}

/// The rows of the lobby: resuming a game, starting another, and sources of puzzles.
private func sudokuLobby(_ services: Services) -> [ListRow] {
    let words = services.words
    let lobby = words.sudoku.lobby
    let left = services.unfinishedSudokus
    let isFull = left.count == SudokuStart.places
    func row(
        _ id: String, _ title: String, detail: String = "", summary: String = "",
        _ press: [Effect]
    ) -> ListRow {
        ListRow(
            id: id, title: title, detail: detail, summary: summary, givesUpGame: isFull,
            press: press)
    }
    let goOn = left.map { place, game in
        let level = game.information.level.map(words.sudoku.level) ?? words.sudoku.ownPuzzle
        let time = ClockReading(seconds: game.information.seconds).text
        return ListRow.goOn(
            GameStart(.sudoku, SudokuStart(place: place)), id: "goOn-\(place)",
            lobby.summary(level, time), words)
    }
    return goOn + [
        row(
            "new", words.dialogs.newGame, summary: isFull ? lobby.fullSummary : "",
            services.newSudoku(.new).effects),
        row(
            "daily", words.games.boardOfTheDay, detail: services.today.description,
            summary: words.games.nextBoardOfTheDay, services.newSudoku(.daily).effects),
        practiceRow(services, givesUpGame: isFull),
        ListRow(
            id: "techniques", title: lobby.techniques, summary: lobby.techniquesSummary,
            press: [.go(.push(.page(.sudoku, sudokuTechniquesName)))]),
        row(
            "typeIn", lobby.typeIn, summary: lobby.typeInSummary,
            [.go(.push(.page(.sudoku, sudokuEditorName)))]),
    ]
}

/// The row for the technique to practice. It changes like a setting, and pressing it starts a game.
private func practiceRow(_ services: Services, givesUpGame: Bool) -> ListRow {
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
        return [.set(setting.name, to: setting.write(next))]
    }
    return ListRow(
        id: "practice", title: services.words.sudoku.lobby.practice,
        detail: name, isSetting: true,
        summary: services.words.sudoku.lobby.practiceSummary(name), givesUpGame: givesUpGame,
        press: services.newSudoku(.practice(technique)).effects, previous: set(-1), next: set(1))
}

extension SudokuSeen {
    /// The state of the game as a word.
    fileprivate var state: String { result.map { $0.isWon ? "won" : "lost" } ?? "open" }
}

/// A digit is the only missing one in a box, a row or a column. A wrong digit repeats another one.
private let sudokuSketch = """
    ┌───┬───┬───┐                 ┌───┬───┬───┐
    │ 5 │ 3 │ 4 │                 │ 5 │ 3 │ 5 │  ✗
    ├───┼───┼───┤                 ├───┼───┼───┤
    │ 6 │ 7 │ 2 │                 │ 6 │   │   │
    ├───┼───┼───┤                 ├───┼───┼───┤
    │ 1 │ 9 │   │ → 8             │   │   │ 8 │
    └───┴───┴───┘                 └───┴───┴───┘
    """
