import Games
import TUI

/// The panel beside a very large board: the tools, the digits, the progress, the player's record at
/// this level, the keys and the message. Parts that do not fit are left out, the keys first.
struct SudokuWideSide: CompositeView, Equatable {
    private let words: Words
    private let room: Size
    private let tools: SudokuBoardToolBar
    private let pad: SudokuPad
    private let message: SudokuMessage
    /// The number of cells that have a digit; nil before the game.
    private let filled: Int?
    private let record: Record?
    /// The deeds whose keys are listed.
    private let deeds: SudokuDeeds

    init(
        scene: SudokuScene, room: Size, tools: SudokuBoardToolBar, pad: SudokuPad,
        message: SudokuMessage
    ) {
        (self.tools, self.pad, self.message) = (tools, pad, message)
        self.room = Size(columns: room.columns - 2 * SudokuLayout.margin, rows: room.rows)
        (words, record, deeds) = (scene.words, scene.life.record, scene.deeds)
        let isShown = scene.seen.moment != .waiting
        filled = isShown ? scene.seen.board.counts.reduce(0, +) : nil
    }

    var content: some View {
        let free = room.rows - rows(of: head) - 1
        let keys = SudokuWideSide.keys(of: deeds, in: words)
        let count = (0...keys.count).last { rows(of: self.facts(keys.prefix($0))) <= free } ?? 0
        let facts = self.facts(keys.prefix(count))
        return Column(spacing: 1) {
            head
            facts
        }
        .padding(top: rows(of: facts) < free ? 1 : 0)
        .frame(columns: room.columns, rows: room.rows)
        .padding(columns: SudokuLayout.margin)
        .background(.panel)
    }

    private func rows(of view: some View) -> Int {
        view.size(in: Size(columns: room.columns, rows: .max)).rows
    }

    private var head: some View {
        Column(spacing: 1) {
            tools
            pad.across(room.columns)
            if let filled { progress(filled) }
        }
    }

    /// The share of the cells that have a digit.
    private func progress(_ filled: Int) -> some View {
        Row(spacing: 1) {
            Text(words.sudoku.filled(filled), .dim)
            ProgressBar(Double(filled) / 81).stretching(columns: 1)
        }
    }

    private func facts(_ keys: ArraySlice<KeyDescription>) -> some View {
        Column {
            message
            if let record {
                let level = record.variant.flatMap(SudokuVariant.init)?.name(in: words) ?? ""
                Text("\(words.statistics.title): \(level)", .title).padding(top: 1)
                FactsView(facts: record.facts(of: .sudoku, in: words))
            }
            if !keys.isEmpty {
                Text(words.help.keys, .title).padding(top: 1)
                KeyRows(keys: Array(keys))
            }
        }
    }

    /// The keys that are not among the tools.
    static func keys(of deeds: SudokuDeeds, in words: Words) -> [KeyDescription] {
        let tools = Set(SudokuBoardToolButton.allCases.map(\.deed))
        let others = deeds.all.filter { !tools.contains($0.id) }
        return deeds.keys(of: others, at: .running).help(in: words)
            + KeyTable.common.help(in: words)
    }
}
