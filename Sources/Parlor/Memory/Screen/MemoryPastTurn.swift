import Games
import TUI

/// A turn that the player looks back at: the table at that time, with the cards that had been seen,
/// the cards of the turn, and a better choice if there was one.
struct MemoryPastTurn: CompositeView, Equatable {
    private let turn: MemoryTurn<String>
    private let seen: MemorySeen<String>
    /// The number of rows of cards, and the number of rows below them.
    private let rows: Int?
    private let rowsBelow: Int
    private let arrangement: MemoryArrangement?
    private let reading: Reading
    private let words: Words
    /// A message in place of the move.
    private let message: String?

    init(_ turn: Int, scene: MemoryScene) {
        (self.turn, seen, words) = (scene.seen.turns[turn], scene.seen, scene.words)
        message = scene.life.refusal?.reason
        (rows, rowsBelow, arrangement) = (scene.rows, scene.rowsBelow, scene.arrangement)
        reading = scene.life.reading
    }

    /// The player if there are several, and the round and the move if there are several rounds.
    private var move: String {
        let move =
            seen.rounds > 1 ? words.memory.move(turn.move, round: turn.round) : nil
        let player =
            seen.score.scores.count > 1 ? words.memory.name(seen.playerName(turn.player)) : nil
        return [player, move].compactMap(\.self).joined(separator: ", ")
    }

    var content: some View {
        Column {
            title.padding(columns: 1)
            table.stretching(columns: 1, rows: 1)
            Column {
                if let pages = reading.pages { pages.lines(reading.page).padding(columns: 1) }
            }
            .frame(rows: rowsBelow)
        }
        .stretching(columns: 1, rows: 1)
    }

    /// The title line. If a message needs the space, the title and the number are left out.
    private var title: some View {
        FirstThatFits {
            title(hasName: true, hasPlace: true)
            title(hasName: false, hasPlace: true)
            title(hasName: false, hasPlace: false)
        }
    }

    private func title(hasName: Bool, hasPlace: Bool) -> some View {
        Row(spacing: 2) {
            if hasName { Text(words.memory.about.title, .title) }
            if hasPlace { Text(words.games.place(of: seen.lookBack), .accent) }
            Spacer()
            if let message { Text(message, .warning) } else { Text(move, .dim) }
        }
    }

    private var table: MemoryTable {
        MemoryTable(
            cards: turn.faces.enumerated().map {
                MovingMemoryCard($1, slot: $0, wasSeen: turn.seen.contains($1.id))
            },
            focus: turn.better.flatMap { better in turn.faces.firstIndex { $0.id == better } },
            isOpen: false, refusal: nil, rows: rows, arrangement: arrangement)
    }

    /// The text about a turn, with an explanation of the dots if the table has some. Cards without
    /// pictures have letters in their place.
    static func text(of turn: Int, in scene: MemoryScene) -> String {
        let (turn, words) = (scene.seen.turns[turn], scene.words.memory)
        let text = words.description(
            of: turn, by: scene.seen.playerName(turn.player), hasPictures: scene.hasPictures)
        let hasDot = turn.faces.contains { $0.side == .back && turn.seen.contains($0.id) }
        return hasDot ? "\(text) \(words.seenCards)" : text
    }
}
