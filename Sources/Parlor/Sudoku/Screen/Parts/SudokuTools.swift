import Games
import TUI

/// What can be done besides writing digits, with the keys that do it.
struct SudokuTools: CompositeView {
    let scene: SudokuScene
    let words: Words

    /// How many stand side by side.
    let columns: Int
    let hintKey: String

    var content: some View {
        Column {
            for first in stride(from: 0, to: tools.count, by: columns) {
                Row(spacing: 1) {
                    for tool in tools[first..<min(first + columns, tools.count)] {
                        picture(of: tool).stretching(columns: 1)
                    }
                }
            }
        }
    }

    private struct Tool {
        let key, name: String
        let ability: Sudoku.Ability
        let canBeUsed: Bool
    }

    private var tools: [Tool] {
        let words = words.sudoku
        return [
            Tool(key: "u", name: words.undo, ability: .undo, canBeUsed: scene.canUndo),
            Tool(key: "x", name: words.erase, ability: .erase, canBeUsed: true),
            Tool(
                key: "m", name: "\(words.memo) \(scene.isOnMemo ? words.on : words.off)",
                ability: .memo, canBeUsed: true),
            Tool(key: "U", name: words.redo, ability: .redo, canBeUsed: scene.canRedo),
            Tool(key: hintKey, name: words.hint, ability: .hint, canBeUsed: true),
            Tool(key: "f", name: words.fillNotes, ability: .fillNotes, canBeUsed: true),
            Tool(key: "s", name: words.savePoint, ability: .savePoint, canBeUsed: true),
            Tool(
                key: "S", name: words.goBack, ability: .returnToSavePoint,
                canBeUsed: scene.savePoints > 0),
        ]
    }

    private func picture(of tool: Tool) -> some View {
        let isOn = tool.ability == .memo && scene.isOnMemo
        let role: Role = isOn ? .accent : tool.canBeUsed ? .text : .disabled
        return (Text(tool.key, tool.canBeUsed ? .key : .disabled) + Text(" \(tool.name)", role))
            .onPress(SudokuSpot.act(.use(tool.ability)))
    }
}
