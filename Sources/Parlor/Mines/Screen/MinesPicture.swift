import Games
import TUI

/// The mines game as a picture: what is left, the board, and what there is to say about it.
struct MinesPicture: CompositeView {
    let scene: MinesScene
    let showsClock: Bool

    private var words: Words { scene.words }
    private var seen: MinesSeen { scene.seen }

    var content: some View {
        Column {
            top
            Reader { room in
                if let field = MinesField(scene, in: room) {
                    Column {
                        field.aligned(.center)
                        message(below: field, in: room)
                    }
                    .padding(top: (room.rows - field.size(in: room).rows - 2) / 2)
                } else {
                    Text("\(words.window.tooSmall), \(words.mines.smaller)", .warning)
                        .wrapped().aligned(.center, .center)
                }
            }
            .stretching(columns: 1, rows: 1)
        }
    }

    private var top: some View {
        Row(spacing: 2) {
            Text(words.mines.about.title, .title)
            Text(words.mines.mines(seen.minesLeft), .accent)
            Spacer()
            if let guesses = seen.guesses { Text(words.mines.guesses(guesses), .dim) }
            if showsClock { Text(seen.result?.time ?? seen.clock.time.text, .accent) }
        }
        .padding(columns: 1)
    }

    /// Whether a board has room in a window, between the line above it and the keys.
    static func hasRoom(for board: MinesSize, in window: Size) -> Bool {
        MinesField.hasRoom(
            for: board, in: Size(columns: window.columns, rows: window.rows - 2))
    }

    /// As much as there is room for: the reasons are left out before what follows from them.
    private func message(below field: MinesField, in room: Size) -> some View {
        let left = Size(
            columns: min(76, room.columns - 2), rows: room.rows - field.size(in: room).rows)
        let texts = message.map { Text($0, seen.phase == .lost ? .danger : .text).wrapped() }
        let fitting = texts.first {
            $0.size(in: Size(columns: left.columns, rows: .max)).rows <= left.rows
        }
        return (fitting ?? texts.last ?? Text("")).atMost(columns: left.columns).aligned(.center)
    }

    /// Sentences about the game, at length and shorter.
    private var message: [String] {
        let texts = words.mines
        let size = seen.options.size
        if let reason = scene.life.refusal?.reason { return [reason] }
        if let line = scene.life.copied { return [line] }
        if let result = seen.result { return texts.end(result, seen.verdict) }
        if !scene.misfit.isEmpty { return texts.misfit(scene.misfit.map(size.name)) }
        if let hint = seen.hint { return texts.text(of: hint, in: size) }
        if let remark = scene.remark { return [remark] }
        if seen.start != nil { return [texts.allBeginHere] }
        return seen.cells.allSatisfy { $0.number == nil } ? [texts.first] : []
    }
}
