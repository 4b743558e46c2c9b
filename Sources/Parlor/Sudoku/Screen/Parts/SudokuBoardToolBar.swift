import Games
import TUI

/// The buttons of the board tools and the hint, the lit digit, and the colors, with their keys.
struct SudokuBoardToolBar: CompositeView, Equatable {
    private let words: Words
    private let seen: SudokuBoardToolsViewModel.Seen
    private let lit: Int?
    private let hasHints: Bool
    private let letters: [SudokuAct: Character]
    /// The preferred number of columns.
    private let columns: Int

    init(scene: SudokuScene, columns: Int) {
        (words, seen, lit) = (scene.words, scene.seen.tools, scene.seen.board.lit)
        hasHints = scene.seen.solutions == .one
        (letters, self.columns) = (scene.life.keys.lettersOfTools, columns)
    }

    var content: some View {
        let pictures = SudokuBoardToolButton.allCases.map(picture)
        return Column {
            FirstThatFits {
                grid(columns, pictures)
                table(columns, pictures)
                grid(max(1, columns - 1), pictures)
            }
            marks
        }
    }

    private var marks: some View {
        FirstThatFits {
            Row(spacing: 1) {
                light
                Spacer()
                colors
            }
            Column {
                light
                colors
            }
        }
    }

    /// The lit digit. Pressing it lights the next digit.
    private var light: some View {
        (key(of: Self.lightNext, canBeUsed: true)
            + Text(
                " \(words.sudoku.light) \(steady(lit.map(String.init) ?? words.sudoku.off))",
                lit == nil ? .text : .accent))
            .onPress(Self.lightNext)
    }

    static var lightNext: SudokuAct { .play(.sheet(.mark(.lightNext(isBackwards: false)))) }

    private var colors: some View {
        Row {
            for color in SudokuColor.allCases {
                Text(" \(color.rawValue) ").background(color.role)
                    .onPress(SudokuAct.play(.sheet(.mark(.color(color)))))
            }
        }
    }

    /// Columns that are as wide as their longest tools.
    private func table(_ columns: Int, _ pictures: [some View]) -> some View {
        Row(spacing: 1) {
            for column in 0..<columns {
                Column {
                    for index in stride(from: column, to: pictures.count, by: columns) {
                        pictures[index]
                    }
                }
            }
        }
    }

    /// Columns of equal width.
    private func grid(_ columns: Int, _ pictures: [some View]) -> some View {
        Column {
            for first in stride(from: 0, to: pictures.count, by: columns) {
                Row(spacing: 1) {
                    for picture in pictures[first..<min(first + columns, pictures.count)] {
                        picture.stretching(columns: 1)
                    }
                    // Fills the last row, so that its columns are as wide as the columns above.
                    if first + columns > pictures.count {
                        Text("").stretching(columns: first + columns - pictures.count)
                    }
                }
            }
        }
    }

    /// The name of a state, as wide as “off”, so that nothing moves when the state changes.
    private func steady(_ state: String) -> String {
        let missing = CharacterWidth(words.sudoku.off).columns - CharacterWidth(state).columns
        return state + String(repeating: " ", count: max(0, missing))
    }

    private func picture(of tool: SudokuBoardToolButton) -> some View {
        let isOn = tool == .toggleNotes && seen.writesNotes
        let canBeUsed = canBeUsed(tool)
        let role: Role = isOn ? .accent : canBeUsed ? .text : .disabled
        return (key(of: tool.act, canBeUsed: canBeUsed) + Text(" \(name(of: tool))", role))
            .onPress(tool.act)
    }

    private func key(of act: SudokuAct, canBeUsed: Bool) -> Text {
        Text(letters[act].map(String.init) ?? "", canBeUsed ? .key : .disabled)
    }

    private func canBeUsed(_ tool: SudokuBoardToolButton) -> Bool {
        switch tool {
        case .undo: seen.canUndo
        case .redo: seen.canRedo
        case .hint: hasHints
        case .returnToSavePoint: seen.savePoints > 0
        case .erase, .toggleNotes, .fillNotes, .savePoint: true
        }
    }

    private func name(of tool: SudokuBoardToolButton) -> String {
        let words = words.sudoku
        return switch tool {
        case .undo: words.undo
        case .erase: words.erase
        case .toggleNotes: "\(words.notes) \(steady(seen.writesNotes ? words.on : words.off))"
        case .redo: words.redo
        case .hint: words.hint
        case .fillNotes: words.fillNotes
        case .savePoint: words.savePoint
        case .returnToSavePoint: words.goBack
        }
    }
}
