import Games
import TUI

/// The line above the board. If it is too long, the number and the difficulty of the board are left
/// out first, and then the title.
struct MinesTopLine: CompositeView, Equatable {
    private let words: Words
    private let title: String
    /// The verdict at the end, if it does not fit below the board.
    private let verdict: String?
    private let isWon: Bool
    /// Indicates whether the game is over, and the player does not look back.
    private let isEnd: Bool
    private let minesLeft: Int
    /// The name of the focused cell, if the edges have no names.
    private let name: String?
    /// The time of the first click, while it waits for its board.
    private let placingStart: Duration?
    private let guesses: Int?
    private let level: MinesDifficulty.Level?
    private let board: String?
    private let time: String?
    private let columns: Int

    init(_ scene: MinesScene, _ grid: MinesGrid, verdict: String?, showsClock: Bool) {
        let (seen, pastOpening) = (scene.seen, scene.pastOpening)
        (words, title, self.verdict) = (scene.words, scene.title, verdict)
        (isWon, minesLeft) = (seen.phase == .won, pastOpening?.minesLeft ?? seen.minesLeft)
        isEnd = seen.phase.isOver && pastOpening == nil
        name = MinesTopLine.name(in: scene, grid)
        placingStart = scene.placingStart
        (guesses, level) = (seen.guesses, seen.options.level)
        board = ResultLine.board(day: seen.day, seed: seen.seed)
        time = showsClock ? seen.result?.time ?? seen.clock.time.text : nil
        columns = MinesTopLine.columns(over: grid, in: scene.life.window)
    }

    /// The width of the line over a board in a window.
    static func columns(over grid: MinesGrid, in window: Size) -> Int {
        min(window.columns, max(80, grid.size.columns))
    }

    private static func name(in scene: MinesScene, _ grid: MinesGrid) -> String? {
        guard grid.lacksNames else { return nil }
        let size = scene.seen.options.size
        if let pastOpening = scene.pastOpening {
            return pastOpening.clicked.map(size.name).joined(separator: " ")
        }
        return scene.seen.phase.isOver ? nil : size.name(of: scene.cursor)
    }

    var content: some View {
        FirstThatFits {
            line(hasTitle: true, board)
            line(hasTitle: true, nil)
            line(hasTitle: false, nil)
        }
        .padding(columns: 1)
        .frame(columns: columns)
        .aligned(.center)
    }

    private var left: Text { Text(words.mines.minesLeft(minesLeft), .accent) }

    private func line(hasTitle: Bool, _ board: String?) -> some View {
        Row(spacing: 2) {
            if hasTitle { Text(title, .title) }
            if let verdict {
                Text(verdict, isWon ? .success : .danger)
            } else if let placingStart {
                MinesPlacingNote(minesLeft: left, note: words.mines.placing, start: placingStart)
            } else if isEnd {
                Text(words.games.end(isWon: isWon), isWon ? .success : .danger)
            } else {
                left
            }
            if let name { Text(name, .key) }
            Spacer()
            if let guesses { Text(words.mines.guesses(guesses), .dim) }
            if let board {
                if let level { Text(words.mines.settings.name(of: level), .dim) }
                Text(board, .dim)
            }
            if let time { Text(time, .accent) }
        }
    }
}
