import Games
import TUI

/// A sudoku: the title bar, the line of information and the board, with fireworks on top. The tools
/// and the digits are beside or below the board. A hint, a past step or the end of the game takes
/// their place.
struct SudokuPicture: CompositeView, Equatable {
    private let words: Words
    private let layout: SudokuLayout
    /// The rows below the board, including the row of the keys.
    private let rest: Int
    private let titleBar: SudokuTitleBar
    private let informationLine: SudokuInformationLine
    /// The possible contents of the screen. One of them is not nil, and contains the board.
    private let text: SudokuHintTable<SudokuBoardPicture>?
    private let ending: SudokuEnding?
    private let table: SudokuTable?
    private let fireworks: Motion<Double>?

    init(scene: SudokuScene) {
        words = scene.words
        layout = SudokuLayout(fitting: scene.life.window)
        rest = layout.rowsBelow(in: scene.life.window)
        titleBar = SudokuTitleBar(scene: scene, showsKeys: rest == 0)
        informationLine = SudokuInformationLine(scene: scene)
        let reading = scene.shownReading
        let namesMistakes = scene.isOver && !scene.seen.mistakes.isEmpty
        let board = SudokuBoardPicture(
            scene: scene, layout: layout, showsNumbers: reading != nil || namesMistakes)
        if let reading {
            let keys = rest > 0 ? [] : scene.keyEntries
            let isHint = scene.seen.hint != nil
            text = SudokuHintTable(
                board: board, reading: reading, layout: layout,
                isOpen: scene.seen.dialog.alert == nil || scene.seen.moment == .over,
                textPage: scene.shownPage, hintKeys: isHint ? keys : [],
                otherKeys: isHint ? [] : scene.lookBack.isOpen ? keys : Array(keys.prefix(3)))
            (ending, table) = (nil, nil)
        } else if scene.isOver {
            ending = SudokuEnding(board: board, scene: scene, layout: layout, rest: rest)
            (text, table) = (nil, nil)
        } else {
            table = SudokuTable(board: board, scene: scene, layout: layout, rest: rest)
            (text, ending) = (nil, nil)
        }
        fireworks = scene.life.isCelebrating ? scene.fireworks : nil
    }

    var content: some View {
        Layers {
            Column {
                titleBar
                informationLine
                if let text { text }
                if let ending { ending }
                if let table { table }
            }
            .frame(columns: layout.columns, rows: layout.isBeside ? rows : nil)
            .aligned(.center, .center).stretching(columns: 1, rows: 1)
            .inWindow(words)
            if let fireworks { SudokuFireworks(progress: fireworks) }
        }
    }

    private var rows: Int { SudokuLayout.head + layout.shape.size.rows + layout.foot(rest) }
}

extension SudokuBoardPicture {
    fileprivate init(scene: SudokuScene, layout: SudokuLayout, showsNumbers: Bool) {
        let hint = scene.seen.hint
        self.init(
            cells: scene.cells, shape: layout.shape,
            // A hint highlights digits itself.
            digit: hint == nil ? scene.seen.board.digit : nil,
            // The houses in which the hint draws its conclusion.
            covers: hint?.stage == .reason ? hint?.step?.houses.cover ?? [] : [],
            links: scene.links, showsMarks: scene.showsMarks, wave: scene.wave,
            refusal: scene.life.refusal, showsNumbers: showsNumbers,
            hasGutter: layout.hasGutter)
    }
}
