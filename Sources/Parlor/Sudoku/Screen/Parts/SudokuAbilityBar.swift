import Games
import TUI

/// The abilities of the player other than writing digits, with their keys.
struct SudokuAbilityBar: CompositeView {
    private let words: Words
    private let seen: SudokuAbilityViewModel.Seen
    private let lit: Int?
    private let hintKey: String
    private let hasHints: Bool
    /// The preferred number of columns.
    private let columns: Int

    init(scene: SudokuScene, columns: Int) {
        (words, seen, lit) = (scene.words, scene.seen.ability, scene.seen.board.lit)
        (hintKey, self.columns) = (scene.preferences.hintKey, columns)
        hasHints = scene.seen.solutions == .one
    }

    var content: some View {
        let pictures = tools.map(picture)
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
        (Text("v", .key)
            + Text(
                " \(words.sudoku.light) \(steady(lit.map(String.init) ?? words.sudoku.off))",
                lit == nil ? .text : .accent))
            .onPress(SudokuAct.play(.mark(.lightNext(isBackwards: false))))
    }

    private var colors: some View {
        Row {
            for color in SudokuColor.allCases {
                Text(" \(color.rawValue) ").background(color.role)
                    .onPress(SudokuAct.play(.mark(.color(color))))
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

    /// The keys that the bar names, as the help spells them.
    static func keys(hint: String) -> Set<String> {
        ["u", "x, 0, ⌫", "m", "U, Ctrl-R", "h, H", hint, "f", "s, S"]
    }

    private struct Tool {
        let key, name: String
        let action: SudokuGame.Action
        let canBeUsed: Bool
    }

    private var tools: [Tool] {
        let words = words.sudoku
        return [
            Tool(key: "u", name: words.undo, action: .use(.undo), canBeUsed: seen.canUndo),
            Tool(key: "x", name: words.erase, action: .use(.erase), canBeUsed: true),
            Tool(
                key: "m", name: "\(words.notes) \(steady(seen.writesNotes ? words.on : words.off))",
                action: .use(.toggleNotes), canBeUsed: true),
            Tool(key: "U", name: words.redo, action: .use(.redo), canBeUsed: seen.canRedo),
            Tool(key: hintKey, name: words.hint, action: .hint, canBeUsed: hasHints),
            Tool(key: "f", name: words.fillNotes, action: .use(.fillNotes), canBeUsed: true),
            Tool(key: "s", name: words.savePoint, action: .use(.savePoint), canBeUsed: true),
            Tool(
                key: "S", name: words.goBack, action: .use(.returnToSavePoint),
                canBeUsed: seen.savePoints > 0),
        ]
    }

    private func picture(of tool: Tool) -> some View {
        let isOn = tool.action == .use(.toggleNotes) && seen.writesNotes
        let role: Role = isOn ? .accent : tool.canBeUsed ? .text : .disabled
        return (Text(tool.key, tool.canBeUsed ? .key : .disabled) + Text(" \(tool.name)", role))
            .onPress(SudokuAct.play(tool.action))
    }
}
