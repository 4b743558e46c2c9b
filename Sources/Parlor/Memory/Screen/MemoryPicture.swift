import Games
import TUI

/// The memory game. From top to bottom, it has the title, the cards, the clock and its bar.
struct MemoryPicture: CompositeView {
    let scene: MemoryScene
    let showsClock: Bool

    private var words: Words { scene.words }
    private var seen: MemorySeen<String> { scene.seen }

    var content: some View {
        if let pastTurn = scene.pastTurn {
            MemoryPastTurn(
                number: pastTurn, seen: seen, lookBack: scene.lookBack, rows: scene.rows,
                rowsBelow: scene.rowsBelow, hasPictures: scene.hasPictures, words: words,
                message: scene.life.refusal?.reason)
        } else {
            Column {
                top.padding(columns: 1)
                Layers {
                    table
                    if scene.life.end == .celebration && seen.score.stars != nil {
                        MemoryStars(lit: scene.stars).aligned(.center, .center)
                    }
                }
                .stretching(columns: 1, rows: 1)
                // The dialog of the end covers the line of the clock, which stays empty.
                Column {
                    if seen.phase != .finished { clock.padding(columns: 1).aligned(nil, .bottom) }
                }
                .frame(rows: scene.rowsBelow)
            }
        }
    }

    /// The top line. If the message does not fit, the title is left out first, then the names of
    /// the players, and last the end of the message. The round is always there.
    private var top: some View {
        FirstThatFits {
            if seen.phase == .ready {
                top(hasTitle: true, scene.urgentMessage ?? aim)
                top(hasTitle: false, scene.urgentMessage ?? aim)
            }
            top(hasTitle: true, message)
            top(hasTitle: false, message)
            top(hasTitle: false, hasNames: false, message)
            if scene.urgentMessage == nil { top(hasTitle: false, hasNames: false, nil) }
            Row(spacing: 2) {
                Text(message, scene.urgentMessage == nil ? .dim : .warning).alignment(.right)
                    .stretching(columns: 1)
                round
            }
        }
    }

    private func top(hasTitle: Bool, hasNames: Bool = true, _ message: String?) -> some View {
        Row(spacing: 2) {
            if hasTitle { Text(scene.title, .title) }
            if seen.score.scores.count > 1 {
                if seen.phase != .finished {
                    Text(words.memory.turn(seen.playerName(seen.turn)), .accent)
                }
                Text(hasNames ? scene.namedPairs : scene.pairs)
            }
            Spacer()
            if let stars = scene.shownStars { Text(MemoryStars.line(stars), .warning) }
            if let message { Text(message, scene.urgentMessage == nil ? .dim : .warning) }
            round
        }
    }

    private var round: Text { Text("\(scene.round)/\(seen.rounds)", .accent) }

    private var aim: String { words.memory.aim(of: seen.score.options) }

    private var message: String { scene.urgentMessage ?? words.memory.moves(seen.score.moves) }

    private var table: some View {
        Reader { size in
            if MemoryArrangement(of: scene.cards.count, in: size, rows: scene.rows) != nil {
                MemoryTable(
                    cards: scene.table, focus: scene.dialog == nil ? scene.slot : nil,
                    isOpen: true, refusal: scene.life.refusal, rows: scene.rows)
            } else {
                Text(words.memory.tooSmall, .warning).wrapped()
                    .aligned(.center, .center)
            }
        }
    }

    private var clock: some View {
        TimeIndicator(scene.clock, label: showsClock ? scene.clock.time.text : nil)
    }
}
