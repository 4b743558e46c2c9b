import Games
import TUI

/// The memory game. From top to bottom, it has the title, the cards, the clock and its bar.
struct MemoryPicture: CompositeView, Equatable {
    private let words: Words
    /// The turn that the player looks back at; nil if there is none.
    private let pastTurn: MemoryPastTurn?
    private let topLine: MemoryTopLine
    private let table: MemoryTable
    /// The stars during the celebration.
    private let stars: MemoryStars?
    /// The clock; nil at the end, when the dialog covers its line.
    private let clock: TimeIndicator?
    private let rowsBelow: Int
    /// The free columns at the right edge, which are the same for the text and for the cards.
    private let margin: Int

    init(scene: MemoryScene, showsClock: Bool) {
        let (seen, life) = (scene.seen, scene.life)
        words = scene.words
        pastTurn = scene.lookBack.shown.map { MemoryPastTurn($0, scene: scene) }
        topLine = MemoryTopLine(scene: scene)
        table = MemoryTable(
            cards: scene.table, focus: scene.dialog == nil ? scene.slot : nil, isOpen: true,
            refusal: life.refusal, rows: scene.rows, arrangement: scene.arrangement)
        let hasStars = life.end == .celebration && seen.score.stars != nil
        stars = hasStars ? MemoryStars(lit: scene.stars) : nil
        let clock = scene.clock
        let time = words.memory.time(clock.time.text, isLeft: clock.progress != nil)
        self.clock =
            seen.phase == .finished ? nil : TimeIndicator(clock, label: showsClock ? time : nil)
        rowsBelow = scene.rowsBelow
        margin = scene.arrangement?.margin ?? 1
    }

    @ViewBuilder var content: some View {
        if let pastTurn {
            pastTurn
        } else {
            Column {
                topLine.padding(left: 1, right: margin)
                Layers {
                    cards
                    if let stars { stars.aligned(.center, .center) }
                }
                .stretching(columns: 1, rows: 1)
                Column {
                    if let clock {
                        clock.padding(left: 1, right: margin).aligned(nil, .bottom)
                    }
                }
                .frame(rows: rowsBelow)
            }
        }
    }

    private var cards: some View {
        Reader { room in
            if table.places(in: room) != nil {
                table
            } else {
                Text(words.memory.tooSmall, .warning).wrapped()
                    .aligned(.center, .center)
            }
        }
    }
}
